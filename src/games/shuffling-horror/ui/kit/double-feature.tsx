import type { DeckId } from '../../../../rules/shuffling-horror/index.ts';
import { FILMS } from '../../../../text/rooms/films.ts';
import type { CatalogueEntry } from '../../app/ports/catalogue.ts';
import './double-feature.css';

interface Props {
  movies: readonly CatalogueEntry[];
  picked: string;
  onPick: (deck: DeckId) => void;
}

/** The posters outside: which movie it is to be. */
export function DoubleFeature({ movies, picked, onPick }: Props) {
  return (
    <fieldset class="double-feature">
      <legend>{FILMS.title}</legend>
      {movies.map(({ deck, accent }) => {
        const { name, year, line } = FILMS.movies[deck];
        return (
          <label key={deck} class={deck === picked ? 'one-sheet picked' : 'one-sheet'} style={{ '--accent': accent }}>
            <input type="radio" name="movie" checked={deck === picked} onChange={() => onPick(deck)} />
            <span class="one-sheet-name">{name}</span> <span class="one-sheet-year">{year}</span>{' '}
            <span class="one-sheet-line">{line}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
