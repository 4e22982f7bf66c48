import { end, resolve, type Unwind, unwind } from '../../kernel/beats.ts';
import type { ReelEndBeat, Turn } from '../model/beats.ts';
import { chairOfSeat, DIRECTOR_CHAIR } from '../model/chairs.ts';
import { aftermath } from '../model/make-beats.ts';
import type { Movie, Seat, Survivor } from '../model/movie.ts';
import type { Reply } from '../model/prompts.ts';
import type { CardId } from '../model/vocabulary.ts';
import { discard, discardUnseen, missing } from '../moves/piles.ts';
import { dropHeld, setFree } from '../moves/survivors.ts';
import { kindOf } from '../queries/cards.ts';
import { reelOver } from '../queries/screen.ts';
import { castFrom, nobodyWaits, survivorById } from '../queries/survivors.ts';
import { as, type Steps } from './steps.ts';

/** R15.2, R15.3: where the rules look whether the reel is over; reels 1–3 end at once, reel 4 plays on. */
export function reelEndDue(m: Movie): Unwind | null {
  if (m.lastStand || !reelOver(m)) return null; // R16.6
  if (m.reel < 4) return unwind('movie', 'reel-end');
  if (m.finale === 0) m.finale = m.turn?.side === 'director' ? 2 : 1;
  return null;
}

/** R15.4 */
export const reelEndSteps: Steps<ReelEndBeat> = {
  tidy: {
    run(m) {
      m.events?.push({ type: 'reel-ended', reel: m.reel });
      setFadeIn(m);
      for (const s of castFrom(m)) tidySurvivor(m, s);
      for (const { id, store } of m.sanctuaries) {
        for (const card of store.filter((c) => kindOf(m, c) === 'power-play')) {
          store.splice(store.indexOf(card), 1);
          discard(m, card, { zone: 'store', sanctuary: id }, 'reel-ended');
        }
      }
      for (const card of m.reelPile.splice(0)) discardUnseen(m, card, { zone: 'reel-pile' }, 'reel-ended'); // R16.1
      m.shut = false;
      m.weakness = 0;
      m.fadeOut = null;
      m.turn = null;
      m.quietRounds = 0;
      m.reelTokens = m.reelTokens.filter((token) => token !== m.reel); // given now, or lost for good
      return 'star';
    },
  },
  // R14.3: the seat with the fade-in token decides.
  star: {
    ask(m) {
      const replies: Reply[] = castFrom(m).map((s) => ({ type: 'star', survivor: s.id }));
      return replies.length === 0 ? null : { n: m.n, to: chairOfSeat(decidingSeat(m)), type: 'star', replies };
    },
    resume(m, _b, reply) {
      const { survivor } = as(reply, 'star');
      (survivorById(m, survivor) as Survivor).stars++;
      m.events?.push({ type: 'star-given', survivor, reel: m.reel });
      return 'loss';
    },
    pass: () => 'loss', // nobody to give it to: it is lost
  },
  // R19.3: cards off the shuffled survivor pile are Familiar Faces now, and nobody sees whose.
  loss: {
    ask(m) {
      if (!m.options.survivorLoss || nobodyWaits(m)) return null;
      const amount = Math.min(m.reel, m.survivorPile.length);
      return { n: m.n, to: DIRECTOR_CHAIR, type: 'survivor-loss', replies: LOSS, amount };
    },
    resume(m, _b, reply) {
      if (!as(reply, 'survivor-loss').use) return 'lurker';
      missing(m, m.reel);
      return resolve([aftermath('director')], 'lurker'); // R16.2
    },
    pass: () => 'lurker',
  },
  // R20.8: the Director may clear out what lurks in a sanctuary.
  lurker: {
    ask(m) {
      const card = m.sanctuaries.find((s) => s.lurker !== null)?.lurker ?? null;
      return card === null ? null : { n: m.n, to: DIRECTOR_CHAIR, type: 'lurker', replies: LURKER, card };
    },
    resume(m, _b, reply) {
      const sanctuary = m.sanctuaries.find((s) => s.lurker !== null);
      if (as(reply, 'lurker').use && sanctuary?.lurker) {
        discard(m, sanctuary.lurker, { zone: 'under', sanctuary: sanctuary.id }, 'cleared');
        sanctuary.lurker = null;
      }
      return end();
    },
    pass: () => end(),
  },
};

const LOSS: readonly Reply[] = [
  { type: 'survivor-loss', use: true },
  { type: 'survivor-loss', use: false },
];
const LURKER: readonly Reply[] = [
  { type: 'lurker', use: true },
  { type: 'lurker', use: false },
];

/** Power plays and reel-long horrors end with the reel, and so does a lost action. */
function tidySurvivor(m: Movie, s: Survivor): void {
  for (const card of s.held.filter((c) => kindOf(m, c) === 'power-play')) dropHeld(m, s, card);
  setFree(m, s);
  s.stunned = false;
}

/** R15.4: on whoever would act next, never the Director. Between two turns it lies there already. */
function setFadeIn(m: Movie): void {
  const { seat, acted } = m.turn === null ? m.fadeIn : nextAfter(m, m.turn);
  const next = (m.seats[seat] as Seat).pool.find((s) => !acted.includes(s.id));
  m.fadeIn = { seat, survivor: next?.id ?? null, acted };
  m.events?.push({ type: 'fade-in-set', seat, survivor: m.fadeIn.survivor });
}

function nextAfter(m: Movie, { side, whole, acted }: Turn): { seat: number; acted: CardId[] } {
  if (side === 'director') return { seat: 0, acted: [] };
  const seat = typeof side === 'object' ? side.seat : side;
  const { pool } = m.seats[seat] as Seat;
  const goesOn = typeof side === 'object' && !whole && pool.some((s) => !acted.includes(s.id));
  return goesOn ? { seat, acted: [...acted] } : { seat: (seat + 1) % m.seats.length, acted: [] };
}

/** The fade-in seat, or the next one clockwise that still plays survivors. */
export function decidingSeat(m: Movie): number {
  for (let i = 0; i < m.seats.length; i++) {
    const seat = (m.fadeIn.seat + i) % m.seats.length;
    if (!(m.seats[seat] as Seat).eliminated) return seat;
  }
  return m.fadeIn.seat;
}
