import type { Catalogue } from '../../language.ts';
import { percent } from '../../numerals.ts';
import { plural } from '../grammar.ts';

/** The words of the survival meter. */
export const METER: Catalogue['meter']['METER'] = {
  name: 'Probabilidad de que alguien viva',
  short: 'Alguien vive',
  none: '…',
  reading: (share, error) =>
    error === 0 ? percent(share) : `${percent(share)} ± ${Math.max(1, Math.ceil(error * 100))}`,
  aloud: (share, error) =>
    error === 0
      ? percent(share)
      : `Alrededor del ${percent(share)}, ${plural(Math.max(1, Math.ceil(error * 100)), 'punto')} arriba o abajo`,
};
