import type { AtHand, Film, WayIcon } from '../../app/ports/front.ts';
import { OUTSIDE } from '../../text/rooms/outside.ts';
import { toTheBoard } from './menu.tsx';
import './posters.css';
import { Icon } from './way-icon.tsx';

export interface Poster {
  film: Film;
  /** The ways to play it. */
  ways: readonly WayIcon[];
  /** Null: it comes with the house, or nothing is known of it. */
  atHand: AtHand | null;
}

export interface PostersProps {
  posters: readonly Poster[];
  picked: Film;
  /** The film of the game that was left, and how far it has come. */
  left: { film: string; stands: string } | null;
  onPick: (film: string) => void;
  onKeep: (film: string) => void;
}

/** A row of glass cases, one for each film: arrow keys walk it, Enter goes to the board. */
export function Posters({ posters, picked, left, onPick, onKeep }: PostersProps) {
  return (
    <fieldset
      class="posters"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        toTheBoard();
      }}
    >
      <legend class="unseen">{OUTSIDE.posters}</legend>
      <ul>
        {posters.map(({ film, ways, atHand }) => (
          <li
            key={film.id}
            aria-label={film.name}
            class={film === picked ? 'film-case picked' : 'film-case'}
            style={{ '--accent': film.accent }}
          >
            <label>
              <input
                type="radio"
                name="film"
                class="poster-pick"
                checked={film === picked}
                onChange={() => onPick(film.id)}
              />
              <Picture src={film.poster} />
              <span class="poster-name">{film.name}</span> <span class="poster-year">{film.year}</span>
              <span class="poster-ways">
                {ways.map((way) => (
                  <Icon key={way} of={way} />
                ))}
              </span>
              <span class="unseen">. {film.line}</span>
              {left?.film === film.id && (
                <>
                  <span class="unseen">. </span>
                  <span class="poster-left">{left.stands}</span>
                </>
              )}
            </label>
            <Kept film={film.name} atHand={atHand} onKeep={() => onKeep(film.id)} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Printed twice; whichever is nearer to what is seen. */
const Picture = ({ src }: { src: string }) => (
  <img
    src={src}
    srcset={`${src} 220w, ${src.replace('@1x', '@2x')} 440w`}
    sizes="max(150px, min(14.75vw, 26.2vh))"
    alt=""
    width={220}
    height={130}
  />
);

const WORDS = OUTSIDE.atHand;

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
