import { glance, type MovieState, table, type View } from '../../rules/shuffling-horror/index.ts';
import { type Save, type Seating, YOU } from '../../storage/save.ts';
import { nameOf } from '../../text/cards/names.ts';
import { UI } from '../../text/play/ui.ts';
import { titleOf } from '../../text/rooms/films.ts';
import { VAULT } from '../../text/rooms/vault.ts';
import { turnOf } from '../../games/shuffling-horror/app/play/coat.ts';
import { sitsOnBoth } from '../../games/shuffling-horror/app/play/players.ts';
import type { KeptMovie, Still } from '../ports/vault.ts';

/** What is seen of a save before it is played: all from its own snapshot, so that one from another house has a picture, too. */
export function keptMovie(save: Save, name: string, date: number | null): KeptMovie {
  const { snapshot, seating, mode } = save;
  return {
    name,
    date,
    bill: VAULT.bill(
      titleOf(snapshot.deck),
      mode,
      seating.director === YOU ? null : UI.levels(seating.director),
      marksOf(seating),
    ),
    reel: snapshot.reel,
    round: snapshot.round,
    still: stillOf(snapshot),
  };
}

/** What is out of the ordinary about who sits where. */
export function marksOf(seating: Seating): string[] {
  const turn = turnOf(seating);
  return [...(sitsOnBoth(seating) ? [VAULT.both] : []), ...(turn === null ? [] : [VAULT.turned(turn.reel)])];
}

/** What stands on a can until somebody writes on it. */
export const labelFor = ({ snapshot: { seats } }: Save): string =>
  VAULT.unnamed(seats.flatMap(({ pool }) => pool.map(({ id }) => nameOf(id))));

/** Asked for whenever anything in the vault changes. */
const STILLS = new WeakMap<MovieState, Still>();

export function stillOf(snapshot: MovieState): Still {
  const known = STILLS.get(snapshot);
  if (known !== undefined) return known;
  const still = madeStill(snapshot);
  STILLS.set(snapshot, still);
  return still;
}

const madeStill = (snapshot: MovieState): Still =>
  stillOfView(glance({ ...snapshot, prompt: null, events: null }, null));

export function stillOfView(view: View): Still {
  const { frames, seats } = view;
  return {
    frames: frames.map(({ cards }) => {
      const card = cards.at(-1);
      return card === undefined ? null : { card, turned: card !== '?' && table.isFace(view, card) };
    }),
    cast: seats.flatMap(({ pool }) => pool.map(({ id }) => id)),
  };
}
