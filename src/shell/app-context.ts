import type { Film as Billed } from '../app/ports/front.ts';
import type { Settings } from '../app/ports/settings.ts';
import type { Film } from '../app/vault/in-vault.ts';
import type { Player } from '../audio/player.ts';
import type { Autosave } from '../storage/autosave.ts';
import type { Keeps } from '../storage/keep.ts';
import type { KeyValueStore } from '../storage/key-value-store.ts';
import type { AnySave } from '../storage/save.ts';

/**
 * Where one can be. All but the marquee are named in the address, so that the browser's Back leads out. The house has its own rooms;
 * a game's are found by its door.
 */
export const HOUSE_ROUTES = ['marquee', 'vault', 'settings', 'credits', 'stage'] as const;
export type HouseRoute = (typeof HOUSE_ROUTES)[number];
export type Route = HouseRoute | (string & {});

/** What every screen may ask of the house. */
export interface AppContext {
  /** Where screens hang. */
  readonly root: HTMLElement;
  /** Where the table is drawn; null where it is asked for in words. */
  readonly boardBox: HTMLElement | null;
  readonly store: KeyValueStore;
  readonly keeps: Keeps;
  readonly autosave: Autosave;
  readonly sound: Player;
  settings(): Settings;
  set(change: Partial<Settings>): void;
  go(route: Route): void;
  freshSeed(): string;
  /** The film whose poster is chosen outside; null: there is no choice. */
  film(): string | null;
  /** What is said of a film outside; of an unknown one, the first. */
  billed(film?: string): Billed;
  /** The film that was on the stage last, or was left there; null: none yet. */
  filmOnStage(): string | null;
  /** Something takes the stage. */
  takeStage(film: string | null, next: () => Promise<Screen>): void;
  /** A game does, on the one stage that all tabs share. */
  play(film: string, next: () => Promise<Screen>): void;
  /** The game that was left, if it can be gone on with. */
  left(): Promise<Playing | null>;
  /** A kept game does; `left`: it lay with the left movies under this name, and goes from there once it is kept on the stage. */
  resume(save: AnySave, left?: string): void;
  /** The one that was left goes on, as it is kept now. */
  goOn(): void;
  /** A finished one is shown; leaving it leads back to where one came from. */
  watch(film: Film, back: Route): void;
}

/** A game that can be on the stage. */
export interface Playing {
  film: string;
  /** How far it has come, for the marquee. */
  stands: string;
  /** `said`: what whoever plays on should know; `left`: its name among the left movies. */
  screen(how: { said: string | null; left?: string | undefined }): Screen;
}

/** Hangs itself; returns how to take it down again. */
export type Screen = (context: AppContext) => () => void;
