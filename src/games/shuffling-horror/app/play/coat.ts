import { type Movie, outcome } from '../../../../rules/shuffling-horror/index.ts';
import { YOU } from '../../../../storage/save.ts';
import type { CoatTurn, Seating } from '../../kept.ts';
import type { Coat } from '../ports/stage.ts';

/** R17.2: a person who has nobody left may play their own Pod Players. Every entry of the coat turns it once more. */

export const hasTurned = ({ coat = [] }: Seating, given: number): boolean =>
  coat.filter(({ at }) => at <= given).length % 2 === 1;

/** The first time counts: from there on the player is no longer one of the cast. */
export const turnOf = ({ coat = [] }: Seating): CoatTurn | null => coat[0] ?? null;

/** Turned where it was turned just now, it is as it was. */
export function withTurn(seating: Seating, turn: CoatTurn): Seating {
  const { coat = [] } = seating;
  return withCoat(seating, coat.at(-1)?.at === turn.at ? coat.slice(0, -1) : [...coat, turn]);
}

/** As it was worn when so many replies had been given. */
export const wornAt = (seating: Seating, given: number): Seating =>
  withCoat(
    seating,
    (seating.coat ?? []).filter(({ at }) => at <= given),
  );

function withCoat({ coat: _, ...seating }: Seating, coat: readonly CoatTurn[]): Seating {
  return coat.length === 0 ? seating : { ...seating, coat };
}

/** Whether there is a coat to turn: all of the player's seats are eliminated (R17.1), and somebody else directs. */
export function coatOf(seating: Seating, movie: Movie, given: number): Coat | null {
  const yours = movie.seats.filter((_, seat) => seating.seats[seat] === YOU);
  if (seating.director === YOU || yours.length === 0 || outcome(movie) !== null) return null;
  if (!yours.every(({ eliminated }) => eliminated)) return null;
  return hasTurned(seating, given) ? 'turned' : 'own';
}
