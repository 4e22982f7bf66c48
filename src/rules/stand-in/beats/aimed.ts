import { end } from '../../kernel/beats.ts';
import type { AimedBeat } from '../model/beats.ts';
import { REPLY, type Reply } from '../model/prompts.ts';
import type { Game } from '../model/state.ts';
import type { Script } from '../model/vocabulary.ts';
import { burn } from '../moves/burning.ts';
import { defend } from '../moves/defence.ts';
import { isOver } from '../moves/ending.ts';
import { spend } from '../moves/piles.ts';
import { swapSeats } from '../moves/seats.ts';
import { defenceAgainst } from '../queries/defences.ts';
import { type Steps, withExtras } from './steps.ts';

const NONE: Reply = { type: 'none' };

const holdsIt = (m: Game, b: AimedBeat): boolean => (m.hands[b.at] as Script[]).includes(defenceAgainst(b.card));

/** SA9, SA12.1, SA13.2 A burning or a seat swap; only a victim who holds the defence is asked. */
export const aimedSteps: Steps<AimedBeat> = {
  guard: {
    always: true,
    ask(m, b) {
      if (!holdsIt(m, b)) return null;
      const replies = withExtras(m, b.at, [REPLY.defend[defenceAgainst(b.card)], NONE]);
      return { n: m.n, to: b.at, type: 'guard', replies, by: m.active, card: b.card };
    },
    resume(m, b, reply) {
      if (reply.type === 'none') return 'happen';
      defend(m, b.at, defenceAgainst(b.card), m.active);
      spend(m, b.card); // SA9.7
      return end();
    },
    pass: () => 'happen',
  },
  happen: {
    run(m, b) {
      if (b.card === 'nitrate') burn(m, b.at, m.active);
      else swapSeats(m, m.active, b.at, b.card);
      spend(m, b.card);
      isOver(m);
      return end();
    },
  },
};
