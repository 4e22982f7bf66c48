import { render } from 'preact';
import { SHORTS } from '../../../../text/rooms/shorts.ts';
import { TERMS } from '../../../../text/rule-cards/terms.ts';
import { byDeck } from '../../../../text/words-by-deck.ts';
import { Room } from '../../../../ui/kit/room.tsx';
import { SHORT_IDS, SHORT_RULES, type ShortId } from '../../app/ports/shorts.ts';
import { Glossed, Trade } from '../glossary/glossed.tsx';
import './room.css';

interface Props {
  deck: string;
  onPlay: (id: ShortId) => void;
  onLeave: () => void;
}

/** The list of scenes: what each is called, its goal and its rule. */
export function mountShorts(house: HTMLElement, { deck, onPlay, onLeave }: Props): () => void {
  render(
    <Room title={SHORTS.title} aside={SHORTS.aside} kind="shorts" onLeave={onLeave}>
      <p class="shorts-says">{SHORTS.says}</p>
      <Trade.Provider value={byDeck(deck, TERMS)}>
        <ol class="shorts-list">
          {SHORT_IDS.map((id) => (
            <Short key={id} id={id} onPlay={onPlay} />
          ))}
        </ol>
      </Trade.Provider>
    </Room>,
    house,
  );
  return () => render(null, house);
}

function Short({ id, onPlay }: { id: ShortId; onPlay: Props['onPlay'] }) {
  const { title, goal } = SHORTS.scenes[id];
  return (
    <li class="slip short">
      <h2>{title}</h2>
      <p>
        <Glossed words={goal} />
      </p>
      <p class="short-foot">
        <span>{SHORTS.rule(SHORT_RULES[id][0])}</span>
        <button type="button" class="stamp" aria-label={SHORTS.playNamed(title)} onClick={() => onPlay(id)}>
          {SHORTS.play}
        </button>
      </p>
    </li>
  );
}
