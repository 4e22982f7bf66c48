import type { CardId, Foe, MovieEvent, Prompt, PublicView, Reply } from '../rules/index.ts';

/** The doors between the stage manager and what people see and hear. Scenes and ui know these and nothing else of the app. */

export const SPEEDS = ['1x', '2x', '4x', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Something on the table that a person can point at. */
export type TableThing =
  | { thing: 'card'; card: CardId }
  | { thing: 'frame'; frame: number }
  | { thing: 'throng'; foe: Foe }
  | { thing: 'slot'; side: 'director' | number; slot: number }
  | { thing: 'survivor'; survivor: CardId }
  | { thing: 'sanctuary'; sanctuary: CardId }
  | { thing: 'survivor-pile' | 'reel-pile' | 'discard' | 'graveyard' };

/** A thing on the table with the replies that pointing at it could mean. */
export interface Offer {
  at: TableThing;
  replies: readonly Reply[];
}

/** The drawn table. It can always be drawn from a view alone; playing events is a courtesy between two views. */
export interface BoardPort {
  /** Complete and idempotent: loading a save is only this. */
  sync(view: PublicView): void;
  /** Animates what happened, in order, and ends exactly as `sync(after)` would; the first events of all from a bare table. */
  play(events: readonly MovieEvent[], after: PublicView): Promise<void>;
  /** Told as each event is drawn, so that log and sound keep step with the picture. */
  onEvent(listener: (event: MovieEvent) => void): void;
  /** Finishes what is being played at once. */
  skip(): void;
  setSpeed(speed: Speed): void;
  /** Highlights what may be clicked; an empty list takes the highlights away. */
  offer(offers: readonly Offer[], prompt: Prompt | null): void;
  /** Pointer events on the table, clicked or hovered (null: nothing is). */
  onPick(listener: (at: TableThing) => void): void;
  onHover(listener: (at: TableThing | null) => void): void;
  /** Draws attention to a thing, as when its line in the log is pointed at. */
  point(at: TableThing | null): void;
  destroy(): void;
}
