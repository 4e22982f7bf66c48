import type { Archive } from '../../storage/archive.ts';
import type { Autosave } from '../../storage/autosave.ts';
import type { Keeps } from '../../storage/keep.ts';
import type { LeftMovies } from '../../storage/left.ts';
import type { Slots } from '../../storage/slots.ts';
import type { Finished } from '../../games/shuffling-horror/app/dailies/script.ts';
import type { Recording } from '../../games/shuffling-horror/app/play/recording.ts';
import type { Film } from '../../games/shuffling-horror/app/play/screening.ts';
import type { Hired } from './movie-file.ts';

/** What the vault needs of the house. */
export interface VaultHouse {
  slots: Slots;
  archive: Archive;
  left: LeftMovies;
  autosave: Autosave;
  now(): number;
  hired: Hired;
  keeps: Keeps;
  /** `left`: its name among the left movies, where it lay there. */
  play(recording: Recording, left?: string): void;
  /** What is in the projector goes on. */
  goOn(): void;
  watch(film: Film): void;
  /** One is looked at, decision by decision. */
  dailies(film: Finished): void;
  /** Everything goes, and the house starts anew. */
  erase(): Promise<void>;
}
