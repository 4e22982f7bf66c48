import type { GeigerManEvent } from '../../../rules/geiger-man/index.ts';
import { type Beat, beat, NONE } from '../../effects/animation.ts';
import { COIN_MS } from './coin.ts';

/** How long dice are in the air, and how long the last things take to glide home. */
export const TUMBLE = 720;
export const SETTLE = 240;

/** Events that take a while; all others are told by what follows, or by the log alone. */
const TIMED: Partial<Record<GeigerManEvent['type'], Beat>> = {
  'turn-began': beat(260),
  'phase-began': beat(200),
  played: beat(420),
  discarded: beat(160),
  rolled: beat(520),
  're-rolled': beat(520),
  'turned-die': beat(360),
  'time-changed': beat(160),
  'horror-changed': beat(320),
  'bloodlust-rose': beat(420),
  'health-changed': beat(420),
  'killer-health-changed': beat(420),
  'token-turned': beat(COIN_MS),
  walked: beat(380),
  'girl-shifted': beat(380),
  'enemy-stepped': beat(460),
  'killer-placed': beat(520),
  panicked: beat(640),
  'victim-moved': beat(300),
  'victims-came': beat(360),
  'special-came': beat(500),
  saved: beat(420),
  'victim-killed': beat(620),
  spawned: beat(320),
  'minion-gone': beat(320),
  'pillar-placed': beat(320),
  'pillar-removed': beat(320),
  'girl-attacked': beat(480),
  'killer-struck': beat(480),
  'item-taken': beat(420),
  'terror-drawn': beat(1500),
  'event-drawn': beat(1300),
  'power-revealed': beat(1500),
  'finale-revealed': beat(2200),
  ended: beat(2600),
};

export const beatOf = (event: GeigerManEvent): Beat => TIMED[event.type] ?? NONE;
