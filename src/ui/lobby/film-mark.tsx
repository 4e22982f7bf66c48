import type { FilmSign } from '../../app/ports/poster.ts';

/** A film's colour and pattern, beside its name or where that is said. */
export const FilmMark = ({ film: { colour, pattern } }: { film: Pick<FilmSign, 'colour' | 'pattern'> }) => (
  <span class={`film-mark ${pattern}`} style={{ '--film-colour': colour }} aria-hidden="true" />
);
