import { end, type Next, resolve, unwind } from '../../kernel/beats.ts';
import type { Beat, DirectorTurnBeat } from '../model/beats.ts';
import { chairOfSide, DIRECTOR_CHAIR } from '../model/chairs.ts';
import { aftermath, reveal, strike, volley } from '../model/make-beats.ts';
import type { Movie } from '../model/movie.ts';
import type { Prompt, Reply } from '../model/prompts.ts';
import { type CardId, FRAMES } from '../model/vocabulary.ts';
import { discard } from '../moves/piles.ts';
import { clearFrame, fillFrame, takeOff } from '../moves/screen.ts';
import { kindOf } from '../queries/cards.ts';
import { pileEmpty, reelOver, shownCards } from '../queries/screen.ts';
import { nobodyWaits } from '../queries/survivors.ts';
import { occupants, sideName } from '../queries/targets.ts';
import { foesOf } from '../queries/throngs.ts';
import { allOutFoes, cover, directorReplies, needsLeave, takeFor } from './director-replies.ts';
import { reelEndDue } from './reel-end.ts';
import { as, type Steps } from './steps.ts';

/** R7 The Director's turn, and a Pod Player's (R17.1): fade-out > choose > reveal > mark > over. */
export const directorTurnSteps: Steps<DirectorTurnBeat> = {
  'fade-out': {
    run(m, b) {
      m.turn = { side: b.side, acted: [], partWay: false, reordered: false, whole: false };
      m.events?.push({ type: 'director-turn-started', side: b.side, bonus: b.bonus });
      const card = m.fadeOut;
      if (b.side !== 'director' || b.bonus || card === null) return faded(m);
      fadeOut(m, card);
      return resolve([reveal('director', false)], 'faded'); // R7.1: no Creature Feature from it
    },
  },
  faded: {
    run(m) {
      m.feature = null;
      return reelEndDue(m) ?? faded(m);
    },
  },
  // R20.8: what lurks in a sanctuary may attack within.
  lurk: {
    ask: (m, b) => lurkPrompt(m, b),
    resume(_m, _b, reply) {
      if (reply.type === 'pass') return 'choose';
      const { by, at } = as(reply, 'strike');
      return resolve([strike(by, at)], 'choose');
    },
    pass: () => 'choose',
  },
  choose: {
    ask(m, b) {
      const replies = directorReplies(m, b);
      return replies.length === 0 ? null : { n: m.n, to: chairOfSide(b.side), type: 'direct', replies };
    },
    resume(m, b, reply) {
      if (reply.type === 'all-out') return resolve([volley(b.side, allOutFoes(m, b.side))], 'reveal');
      if (reply.type === 'cover') {
        cover(m, b.side, reply.frame);
        return resolve([volley(b.side, foesOf(m, b.side), false, 1)], 'reveal');
      }
      const { card, slot } = as(reply, 'direct');
      if (!needsLeave(m, b.side, card)) return takeAndAttack(m, b, card, slot);
      b.asked = card;
      return 'permit';
    },
    pass(m, b) {
      m.events?.push({ type: 'passed', side: b.side });
      return 'reveal';
    },
  },
  // R20.5: a card of another throng only with the Director's leave.
  permit: {
    ask: (m, b) => ({ n: m.n, to: DIRECTOR_CHAIR, type: 'permit', replies: PERMIT, card: b.asked as CardId }),
    resume(m, b, reply) {
      if (as(reply, 'permit').agree) return takeAndAttack(m, b, b.asked as CardId, 0);
      b.refused = true;
      m.events?.push({ type: 'leave-refused', side: b.side, card: b.asked as CardId });
      return 'choose';
    },
    pass: () => 'choose',
  },
  reveal: { run: (_m, b) => resolve([reveal(sideName(b.side))], 'mark') }, // R7.3
  // R7.4
  mark: {
    ask: (m, b) => markPrompt(m, b),
    resume(m, b, reply) {
      const { card } = as(reply, 'fade-out');
      m.fadeOut = card;
      if (card !== null) m.events?.push({ type: 'fade-out-set', card });
      return marked(m, b);
    },
    pass: marked,
  },
  // R19.2: with an empty reel pile the Director may throw the rest of the reel away.
  clip: {
    ask(m, b) {
      const idle = !m.options.clip || b.side !== 'director' || m.lastStand || !pileEmpty(m) || reelOver(m);
      return idle ? null : { n: m.n, to: DIRECTOR_CHAIR, type: 'clip', replies: CLIP };
    },
    resume(m, _b, reply) {
      if (as(reply, 'clip').use) {
        m.events?.push({ type: 'clipped' });
        for (let at = 0; at < FRAMES; at++) clearFrame(m, at, 'clipped');
      }
      return 'over';
    },
    pass: () => 'over',
  },
  over: { run: over },
};

