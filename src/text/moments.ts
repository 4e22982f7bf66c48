import type { SURVIVOR_IDS } from './card-ids.ts';

/** When the cast opens its mouth. */
export const MOMENTS = [
  'enters',
  'takes',
  'kills',
  'misses',
  'fumbles',
  'lives',
  'rests',
  'shelters',
  'star',
  'probed',
  'witness', // a co-star is lost
  'last', // the last words
] as const;
export type Moment = (typeof MOMENTS)[number];

export type SurvivorId = (typeof SURVIVOR_IDS)[number];
