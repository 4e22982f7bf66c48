import type { Film } from '../../app/ports/front.ts';
import { TITLE } from '../../text/rooms/title.ts';
import './posters.css';

export interface PostersProps {
  films: readonly Film[];
  picked: string;
  /** The film of the game that was left, and how far it has come. */
  left: { film: string; stands: string } | null;
  onPick: (film: string) => void;
}

/** A row of posters, one for each film: arrow keys walk it. */
export function Posters({ films, picked, left, onPick }: PostersProps) {
  return (
    <fieldset class="posters">
      <legend class="unseen">{TITLE.menu.posters}</legend>
      {films.map(({ id, name, year, line, accent, poster }) => (
        <label key={id} class={id === picked ? 'poster picked' : 'poster'} style={{ '--accent': accent }}>
          <input type="radio" name="film" class="unseen" checked={id === picked} onChange={() => onPick(id)} />
          <img src={poster} alt="" width={220} height={120} loading="lazy" />
          <span class="poster-name">{name}</span> <span class="poster-year">{year}</span>
          <span class="unseen">. {line}</span>
          {left?.film === id && <span class="poster-left">{left.stands}</span>}
        </label>
      ))}
    </fieldset>
  );
}
