import type { DeckId } from '../../rules/shuffling-horror/index.ts';
import type { SurvivorOf } from '../cards/card-ids.ts';

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
