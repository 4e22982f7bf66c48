import type { Archive, Finished } from '../../storage/archive.ts';
import type { Autosave } from '../../storage/autosave.ts';
import type { Keeps } from '../../storage/keep.ts';
import type { LeftMovies } from '../../storage/left.ts';
import type { AnySave } from '../../storage/save.ts';
import type { Slots } from '../../storage/slots.ts';
import type { Film, Vaulted } from './in-vault.ts';

/** What the vault needs of the house. */
export interface VaultHouse {
  slots: Slots;
  archive: Archive;
  left: LeftMovies;
  autosave: Autosave;
  now(): number;
  keeps: Keeps;
  vaulted: Vaulted;
  /** `left`: its name among the left movies, where it lay there. */
  play(save: AnySave, left?: string): void;
  /** What is in the projector goes on. */
  goOn(): void;
  watch(film: Film): void;
  /** One is looked at, decision by decision. */
  dailies(film: Film, finished: Finished): void;
  /** Everything goes, and the house starts anew. */
  erase(): Promise<void>;
}
