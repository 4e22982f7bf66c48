/** SA1.2: cards with the script back go to hands. */
export const SCRIPT = [
  'stand-in',
  'recast',
  'nitrate',
  'screen-test',
  'fire-axe',
  'close-up',
  'second-take',
  'house-lights',
  'swap-marks',
  'reverse-shot',
  'love-scene',
  'exit-running',
  'on-my-mark',
  'double-take',
  'my-contract',
  'wrong-room',
  'asbestos',
  'trailer',
  'chained-door',
] as const;
export type Script = (typeof SCRIPT)[number];

export const BLACKOUTS = [
  'line-up',
  'loose-hitch',
  'new-blocking',
  'lost-pages',
  'three-over',
  'rusted-chains',
  'places',
  'aside',
  'pass-props',
  'thermos',
  'prop-table',
  'dropped-bag',
] as const;
export type Blackout = (typeof BLACKOUTS)[number];

/** Copies of a card are the same card (SA19.2): the state counts them and never tells them apart. */
export type Card = Script | Blackout;
export type Back = 'script' | 'blackout';

export const ROLES = ['original', 'recast', 'stand-in'] as const;
export type Role = (typeof ROLES)[number];

/** Clockwise is 1. */
export type Direction = 1 | -1;

/** The ways to see a card of somebody else's that are not shown to all (SA17.2). */
export const LOOKS = ['close-up', 'screen-test', 'double-take', 'aside'] as const;
export type Look = (typeof LOOKS)[number];

export const FEWEST_SEATS = 4;
export const MOST_SEATS = 12;
export const HAND = 4;
/** SA4.2 */
export const MOST_RECAST_HELD = 3;
/** SA16.2 */
export const MOST_RECAST = 20;
