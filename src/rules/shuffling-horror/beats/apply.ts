import { end } from '../../kernel/beats.ts';
import type { ApplyBeat, WishBeat } from '../model/beats.ts';
import { DIRECTOR_CHAIR } from '../model/chairs.ts';
import type { Movie, Seat, Survivor } from '../model/movie.ts';
import type { Reply } from '../model/prompts.ts';
import { showDiscards, shuffledDiscards, takeDiscard } from '../moves/piles.ts';
import { returnSpoints } from '../moves/spoints.ts';
import { dropHeld, giveCard, setFree } from '../moves/survivors.ts';
import { itemOf } from '../queries/cards.ts';
import { castFrom, hasHand, seatOf, survivorById } from '../queries/survivors.ts';
import { cycleOf } from '../queries/throngs.ts';
import { as, type Steps } from './steps.ts';

const SHAKEN = 3; // Breaking Point (CARDS)

/** The small consequences of tests. */
export const applySteps: Steps<ApplyBeat> = {
  go: {
    run(m, b) {
      const s = survivorById(m, b.survivor);
      if (b.what === 'weakness') {
        m.weakness = 1;
        m.events?.push({ type: 'weakness-found' });
      } else if (s !== null) APPLY[b.what](m, s);
      return end();
    },
  },
};

const APPLY: Record<Exclude<ApplyBeat['what'], 'weakness'>, (m: Movie, s: Survivor) => void> = {
  free: setFree,
  stun(m, s) {
    s.stunned = true;
    m.events?.push({ type: 'stunned', survivor: s.id });
  },
  drop(m, s) {
    for (const card of [...s.held]) dropHeld(m, s, card);
  },
  /** R18.6: one attack of the cycle that waits below is at this one. */
  expose(m, s) {
    const waiting = cycleOf(m);
    if (waiting !== null) waiting.victims = [...waiting.victims, s.id];
  },
  shake(m, s) {
    const seat = m.seats[seatOf(m, s.id)] as Seat;
    const { rest } = s;
    const power = rest > 0 ? 0 : Math.min(SHAKEN, seat.power);
    s.rest = 0;
    seat.power -= power;
    returnSpoints(m, rest + power);
    m.events?.push({ type: 'shaken', survivor: s.id, rest, power });
  },
};

/** If We Only Had A… (CARDS): the first item of the shuffled discards, or one that somebody holds, gone. */
export const wishSteps: Steps<WishBeat> = {
  find: {
    run(m, b) {
      const s = survivorById(m, b.survivor);
      if (s === null || !hasHand(s)) return end();
      const pile = shuffledDiscards(m); // R18.7
      const at = pile.findIndex((it) => itemOf(m, it) !== null);
      showDiscards(m, at < 0 ? pile : pile.slice(0, at)); // turned up until an item comes
      const card = pile[at];
      if (card === undefined) return end();
      takeDiscard(m, card);
      giveCard(m, s, card);
      m.events?.push({ type: 'took', survivor: s.id, card });
      const to = { zone: 'held', survivor: s.id } as const;
      m.events?.push({ type: 'card-moved', card, from: { zone: 'discard' }, to, why: 'found' });
      return end();
    },
  },
  lose: {
    ask(m) {
      const items = castFrom(m).flatMap(({ held }) => held.filter((card) => itemOf(m, card) !== null));
      if (items.length === 0) return null;
      return {
        n: m.n,
        to: DIRECTOR_CHAIR,
        type: 'pick',
        replies: items.map((card): Reply => ({ type: 'pick', card })),
      };
    },
    resume(m, _b, reply) {
      const { card } = as(reply, 'pick');
      dropHeld(m, castFrom(m).find(({ held }) => held.includes(card)) as Survivor, card);
      return end();
    },
    pass: () => end(),
  },
};
