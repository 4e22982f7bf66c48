import type { DeckId } from '../../../../rules/shuffling-horror/index.ts';
import { FILMS } from '../../../../text/rooms/films.ts';
import { FilmMark } from '../../../../ui/lobby/film-mark.tsx';
import { PickOne } from '../../../../ui/lobby/pick-one.tsx';
import type { DeckOnShow } from '../../app/ports/catalogue.ts';

interface Props {
  films: readonly DeckOnShow[];
  picked: DeckId;
  onPick: (deck: DeckId) => void;
}

/** Which movie it is to be. */
export const Films = ({ films, picked, onPick }: Props) => (
  <PickOne
    legend={FILMS.title}
    group="movie"
    options={films.map(({ deck }) => deck)}
    nameOf={(deck) => <Named film={films.find((it) => it.deck === deck)} />}
    value={picked}
    onPick={onPick}
  />
);

const Named = ({ film }: { film: DeckOnShow | undefined }) =>
  film === undefined ? null : (
    <>
      <FilmMark film={film.sign} /> {film.sign.name}
    </>
  );
