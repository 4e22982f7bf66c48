/** What the page sees of the vault, and what it may ask for. */

/** Paints the table of a kept game as a small picture; rejects where pictures cannot be had. */
type PaintStill = (canvas: HTMLCanvasElement) => Promise<void>;

/** What is to be read on a kept movie, but for its name. */
export interface KeptLabels {
  /** What is played, and against whom. */
  bill: string;
  /** How far it has come. */
  where: string;
  /** Who is in it. */
  cast: string;
  still: PaintStill;
}

export interface KeptMovie extends KeptLabels {
  name: string;
  /** When it was put away, in ms; null: it never was. */
  date: number | null;
}

export interface SlotView {
  slot: number;
  status: 'empty' | 'kept' | 'damaged' | 'newer' | 'unknown-deck' | 'away';
  movie: KeptMovie | null;
  /** What lay here until a moment ago can be brought back. */
  canBringBack: boolean;
}

/** A movie that was left when another began. */
export interface LeftView {
  id: string;
  date: number;
  status: 'kept' | 'damaged' | 'newer' | 'unknown-deck' | 'away';
  movie: KeptMovie | null;
  canExport: boolean;
}

/** How it ended, for whoever played; `cut`: the film stops before its end. */
export type End = 'won' | 'lost' | 'left' | 'cut';

/** What is to be read of a finished movie, in the words of its game. */
export interface FinishedCredits {
  end: End;
  /** Which film it is a print of, how it ended and where, and what was out of the ordinary. */
  line: string;
  cast: readonly { name: string; fate: string; words: string }[];
  numbers: string;
}

/** A finished movie as the vault shows it. */
export interface FinishedView extends FinishedCredits {
  id: string;
  title: string;
  /** When, in ms. */
  finished: number;
  /** Whether it can be shown: not once the rules have changed, since or meanwhile. */
  shows: 'yes' | 'older' | 'mixed';
  /** Deleted, and can be brought back. */
  gone: boolean;
}

export interface VaultState {
  /** Read, as far as it can be. */
  ready: boolean;
  /** The movie that is being played. */
  current: KeptMovie | null;
  /** Why what lies there cannot be played. */
  foreign: 'damaged' | 'newer' | 'unknown-deck' | 'away' | null;
  /** None where they cannot be read. */
  slots: readonly SlotView[];
  left: readonly LeftView[];
  finished: readonly FinishedView[];
  /** How many finished ones are of games that could not be fetched. */
  away: number;
  /** Opened just now, and no room to keep it. */
  loose: KeptMovie | null;
  /** How the last thing went. */
  said: { words: string; bad: boolean } | null;
}

/** A file that somebody picked; its size is known before it is read. */
export interface FilmSource {
  size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export interface FilmFile {
  name: string;
  text: string;
  /** What whoever takes it along should know. */
  says: string | null;
}

export type Where = number | 'current' | 'loose';

export interface VaultPort {
  state(): VaultState;
  subscribe(listener: () => void): () => void;
  play(where: Where): void;
  /** Puts a copy of what is in the projector there. */
  keep(slot: number): void;
  rename(slot: number, name: string): void;
  remove(slot: number): void;
  bringBack(slot: number): void;
  exported(where: Where): FilmFile | null;
  openFile(file: FilmSource): void;
  openText(text: string): void;
  watch(id: string): void;
  dailies(id: string): void;
  /** A left movie goes on, and the one in the projector is left. */
  takeUp(left: string): void;
  exportedLeft(left: string): FilmFile | null;
  /** For good. */
  throwAway(left: string): void;
  exportedFinished(id: string): FilmFile | null;
  removeFinished(id: string): void;
  bringFinishedBack(id: string): void;
  eraseAll(): void;
}
