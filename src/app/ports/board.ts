/** The doors between the stage manager and what people see of any game. Scenes and ui know these and nothing else of the app. */

export const SPEEDS = ['1x', '2x', '4x', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How much faster than 1× the clock runs. */
export const RATES: Record<Speed, number> = { '1x': 1, '2x': 2, '4x': 4, instant: Number.POSITIVE_INFINITY };

/** Something on a table that a person can point at: what it is, and which. */
export interface Thing {
  readonly thing: string;
  readonly [which: string]: string | number;
}

/** One text for each thing, by which prompts, board and table in words tell it from all others: `card raygun`, `throng director 2`. */
export function thingKey(at: Thing): string {
  const { thing, ...which } = at;
  const parts = Object.entries(which).sort(([a], [b]) => (a < b ? -1 : 1));
  return [thing, ...parts.map(([, value]) => String(value))].join(' ');
}

/** A rectangle in CSS pixels of the window: what scenes draw in and the DOM is placed by. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What a picture is heard doing between two events, in step with it at any speed. */
export type Noise = 'die-hits' | 'film-threads' | 'leader-counts' | 'leader-ends' | 'film-burns' | 'breath';

/** The drawn table. It can always be drawn from a view alone; playing events is a courtesy between two views. */
export interface GameBoard<V, E, T> {
  /** Complete and idempotent: loading a save is only this. `rolls`: all that was rolled up to there, of which the last dice lie. */
  sync(view: V, rolls: readonly E[]): void;
  /** Animates what happened, in order, and ends exactly as `sync(after)` would; the first events of all from a bare table. */
  play(events: readonly E[], after: V): Promise<void>;
  /** Told as each event is drawn, by its place among those that are played, so that log and sound keep step with the picture. */
  onEvent(listener: (index: number) => void): void;
  /** Told when a title card takes the whole table, and when it has gone. */
  onCurtain(listener: (down: boolean) => void): void;
  onNoise(listener: (noise: Noise) => void): void;
  /** Finishes what is being played at once. */
  skip(): void;
  setSpeed(speed: Speed): void;
  /** Pointer events on the table, clicked or hovered (null: nothing is). */
  onPick(listener: (at: T) => void): void;
  onHover(listener: (at: T | null) => void): void;
  /** Draws attention to a thing, as when its line in the log is pointed at. */
  point(at: T | null): void;
  destroy(): void;
}
