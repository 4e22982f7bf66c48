import { plural } from '../grammar.ts';

const starsIn = (half: number): string => {
  const whole = Math.floor(half / 2);
  if (half % 2 === 0) return plural(whole, 'star');
  return whole === 0 ? 'Half a star' : `${whole} and a half stars`;
};

/** What the press gave: of four, by halves. */
export const starsOfFour = (half: number): string => `${starsIn(half)} of four`;
