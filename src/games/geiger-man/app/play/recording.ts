import type { GameParts, Setup } from '../../../../app/play/game.ts';
import type { Base } from '../../../../app/play/game-recording.ts';
import { GameRecording, resumed } from '../../../../app/play/game-recording.ts';
import type { AnySave } from '../../../../storage/save.ts';
import { SHOW } from './show.ts';
import type { ShowTeller } from './show-teller.ts';
import type { ShowTypes } from './show-types.ts';

export type ShowSetup = Setup<ShowTypes>;

/** A show: every reply, and what was told of it. */
export class Recording extends GameRecording<ShowTypes> {
  declare protected readonly teller: ShowTeller;

  constructor(parts: GameParts<ShowTypes>, setup: ShowSetup, base: Base<ShowTypes> | null = null) {
    super(parts, setup, base);
    if (base !== null) this.teller.stand(parts.rules.view(this.movie, this.chair));
  }

  static start(setup: ShowSetup): Recording {
    return new Recording(SHOW, setup);
  }

  static resume(save: AnySave): Recording | null {
    return resumed(SHOW, save, (setup, base) => new Recording(SHOW, setup, base));
  }
}
