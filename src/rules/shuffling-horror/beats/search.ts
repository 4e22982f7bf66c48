import { end } from '../../kernel/beats.ts';
import type { SearchBeat } from '../model/beats.ts';
import { chairOfSeat } from '../model/chairs.ts';
import type { Sanctuary, Survivor } from '../model/movie.ts';
import type { Reply } from '../model/prompts.ts';
import { drawDiscards, limboToDiscard, removeFrom } from '../moves/piles.ts';
import { keepFromLimbo } from '../moves/survivors.ts';
import { itemOf } from '../queries/cards.ts';
import { hasHand, seatOf, survivorById } from '../queries/survivors.ts';
import { stow } from './action.ts';
import { as, type Steps } from './steps.ts';

const SEARCHED = 4;

/** R13.3 Four discards are turned up; each item is kept, left in the store, or goes back. */
export const searchSteps: Steps<SearchBeat> = {
  draw: {
    run(m, b) {
      const cards = drawDiscards(m, SEARCHED, 'search');
      m.events?.push({ type: 'searched', survivor: b.survivor, cards });
      b.left = cards.filter((card) => itemOf(m, card) !== null);
      for (const card of cards) if (!b.left.includes(card)) limboToDiscard(m, card, 'search');
      return 'sort';
    },
  },
  sort: {
    ask(m, b) {
      const [card] = b.left;
      if (card === undefined) return null;
      const s = survivorById(m, b.survivor) as Survivor;
      const replies: Reply[] = [];
      if (hasHand(s)) replies.push({ type: 'keep', card });
      else for (const swap of s.held) replies.push({ type: 'keep', card, swap });
      replies.push({ type: 'store', card }, { type: 'back', card });
      return { n: m.n, to: chairOfSeat(seatOf(m, b.survivor)), type: 'search', replies, survivor: b.survivor, card };
    },
    resume(m, b, reply) {
      const s = survivorById(m, b.survivor) as Survivor;
      const sanctuary = m.sanctuaries.find((it) => it.id === s.place) as Sanctuary;
      b.left = b.left.slice(1);
      if (reply.type === 'back') {
        limboToDiscard(m, reply.card, 'search');
        return 'sort';
      }
      if (reply.type === 'keep') {
        if (reply.swap !== undefined) stow(m, s, reply.swap);
        keepFromLimbo(m, s, reply.card, 'kept');
      } else {
        const { card } = as(reply, 'store');
        removeFrom(m.limbo, card);
        sanctuary.store.push(card);
        const to = { zone: 'store', sanctuary: sanctuary.id } as const;
        m.events?.push({ type: 'card-moved', card, from: { zone: 'limbo' }, to, why: 'stored' });
      }
      return 'sort';
    },
    pass: () => end(),
  },
};
