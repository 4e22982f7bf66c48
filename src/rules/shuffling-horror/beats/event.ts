import { end, resolve } from '../../kernel/beats.ts';
import { effectOf } from '../decks/effects.ts';
import type { Beat, BonusTurnBeat, EventBeat, RaiseBeat, SlabBeat, SurpriseBeat, SwarmBeat } from '../model/beats.ts';
import { DIRECTOR_CHAIR } from '../model/chairs.ts';
import { bonusTurn, directorTurn, event, place, strike } from '../model/make-beats.ts';
import type { Frame, Movie } from '../model/movie.ts';
import type { Reply } from '../model/prompts.ts';
import type { CardId } from '../model/vocabulary.ts';
import { putInThrong } from '../moves/aliens.ts';
import {
  bury,
  discard,
  drawDiscards,
  limboToDiscard,
  pullDiscard,
  removeFrom,
  showDiscards,
  takeDiscard,
} from '../moves/piles.ts';
import { openSanctuary } from '../moves/sanctuaries.ts';
import { takeOff } from '../moves/screen.ts';
import { see } from '../moves/sight.ts';
import { defOf, isBlob, isEvent, isFace, isMonster } from '../queries/cards.ts';
import { openSlots } from '../queries/throngs.ts';
import { as, type Steps } from './steps.ts';

const USE: readonly Reply[] = [
  { type: 'plot', use: true },
  { type: 'plot', use: false },
];

/** R1.2 An event is resolved when it appears; meanwhile it lies in limbo, but for a blob, which fills its frame. */
export const eventSteps: Steps<EventBeat> = {
  begin: {
    run(m, b) {
      m.events?.push({ type: 'event-began', card: b.card, causer: b.causer });
      const def = defOf(m, b.card);
      if (isBlob(m, b.card) && b.frame >= 0) return play(m, b);
      if (b.frame >= 0) toLimbo(m, b.card);
      if (def.kind === 'sanctuary') {
        removeFrom(m.limbo, b.card);
        openSanctuary(m, b.card, def.points);
        return end();
      }
      if (isBlob(m, b.card)) return 'settle'; // ⚖ R20.8: no frame to fill
      if (def.kind === 'bonus' && def.effect === 'shuffler') {
        if (b.frame >= 0) showDiscards(m);
        return 'shuffler';
      }
      return def.kind === 'plot-device' ? 'offer' : play(m, b);
    },
  },
  // R18.3: the Director may decline.
  offer: {
    ask: (m, b) => ({ n: m.n, to: DIRECTOR_CHAIR, type: 'plot', replies: USE, card: b.card }),
    resume(m, b, reply) {
      if (as(reply, 'plot').use) return play(m, b);
      m.events?.push({ type: 'plot-declined', card: b.card });
      limboToDiscard(m, b.card, 'declined');
      return end();
    },
    pass: () => end(),
  },
  // R22.3: a bonus turn, any one discard in its place, or nothing.
  shuffler: {
    ask(m, b) {
      const replies: Reply[] = [{ type: 'bonus-turn' }];
      if (b.frame >= 0) for (const card of m.discard) replies.push({ type: 'pick', card });
      replies.push({ type: 'pass' });
      return { n: m.n, to: DIRECTOR_CHAIR, type: 'shuffler', replies, card: b.card };
    },
    resume(m, b, reply) {
      if (reply.type === 'bonus-turn') return resolve([bonusTurn()], 'settle');
      if (reply.type === 'pick') {
        replaceInFrame(m, b, reply.card);
        return 'settle';
      }
      m.events?.push({ type: 'plot-declined', card: b.card });
      limboToDiscard(m, b.card, 'declined');
      return end();
    },
    pass: () => end(),
  },
  settle: {
    run(m, b) {
      if (m.limbo.includes(b.card)) settleEvent(m, b.card);
      return end();
    },
  },
};

function play(m: Movie, b: EventBeat) {
  return resolve(effectOf(m, b.card)(m, b.causer), 'settle');
}

function toLimbo(m: Movie, card: CardId): void {
  const frame = takeOff(m, card);
  m.limbo.push(card);
  m.events?.push({ type: 'card-moved', card, from: { zone: 'frame', frame }, to: { zone: 'limbo' }, why: 'resolving' });
}

/** The picked card lies where the Shuffler lay, to be revealed by the same causer. */
function replaceInFrame(m: Movie, b: EventBeat, card: CardId): void {
  const frame = m.frames[b.frame] as Frame;
  takeDiscard(m, card);
  frame.cards.push(card);
  frame.down = b.causer;
  const to = { zone: 'frame', frame: b.frame } as const;
  m.events?.push({ type: 'card-moved', card, from: { zone: 'discard' }, to, why: 'shuffler' });
}

