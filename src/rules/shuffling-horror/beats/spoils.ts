import { end } from '../../kernel/beats.ts';
import type { SpoilsBeat } from '../model/beats.ts';
import { chairOfSeat } from '../model/chairs.ts';
import type { Survivor } from '../model/movie.ts';
import type { Reply } from '../model/prompts.ts';
import { limboToDiscard } from '../moves/piles.ts';
import { dropHeld, keepFromLimbo } from '../moves/survivors.ts';
import { hasHand, seatOf, survivorById } from '../queries/survivors.ts';
import { as, type Steps } from './steps.ts';

/** R20.7 Each carried item is won by whoever broke the throng; with full hands it may take the place of a held card. */
export const spoilsSteps: Steps<SpoilsBeat> = {
  sort: {
    ask(m, b) {
      const [card] = b.left;
      const s = survivorById(m, b.survivor);
      if (card === undefined || s === null) return null;
      const { survivor } = b;
      const replies: Reply[] = hasHand(s)
        ? [{ type: 'keep', card }]
        : [...s.held.map((swap): Reply => ({ type: 'keep', card, swap })), { type: 'back', card }];
      return { n: m.n, to: chairOfSeat(seatOf(m, survivor)), type: 'spoils', replies, survivor, card };
    },
    resume(m, b, reply) {
      b.left = b.left.slice(1);
      if (reply.type === 'back') limboToDiscard(m, reply.card, 'lost');
      else {
        const { card, swap } = as(reply, 'keep');
        const s = survivorById(m, b.survivor) as Survivor;
        if (swap !== undefined) dropHeld(m, s, swap);
        keepFromLimbo(m, s, card, 'won');
      }
      return 'sort';
    },
    pass(m, b) {
      for (const card of b.left) limboToDiscard(m, card, 'lost');
      return end();
    },
  },
};
