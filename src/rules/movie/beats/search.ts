import { end } from '../../kernel/beats.ts';
import type { SearchBeat } from '../model/beats.ts';
import type { Sanctuary, Survivor } from '../model/movie.ts';
import type { Reply } from '../model/prompts.ts';
import { HAND_SIZE } from '../model/vocabulary.ts';
import { drawDiscards, limboToDiscard, removeFrom } from '../moves/piles.ts';
import { giveCard } from '../moves/survivors.ts';
import { itemOf } from '../queries/cards.ts';
import { seatOf, survivorById } from '../queries/survivors.ts';
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
      if (s.held.length < HAND_SIZE) replies.push({ type: 'keep', card });
      else for (const swap of s.held) replies.push({ type: 'keep', card, swap });
      replies.push({ type: 'store', card }, { type: 'back', card });
      return { n: m.n, to: { seat: seatOf(m, b.survivor) }, type: 'search', replies, survivor: b.survivor, card };
    },
    resume(m, b, reply) {
      const s = survivorById(m, b.survivor) as Survivor;
      const sanctuary = m.sanctuaries.find((it) => it.id === s.place) as Sanctuary;
      b.left = b.left.slice(1);
      if (reply.type === 'back') {
        limboToDiscard(m, reply.card, 'search');
        return 'sort';
      }
      const { card } = reply.type === 'store' ? reply : as(reply, 'keep');
      removeFrom(m.limbo, card);
      if (reply.type === 'keep') {
        if (reply.swap !== undefined) stow(m, s, reply.swap);
        giveCard(m, s, card);
        m.events?.push({
          type: 'card-moved',
          card,
          from: { zone: 'limbo' },
          to: { zone: 'held', survivor: s.id },
          why: 'kept',
        });
      } else {
        sanctuary.store.push(card);
        const to = { zone: 'store', sanctuary: sanctuary.id } as const;
        m.events?.push({ type: 'card-moved', card, from: { zone: 'limbo' }, to, why: 'stored' });
      }
      return 'sort';
    },
    pass: () => end(),
  },
};
