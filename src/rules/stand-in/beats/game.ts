import { end, resolve } from '../../kernel/beats.ts';
import { type GameBeat, turn } from '../model/beats.ts';
import { declare, isDeclarationDue } from '../moves/ending.ts';
import { note } from '../moves/tell.ts';
import { nextOf } from '../queries/ring.ts';
import type { Steps } from './steps.ts';

/** SA19.3 */
const MOST_TURNS = 4000;

/** Turn after turn; the next seat is looked up when the last turn is over (SA5.5). */
export const gameSteps: Steps<GameBeat> = {
  turn: {
    run(m) {
      m.turn++;
      if (m.turn > MOST_TURNS) throw new Error(`No end after ${MOST_TURNS} turns`);
      note(m, { type: 'turn-began', chair: m.active, turn: m.turn });
      if (isDeclarationDue(m)) {
        declare(m, true);
        return end();
      }
      return resolve([turn(m.trailers[m.active] !== 0)], 'next');
    },
  },
  next: {
    run(m) {
      m.active = nextOf(m, m.active);
      return 'turn';
    },
  },
};