/** R18.3, R22: plot devices and bonus cards are used up; a horror shuffles back in, and so does well-buttered Popcorn (R20.9). */
export function settleEvent(m: Movie, card: CardId): void {
  const def = defOf(m, card);
  const stays = def.kind === 'horror' || (def.kind === 'bonus' && def.effect === 'popcorn' && m.options.extraButter);
  removeFrom(m.limbo, card);
  if (stays) discard(m, card, { zone: 'limbo' }, 'resolved');
  else bury(m, card, { zone: 'limbo' }, 'resolved');
}

/** R22.3: an extra turn for the Director, in the middle of whoever's turn it is. */
export const bonusTurnSteps: Steps<BonusTurnBeat> = {
  begin: {
    run(m, b) {
      b.turn = m.turn;
      return resolve([directorTurn('director', true)], 'over');
    },
  },
  over: {
    run(m, b) {
      m.turn = b.turn && { ...b.turn, acted: [...b.turn.acted] };
      return end();
    },
  },
};

/** R20.8: revealed on first entry. A monster attacks at once and stays, an event resolves, the rest is for the store. */
export const surpriseSteps: Steps<SurpriseBeat> = {
  'turn-up': {
    run(m, b) {
      const sanctuary = m.sanctuaries.find((s) => s.id === b.sanctuary);
      const card = sanctuary?.hidden ?? null;
      if (sanctuary === undefined || card === null) return end();
      sanctuary.hidden = null;
      sanctuary.suspects = [];
      see(m, card);
      const from = { zone: 'under', sanctuary: b.sanctuary } as const;
      if (isMonster(m, card)) {
        sanctuary.lurker = card;
        m.events?.push({ type: 'card-moved', card, from, to: from, why: 'surprise' });
        return end(strike({ card }, b.survivor));
      }
      if (isEvent(m, card)) {
        m.limbo.push(card);
        m.events?.push({ type: 'card-moved', card, from, to: { zone: 'limbo' }, why: 'surprise' });
        return end(event(card, -1, b.survivor));
      }
      sanctuary.store.push(card);
      m.events?.push({
        type: 'card-moved',
        card,
        from,
        to: { zone: 'store', sanctuary: b.sanctuary },
        why: 'surprise',
      });
      return end();
    },
  },
};

/** Swarmed (CARDS): discards are drawn, and every monster among them joins a throng. */
export const swarmSteps: Steps<SwarmBeat> = {
  draw: {
    run(m, b) {
      const drawn = drawDiscards(m, b.count, 'swarm');
      b.left = drawn.filter((card) => isMonster(m, card));
      for (const card of drawn) if (!b.left.includes(card)) limboToDiscard(m, card, 'swarm');
      return 'next';
    },
  },
  next: {
    run(_m, b) {
      const [card, ...left] = b.left;
      b.left = left;
      return card === undefined ? end() : resolve([place(card, 'director')], 'next');
    },
  },
};

/** Bodies Missing (CARDS): Familiar Faces out of the discard pile into throngs, as many as wanted up to the reel's number. */
export const raiseSteps: Steps<RaiseBeat> = {
  look: {
    run(m) {
      showDiscards(m);
      return 'choose';
    },
  },
  choose: {
    ask(m, b) {
      if (b.left === 0) return null;
      const slots = openSlots(m, 'director');
      const replies: Reply[] = [];
      for (const card of m.discard) {
        if (isFace(m, card)) for (const slot of slots) replies.push({ type: 'place', card, side: 'director', slot });
      }
      if (replies.length === 0) return null;
      replies.push({ type: 'pass' });
      return { n: m.n, to: DIRECTOR_CHAIR, type: 'raise', replies };
    },
    resume(m, b, reply) {
      if (reply.type === 'pass') return end();
      const { card, slot } = as(reply, 'place');
      takeDiscard(m, card);
      putInThrong(m, card, 'director', slot, { zone: 'discard' });
      b.left--;
      return 'choose';
    },
    pass: () => end(),
  },
};

/** Alien Autopsy, Familiar Face (CARDS): a monster from the discards attacks with its own value and then joins a throng. */
export const slabSteps: Steps<SlabBeat> = {
  look: {
    run(m) {
      showDiscards(m);
      return 'pick';
    },
  },
  pick: {
    ask(m, b) {
      const rises = b.faces ? isFace : isMonster;
      const replies: Reply[] = m.discard.filter((card) => rises(m, card)).map((card) => ({ type: 'pick', card }));
      return replies.length === 0 ? null : { n: m.n, to: DIRECTOR_CHAIR, type: 'pick', replies };
    },
    resume(m, b, reply) {
      const { card } = as(reply, 'pick');
      pullDiscard(m, card, 'slab');
      return end<Beat>(strike({ card }, b.survivor), { ...b, step: 'join', card });
    },
    pass: () => end(),
  },
  join: {
    run: (m, b) => (b.card !== null && m.limbo.includes(b.card) ? end(place(b.card, 'director')) : end()),
  },
};
