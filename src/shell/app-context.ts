import type { GameSetup } from '../games/shuffling-horror/app/play/game-setup.ts';
import type { Recording } from '../games/shuffling-horror/app/play/recording.ts';
import type { Film } from '../games/shuffling-horror/app/play/screening.ts';
import type { PaintCard } from '../games/shuffling-horror/app/ports/places.ts';
import type { ShortId } from '../games/shuffling-horror/app/ports/shorts.ts';
import type { Settings } from '../games/shuffling-horror/app/ports/stage.ts';
import type { Player } from '../audio/player.ts';
import type { Autosave } from '../storage/autosave.ts';
import type { KeyValueStore } from '../storage/key-value-store.ts';

/** Where one can be in the house. All but the marquee are named in the address, so that the browser's Back leads out. */
export const ROUTES = [
  'marquee',
  'feature',
  'reels',
  'first-night',
  'shorts',
  'direct',
  'tonight',
  'vault',
  'almanac',
  'cue-cards',
  'tips',
  'awards',
  'settings',
  'credits',
  'dailies',
  'stage',
] as const;
export type Route = (typeof ROUTES)[number];

/** Where a scene of the rest of the book was opened: from its list or a rule, or over the movie that waits for it. */
export type ShortFrom = 'shorts' | 'movie';

/** What every screen may ask of the house. */
export interface AppContext {
  /** Where screens hang. */
  readonly root: HTMLElement;
  /** Where the table is drawn; null where it is asked for in words. */
  readonly boardBox: HTMLElement | null;
  readonly store: KeyValueStore;
  readonly autosave: Autosave;
  readonly sound: Player;
  readonly paint: PaintCard;
  settings(): Settings;
  set(change: Partial<Settings>): void;
  go(route: Route): void;
  freshSeed(): string;
  /** A new movie takes the stage. */
  begin(setup: GameSetup): void;
  /** A kept one does; `left`: it lay with the left movies under this name, and goes from there once it is kept on the stage. */
  resume(recording: Recording, left?: string): void;
  /** The one that was left goes on, as it is kept now. */
  goOn(): void;
  /** A scene of the rest of the book: no movie, and nothing of it is kept. */
  playShort(id: ShortId, from: ShortFrom): void;
  /** A finished one is shown, from its start or standing still before a reply; leaving it leads back to where one came from. */
  watch(film: Film, back: Route, still?: number): void;
}

/** Hangs itself; returns how to take it down again. */
export type Screen = (context: AppContext) => () => void;
