import type { Film } from '../app/ports/front.ts';
import type { FilmOnShow, FilmSign } from '../app/ports/poster.ts';

export const signOf = ({ id, name, accent, pattern }: Film): FilmSign => ({ id, name, colour: accent, pattern });

/** A film by what is said of it outside, and the picture that hangs there. */
export function onShow(film: Film): FilmOnShow {
  const { line, poster, accent } = film;
  const picture = { url: poster.replace('@1x', '@2x'), frame: { x: 0, y: 0, w: 440, h: 260 }, accent };
  return { sign: signOf(film), line, picture: async () => picture };
}
