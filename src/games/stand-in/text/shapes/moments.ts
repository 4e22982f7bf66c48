import type { Face } from './company.ts';

/** When one of the company opens its mouth, beside what it claims. Nothing here may depend on a hidden role or card (SA17.8). */
export const MOMENTS = [
  'opens', // its first turn
  'accuses',
  'accused',
  'vouches',
  'pleads', // a Nitrate Reel is thrown at it
  'burns', // it burns somebody
  'burnt', // last words
  'spared', // by a curtain
  'refuses',
  'refused',
  'shows', // a hand, to all
  'blackout', // it draws one
  'locked', // in a trailer
  'witness', // somebody else is burnt
] as const;
/** Told when it is over and all roles are open: before, each of these would give somebody away. */
export const LATER_MOMENTS = [
  'turned',
  'lied',
  'masked', // it was the Stand-In
  'wins',
  'loses',
] as const;
export type Moment = (typeof MOMENTS)[number] | (typeof LATER_MOMENTS)[number];

export type VoicesOf<F extends Face> = Readonly<Record<F, Readonly<Record<Moment, readonly string[]>>>>;
