import { EASES, type Ease } from './motion.ts';

/** How far something is out of the place that the table gives it. */
export interface Sway {
  dx: number;
  dy: number;
  /** In degrees, around the middle of whatever carries it. */
  turn: number;
  grow: number;
  light: number;
}

export const REST: Sway = { dx: 0, dy: 0, turn: 0, grow: 1, light: 1 };

/** A sway at a time, in milliseconds; what is not said is as at rest. */
export interface SwayKey extends Partial<Sway> {
  at: number;
  ease?: Ease;
}

/** A thing on the table, and all that lies on it, leaves its place for a moment: it always comes back to it. */
export interface Gesture {
  /** The sprite that swings. */
  of: string;
  keys: readonly SwayKey[];
  /** Over everything else on the table, meanwhile. */
  above?: boolean;
}

export const mixSway = (a: Sway, b: Sway, t: number): Sway => ({
  dx: a.dx + (b.dx - a.dx) * t,
  dy: a.dy + (b.dy - a.dy) * t,
  turn: a.turn + (b.turn - a.turn) * t,
  grow: a.grow + (b.grow - a.grow) * t,
  light: a.light + (b.light - a.light) * t,
});

export const swayEnd = (keys: readonly SwayKey[]): number => keys.at(-1)?.at ?? 0;

/** From wherever it was by way of the keys; after the last of them at rest. */
export function swayAt(keys: readonly SwayKey[], from: Sway, ms: number): Sway {
  let [before, began] = [from, 0];
  for (const { at, ease = 'out', ...sway } of keys) {
    const next = { ...REST, ...sway };
    if (at > ms) return mixSway(before, next, EASES[ease]((ms - began) / (at - began)));
    [before, began] = [next, at];
  }
  return REST;
}
