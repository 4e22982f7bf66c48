import type { Setup } from '../../../../app/play/game.ts';
import { GameRecording, resumed } from '../../../../app/play/game-recording.ts';
import type { AnySave } from '../../../../storage/save.ts';
import type { Seating } from '../../kept.ts';
import { PARTS } from './parts.ts';
import type { TableTypes } from './types.ts';

export type TableSetup = Setup<TableTypes>;

/** A game of The Stand-In: and what the player pencilled in. */
export class Recording extends GameRecording<TableTypes> {
  static start = (setup: TableSetup): Recording => new Recording(PARTS, setup);

  static resume = (save: AnySave): Recording | null =>
    resumed(PARTS, save, (setup, base) => new Recording(PARTS, setup, base));

  /** What the player made of it: no reply, and so no part of a replay. */
  note(change: Partial<Pick<Seating, 'marks' | 'ears' | 'watch'>>): void {
    this.reseat({ ...this.setup.seating, ...change });
  }
}
