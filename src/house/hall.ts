import type { Booking } from '../app/booking.ts';
import type { PaintCard } from '../app/ports/places.ts';
import type { Settings } from '../app/ports/stage.ts';
import type { Recording } from '../app/recording.ts';
import type { Film } from '../app/screening.ts';
import type { Player } from '../audio/player.ts';
import type { Autosave } from '../storage/autosave.ts';
import type { Shelf } from '../storage/shelf.ts';

/** Where one can be in the house. All but the marquee are named in the address, so that the browser's Back leads out. */
export const ROUTES = [
  'marquee',
  'feature',
  'reels',
  'first-night',
  'direct',
  'tonight',
  'vault',
  'almanac',
  'cue-cards',
  'awards',
  'settings',
  'credits',
  'dailies',
  'stage',
] as const;
export type Route = (typeof ROUTES)[number];

/** What every screen may ask of the house. */
export interface Hall {
  /** Where screens hang. */
  readonly root: HTMLElement;
  /** Where the table is drawn; null where it is asked for in words. */
  readonly boardBox: HTMLElement | null;
  readonly shelf: Shelf;
  readonly autosave: Autosave;
  readonly sound: Player;
  readonly paint: PaintCard;
  settings(): Settings;
  set(change: Partial<Settings>): void;
  go(route: Route): void;
  freshSeed(): string;
  /** A new movie takes the stage. */
  begin(booking: Booking): void;
  /** A kept one does. */
  resume(recording: Recording): void;
  /** The one that was left goes on, as it is kept now. */
  goOn(): void;
  /** A finished one is shown, from its start or standing still before a reply; leaving it leads back to where one came from. */
  watch(film: Film, back: Route, still?: number): void;
}

/** Hangs itself; returns how to take it down again. */
export type Screen = (hall: Hall) => () => void;
