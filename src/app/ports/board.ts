import type { CardId, Foe, MovieEvent, Prompt, Reply, Side, View } from '../../rules/shuffling-horror/index.ts';
import type { Threat } from '../../games/shuffling-horror/app/ports/threat.ts';

/** The doors between the stage manager and what people see and hear. Scenes and ui know these and nothing else of the app. */

export const SPEEDS = ['1x', '2x', '4x', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How much faster than 1× the clock runs. */
export const RATES: Record<Speed, number> = { '1x': 1, '2x': 2, '4x': 4, instant: Number.POSITIVE_INFINITY };

/** Something on the table that a person can point at. */
export type TableThing =
  | { thing: 'card'; card: CardId }
  | { thing: 'frame'; frame: number }
  | { thing: 'throng'; side: Side; slot: number }
  | { thing: 'survivor'; survivor: CardId }
  | { thing: 'sanctuary'; sanctuary: CardId }
  | { thing: 'survivor-pile' | 'reel-pile' | 'discard' | 'graveyard' };

/** One text for each thing, by which prompts, board and table in words tell it from all others. */
export function thingKey(at: TableThing): string {
  switch (at.thing) {
    case 'card':
      return `card ${at.card}`;
    case 'frame':
      return `frame ${at.frame}`;
    case 'throng':
      return `throng ${at.side} ${at.slot}`;
    case 'survivor':
      return `survivor ${at.survivor}`;
    case 'sanctuary':
      return `sanctuary ${at.sanctuary}`;
    case 'survivor-pile':
    case 'reel-pile':
    case 'discard':
    case 'graveyard':
      return at.thing;
  }
}

/** A lone alien is its card. */
export const foeThing = (foe: Foe): TableThing =>
  'card' in foe ? { thing: 'card', card: foe.card } : { thing: 'throng', side: foe.side, slot: foe.slot };

/** What a thing that can be chosen wears on the board. */
export interface Tab {
  /** What choosing it does: "kill 71 %". */
  words: string;
  /** The same where there is little room; may be empty. */
  short: string;
  /** The keys that choose it, one after the other. */
  keys: readonly string[];
}

/** A thing on the table with the replies that pointing at it could mean. */
export interface Offer {
  at: TableThing;
  replies: readonly Reply[];
  /** Null while a list is open: its keys are others. */
  tab: Tab | null;
}

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

/** The first game's. */
export interface BoardPort extends GameBoard<View, MovieEvent, TableThing> {
  /** Highlights what may be clicked; an empty list takes the highlights away. */
  offer(offers: readonly Offer[], prompt: Prompt | null): void;
  /** What the coming Director's turn may cost; null: nothing is said. */
  foresee(threat: Threat | null): void;
  /** Puts the clapper on what somebody else would choose. */
  mark(at: TableThing | null): void;
}
