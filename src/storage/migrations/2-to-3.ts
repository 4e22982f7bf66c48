import type { Plain } from '../check.ts';
import { FIRST_GAME } from '../save.ts';

/** In format 2 there was one game, and two names were others: `way` for the mode, `lead` for how many replies had opened the movie. */
export function twoToThree(save: Plain): Plain {
  const { way, lead, ...rest } = save;
  return { ...rest, format: 3, game: FIRST_GAME, mode: way, opening: lead };
}
