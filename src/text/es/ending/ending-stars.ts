import type { Catalogue } from '../../language.ts';
import { plural } from '../grammar.ts';

const starsIn = (half: number): string => {
  const whole = Math.floor(half / 2);
  if (half % 2 === 0) return plural(whole, 'estrella');
  return whole === 0 ? 'Media estrella' : `${plural(whole, 'estrella')} y media`;
};

/** What the press gave: of four, by halves. */
export const starsOfFour: Catalogue['ending-stars']['starsOfFour'] = (half) => `${starsIn(half)} de cuatro`;
