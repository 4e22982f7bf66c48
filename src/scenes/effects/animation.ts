import type { Noise } from '../../app/ports/board.ts';
import type { Box } from '../box.ts';
import type { Gesture } from '../stage/sway.ts';
import type { Effect } from './effect.ts';

/** How one event is shown: how the table changes, and what flies over it meanwhile. */
export interface Animation {
  /** Until the next event. */
  ms: number;
  /** How long the table takes to change. */
  move: number;
  effects: Effect[];
  births: Map<string, Box>;
  deaths: Map<string, Box>;
  renamed: Map<string, string>;
  /** What on the table leaves its place for a moment. */
  gestures: Gesture[];
  /** When the blow lands, in milliseconds: then the table trembles, and then the film stops. */
  impact: number;
  /** Pixels that the table trembles by. */
  shake: number;
  /** Milliseconds that the film stands still for. */
  stop: number;
  noises: { at: number; noise: Noise }[];
  /** A title card fills the table. */
  curtain: boolean;
}

/** How long an event is on at 1×, in milliseconds, and how long the table takes to move for it. */
export interface Beat {
  ms: number;
  move: number;
}

export const beat = (ms: number, move = Math.max(ms, 220)): Beat => ({ ms, move });
/** Told by the event after it, or by the log alone. */
export const NONE = beat(0, 220);

/** Nothing but the table's own change. */
export const plain = (timing: Beat): Animation => ({
  ...timing,
  effects: [],
  births: new Map(),
  deaths: new Map(),
  renamed: new Map(),
  gestures: [],
  impact: 0,
  shake: 0,
  stop: 0,
  noises: [],
  curtain: false,
});
