import { type AnswerOf, GameRecording, resumed } from '../../../../app/play/game-recording.ts';
import type { AnySave } from '../../../../storage/save.ts';
import type { Coat } from '../ports/stage.ts';
import { coatOf, withTurn } from './coat.ts';
import type { GameSetup } from './game-setup.ts';
import type { Meanwhile } from './meanwhile.ts';
import { MOVIE } from './movie.ts';
import type { MovieTeller } from './movie-teller.ts';
import type { MovieTypes } from './movie-types.ts';
import type { PresentedEvent } from './presenter.ts';

/** A reply, and what was asked. */
export type Answer = AnswerOf<MovieTypes>;

/** A movie of the first game: and whose coat the player wears. */
export class Recording extends GameRecording<MovieTypes> {
  declare protected readonly teller: MovieTeller;

  /** A new movie, with the opening scene to show. */
  static start(setup: GameSetup): { recording: Recording; shown: readonly PresentedEvent[] } {
    const recording = new Recording(MOVIE, setup);
    return { recording, shown: recording.opening };
  }

  static resume(save: AnySave): Recording | null {
    return resumed(MOVIE, save, (setup, base) => new Recording(MOVIE, setup, base));
  }

  get meanwhile(): Meanwhile {
    return this.teller.meanwhile;
  }

  get coat(): Coat | null {
    return coatOf(this.setup.seating, this.movie, this.replies.length);
  }

  /** R17.2: from here on the player's Pod Players are the player's own to play, or the Director's again. */
  turnCoat(): void {
    this.reseat(withTurn(this.setup.seating, { at: this.replies.length, reel: this.movie.reel }));
  }
}
