import { CASTS, DIRECTORS } from '../../../src/director-ai/shuffling-horror/registry.ts';
import { scriptOf } from '../../../src/games/shuffling-horror/app/dailies/script.ts';
import { inWorkers } from '../../../src/games/shuffling-horror/shell/dailies.ts';
import { DECKS } from '../../../src/rules/shuffling-horror/index.ts';
import { playMovie } from '../../lab/play.ts';

export interface DailiesTime {
  /** The player's own. */
  decisions: number;
  seconds: number;
}

const ENOUGH = 150;

const PLAYERS = { director: DIRECTORS.feature!, cast: CASTS.sensible! };

/** How long the dailies take of the first movie in which the player decided so often. */
export async function dailies(): Promise<DailiesTime> {
  for (let i = 0; ; i++) {
    const config = { seed: `dailies/${i}`, seats: 3, deck: DECKS[0].id };
    const { rushes } = scriptOf({ config, replies: playMovie(config, PLAYERS).replies, seating: null });
    if (rushes.yours.length < ENOUGH) continue;
    const began = performance.now();
    await inWorkers(rushes, () => {}).result;
    return { decisions: rushes.yours.length, seconds: (performance.now() - began) / 1000 };
  }
}