/** Nothing lurks where nothing was hidden (R20.8). */
const faded = (m: Movie): 'lurk' | 'choose' => (m.options.backSeat === 'off' ? 'choose' : 'lurk');

function marked(m: Movie, b: DirectorTurnBeat): Next<Beat> {
  return m.options.clip ? 'clip' : over(m, b);
}

/** R22.3: a bonus turn lies inside another, which looks for the reel's end itself. */
function over(m: Movie, b: DirectorTurnBeat): Next<Beat> {
  return b.bonus ? end() : (reelEndDue(m) ?? finaleDue(m, b) ?? end());
}

function takeAndAttack(m: Movie, b: DirectorTurnBeat, card: CardId, slot: number): Next<Beat> {
  takeFor(m, b.side, card, slot);
  const attack = volley(b.side, [{ side: b.side, slot }]);
  return resolve(nobodyWaits(m) ? [aftermath(b.side), attack] : [attack], 'reveal');
}

const PERMIT: readonly Reply[] = [
  { type: 'permit', agree: true },
  { type: 'permit', agree: false },
];
const CLIP: readonly Reply[] = [
  { type: 'clip', use: true },
  { type: 'clip', use: false },
];

function lurkPrompt(m: Movie, b: DirectorTurnBeat): Prompt | null {
  if (b.side !== 'director') return null;
  const replies: Reply[] = [];
  for (const { id, lurker } of m.sanctuaries) {
    if (lurker === null) continue;
    for (const s of occupants(m, id)) replies.push({ type: 'strike', by: { card: lurker }, at: s.id });
  }
  return replies.length === 0
    ? null
    : { n: m.n, to: DIRECTOR_CHAIR, type: 'strike', replies: [...replies, { type: 'pass' }] };
}

function markPrompt(m: Movie, b: DirectorTurnBeat): Prompt | null {
  if (b.side !== 'director' || m.fadeOut !== null) return null;
  const replies: Reply[] = [];
  for (const card of shownCards(m)) {
    const kind = kindOf(m, card);
    if (kind === 'item' || kind === 'power-play') replies.push({ type: 'fade-out', card });
  }
  if (replies.length === 0) return null;
  replies.push({ type: 'fade-out', card: null });
  return { n: m.n, to: DIRECTOR_CHAIR, type: 'fade-out', replies };
}

/** R7.1: discarded and replaced; from under a cover it goes without a draw. */
function fadeOut(m: Movie, card: CardId): void {
  const frame = takeOff(m, card);
  discard(m, card, { zone: 'frame', frame }, 'faded-out');
  m.events?.push({ type: 'faded-out', card });
  fillFrame(m, frame, 'director');
}

/** R15.3: reel 4 plays on to the end of a Director's turn. */
function finaleDue(m: Movie, b: DirectorTurnBeat): Next<Beat> | null {
  if (m.finale === 0 || m.lastStand || b.side !== 'director') return null;
  m.finale--;
  return m.finale === 0 ? unwind('movie', 'credits') : null;
}
