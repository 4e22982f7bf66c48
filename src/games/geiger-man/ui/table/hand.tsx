import { Clapper } from '../../../../ui/kit/clapper.tsx';
import type { PaintFrame } from '../../app/ports/places.ts';
import type { StagePort, StageState } from '../../app/ports/stage.ts';
import type { CardOnTable } from '../../app/ports/table.ts';
import { WORDS } from '../../text/words.ts';
import { Lines } from '../kit/lines.tsx';
import { Picture } from '../kit/picture.tsx';
import './hand.css';
import { MOST_KEYS, type OnCard, onCards } from './offered.ts';
import { whyNot } from './why-not.ts';

interface Props {
  stage: StagePort;
  state: StageState;
  paint: PaintFrame;
}

/** Her cards, each a button; while she plans, what is for sale lies before them. */
export function Hand({ stage, state, paint }: Props) {
  const { hand, shelf, discard } = state.table;
  const { NAMED, TABLE } = WORDS.table;
  const isBuying = state.question?.type === 'buy';
  const chosenBy = onCards(state);
  const cards = (thing: 'card' | 'shelf', list: readonly CardOnTable[]) =>
    list.map((card) => {
      const key = `${thing} ${card.id}`;
      return <Card key={key} choice={chosenBy.get(key) ?? null} {...{ thing, card, stage, state, paint }} />;
    });
  const count = hand.reduce((sum, { count: n }) => sum + n, 0);
  const away = discard.reduce((sum, { count: n }) => sum + n, 0);
  return (
    <section class="gm-hand" aria-label={isBuying ? NAMED.shelf : NAMED.hand}>
      <p class="gm-piles">
        <b>{TABLE.handOf(count)}</b>
        <span>
          {TABLE.discard}: {away}
        </span>
      </p>
      <ul>
        {isBuying && cards('shelf', shelf)}
        {cards('card', hand)}
      </ul>
    </section>
  );
}

interface CardProps extends Props {
  thing: 'card' | 'shelf';
  card: CardOnTable;
  choice: OnCard | null;
}

/** What costs a card, and does not play it. */
const AWAY: readonly (string | undefined)[] = ['time', 'lose', 'return'];

function Card({ thing, card, choice, stage, state, paint }: CardProps) {
  const at = { thing, card: card.id } as const;
  const isOffered = choice !== null;
  const { line } = WORDS.actions.ACTIONS[card.id];
  const isMeant = choice !== null && (state.advice?.ids.includes(choice.option.id) ?? false);
  const looks = [
    isOffered ? 'offered' : '',
    isMeant ? 'meant' : '',
    AWAY.includes(choice?.option.reply?.type) ? 'away' : '',
  ];
  const not = isOffered ? '' : whyNot(state, thing, card);
  const pick = () => {
    const reply = choice?.option.reply ?? null;
    if (reply === null || state.question === null) stage.look(at);
    else stage.player?.choose(reply, state.question.n);
  };
  return (
    <li>
      <button type="button" class={`gm-card kind-${card.kind} ${thing} ${looks.join(' ')}`} onClick={pick}>
        <Picture frame={`action-${card.id}`} paint={paint} />
        <strong>
          {isMeant && <Clapper />}
          {isMeant && <span class="unseen">{WORDS.hints.HINT.marked}: </span>}
          {WORDS.names.actionName(card.id)}
        </strong>
        {card.kind === 're-roll' ? <p>{line}</p> : <Lines lines={card.lines} chances={card.chances} />}
        {not !== '' && <em class="gm-why-not">{not}</em>}
        {thing === 'shelf' && <span class="gm-cost">{card.cost}</span>}
        <span class="gm-marks">
          {choice !== null && choice.at < MOST_KEYS && (
            <span class="cap" aria-hidden="true">
              {choice.at + 1}
            </span>
          )}
          {card.count > 1 && <small>×{card.count}</small>}
        </span>
      </button>
    </li>
  );
}
