import { type Movie, type MovieState, publicView, table } from '../rules/index.ts';
import { type Save, YOU } from '../storage/save.ts';
import { titleOf } from '../text/bill.ts';
import { UI } from '../text/ui.ts';
import { VAULT } from '../text/vault.ts';
import type { KeptMovie, Still } from './ports/vault.ts';

/** What is seen of a save before it is played: all from its own snapshot, so that one from another house has a picture, too. */
export function keptMovie(save: Save, name: string, date: number | null): KeptMovie {
  const { snapshot, seating, way } = save;
  return {
    name,
    date,
    bill: VAULT.bill(titleOf(snapshot.deck), way, seating.director === YOU ? null : UI.levels(seating.director)),
    reel: snapshot.reel,
    round: snapshot.round,
    still: stillOf(snapshot),
  };
}

/** Asked for whenever anything in the vault changes. */
const STILLS = new WeakMap<MovieState, Still>();

export function stillOf(snapshot: MovieState): Still {
  const known = STILLS.get(snapshot);
  if (known !== undefined) return known;
  const still = madeStill(snapshot);
  STILLS.set(snapshot, still);
  return still;
}

function madeStill(snapshot: MovieState): Still {
  const movie: Movie = { ...snapshot, prompt: null, events: null };
  const { frames, seats } = publicView(movie);
  return {
    frames: frames.map(({ cards }) => {
      const card = cards.at(-1);
      return card === undefined ? null : { card, turned: card !== '?' && table.isFace(movie, card) };
    }),
    cast: seats.flatMap(({ pool }) => pool.map(({ id }) => id)),
  };
}
