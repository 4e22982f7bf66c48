import type { AtHand, Film } from '../../app/ports/front.ts';
import { TITLE } from '../../text/rooms/title.ts';
import './posters.css';

export interface PostersProps {
  films: readonly Film[];
  picked: string;
  /** The film of the game that was left, and how far it has come. */
  left: { film: string; stands: string } | null;
  onPick: (film: string) => void;
  /** Null: it comes with the house, or nothing is known of it. */
  atHand: (film: string) => AtHand | null;
  onKeep: (film: string) => void;
}

/** A row of posters, one for each film: arrow keys walk it. */
export function Posters({ films, picked, left, onPick, atHand, onKeep }: PostersProps) {
  return (
    <fieldset class="posters">
      <legend class="unseen">{TITLE.menu.posters}</legend>
      <ul>
        {films.map(({ id, name, year, line, accent, poster }) => (
          <li
            key={id}
            aria-label={name}
            class={id === picked ? 'poster picked' : 'poster'}
            style={{ '--accent': accent }}
          >
            <label>
              <input type="radio" name="film" class="poster-pick" checked={id === picked} onChange={() => onPick(id)} />
              <img src={poster} alt="" width={220} height={120} loading="lazy" />
              <span class="poster-name">{name}</span> <span class="poster-year">{year}</span>
              <span class="unseen">. {line}</span>
              {left?.film === id && <span class="poster-left">{left.stands}</span>}
            </label>
            <Kept film={name} atHand={atHand(id)} onKeep={() => onKeep(id)} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const WORDS = TITLE.menu.atHand;

/** Whether it plays without a network, and the way to see to it. */
function Kept({ film, atHand, onKeep }: { film: string; atHand: AtHand | null; onKeep: () => void }) {
  if (atHand === null) return null;
  const canKeep = atHand === 'not-kept' || atHand === 'not-fetched' || atHand === 'no-room';
  return (
    <p class={`poster-kept ${atHand}`}>
      {atHand !== 'not-kept' && <span role="status">{WORDS[atHand]}</span>}
      {canKeep && (
        <button type="button" class="small-link" onClick={onKeep}>
          {WORDS['not-kept']}
          <span class="unseen">: {film}</span>
        </button>
      )}
    </p>
  );
}
