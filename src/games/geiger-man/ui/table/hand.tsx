import type { PaintFrame } from '../../app/ports/places.ts';
import type { StagePort, StageState } from '../../app/ports/stage.ts';
import type { CardOnTable } from '../../app/ports/table.ts';
import { WORDS } from '../../text/words.ts';
import { Lines } from '../kit/lines.tsx';
import { Picture } from '../kit/picture.tsx';
import './hand.css';
import { leaves } from './offered.ts';

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
  const cards = (thing: 'card' | 'shelf', list: readonly CardOnTable[]) =>
    list.map((card) => <Card key={`${thing} ${card.id}`} thing={thing} card={card} {...{ stage, state, paint }} />);
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
}

function Card({ thing, card, stage, state, paint }: CardProps) {
  const at = { thing, card: card.id } as const;
  const isOffered = leaves(state).some(
    (option) => option.at?.thing === thing && 'card' in option.at && option.at.card === card.id,
  );
  const { line } = WORDS.actions.ACTIONS[card.id];
  return (
    <li>
      <button
        type="button"
        class={`gm-card kind-${card.kind} ${thing}${isOffered ? ' offered' : ''}`}
        onClick={() => stage.pick(at)}
        aria-disabled={!isOffered}
      >
        <Picture frame={`action-${card.id}`} paint={paint} />
        <strong>
          {WORDS.names.actionName(card.id)}
          {card.count > 1 && <small> ×{card.count}</small>}
        </strong>
        {card.kind === 're-roll' ? <p>{line}</p> : <Lines lines={card.lines} chances={card.chances} />}
        {thing === 'shelf' && <span class="gm-cost">{card.cost}</span>}
      </button>
    </li>
  );
}
