import { end, resolve } from '../../kernel/beats.ts';
import { type Beat, drawEvent, panic, type ShowBeat } from '../model/beats.ts';
import type { Game } from '../model/state.ts';
import type { Phase } from '../model/vocabulary.ts';
import { happen } from '../moves/happen.ts';
import { panickersNear } from '../queries/panic.ts';
import type { Steps } from './steps.ts';

const begin = (m: Game, phase: Phase, first: Beat, then: ShowBeat['step']) => {
  happen(m, { type: 'phase-began', phase });
  return resolve([first], then);
};

/** FG3.1: five phases, turn after turn. A phase that is cut short goes on here with the next one (FG3.3). */
export const showSteps: Steps<ShowBeat> = {
  'set-up': { run: () => resolve([drawEvent()], 'turn') }, // FG2.10
  turn: {
    run(m) {
      happen(m, { type: 'turn-began', turn: m.turn + 1 });
      return begin(m, 'action', { kind: 'act', step: 'open' }, 'planning');
    },
  },
  planning: { run: (m) => begin(m, 'planning', { kind: 'plan', step: 'buy', bought: [] }, 'killer') },
  killer: { run: (m) => begin(m, 'killer', { kind: 'killer-phase', step: 'open' }, 'panic') },
  panic: {
    run(m) {
      const { died, calm } = m.marks;
      return begin(m, 'panic', panic(died && !calm ? panickersNear(m) : []), 'upkeep'); // FG20.1
    },
  },
  upkeep: { run: (m) => begin(m, 'upkeep', { kind: 'upkeep', step: 'power', done: 0, until: m.serial }, 'next') },
  next: {
    run(m) {
      happen(m, { type: 'turn-ended' });
      return 'turn';
    },
  },
  over: { run: () => end() },
};
