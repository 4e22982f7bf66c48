import { percent } from '../../numerals.ts';

/** The words of the survival meter. */
export const METER = {
  name: 'Chance that somebody lives',
  short: 'Survival',
  none: '…',
  /** Never finer than a point: nobody can roll half of one. */
  reading: (share: number, error: number): string =>
    error === 0 ? percent(share) : `${percent(share)} ± ${Math.max(1, Math.ceil(error * 100))}`,
  aloud: (share: number, error: number): string =>
    error === 0
      ? percent(share)
      : `About ${percent(share)}, give or take ${Math.max(1, Math.ceil(error * 100))} points`,
} as const;
