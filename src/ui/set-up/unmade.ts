import type { FilmOnShow, PosterView } from '../../app/ports/poster.ts';
import { SET_UP } from '../../text/rooms/set-up.ts';

/** More faces than these cannot be told apart on a poster. */
const BILLED = 4;

/** Nobody has made it yet: who is promised a place in it, and by whom. */
export const unmade = ({ sign, line, picture }: FilmOnShow, billed: readonly string[], below: string): PosterView => ({
  film: sign,
  title: SET_UP.unmade,
  tagline: line,
  picture,
  billing: billed.slice(0, BILLED).map((name) => ({ name, picture: async () => null, turned: false })),
  halfStars: null,
  below,
});
