import type { DeckId } from '../rules/index.ts';
import type { SurvivorOf } from './card-ids.ts';

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

export type SurvivorId = SurvivorOf<DeckId>;

/** What the survivors of a deck say, and when. */
export type VoicesOf<D extends DeckId> = Readonly<Record<SurvivorOf<D>, Readonly<Record<Moment, readonly string[]>>>>;
