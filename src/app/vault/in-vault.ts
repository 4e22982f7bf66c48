import type { Finished } from '../../storage/archive.ts';
import type { AnySave, Keepable } from '../../storage/save.ts';
import type { FinishedCredits, KeptLabels } from '../ports/vault.ts';

/** What gives a game again: a replay, taken apart. */
export interface Film {
  game: string;
  config: Keepable['config'];
  replies: readonly object[];
}

/** What the vault asks of a game: fetched for those of which something lies there. */
export interface InVault {
  /** What stands on a kept movie until somebody writes on it. */
  nameOf(save: AnySave): string;
  /** Of a save before it is played: all from its own snapshot, so that one from another house has a picture, too. */
  labelsOf(save: AnySave): KeptLabels;
  /** How far it has come, for the name of a file. */
  markOf(save: AnySave): string;
  /** Whoever reads its file could read what the player must not know: then it travels sealed, and says so. Null: nothing is hidden. */
  readonly sealed: string | null;
  /** It can be gone on with. */
  plays(save: AnySave): boolean;
  /** Why one that came from outside cannot; null: it can. Players that this house does not have, or a table that nobody could have come to. */
  refused(save: AnySave): 'unknown-player' | 'unplayable' | null;
  /** A replay from outside, run through to its last reply; null: it does not run. */
  runThrough(film: Film, now: number): Finished | null;
  creditsOf(finished: Finished): FinishedCredits;
}

/** The games of the house; null: there is none of that name. */
export type Vaulted = (game: string) => Promise<InVault> | null;
