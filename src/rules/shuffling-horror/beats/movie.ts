import { end, resolve } from '../../kernel/beats.ts';
import type { LastOneBeat, MovieBeat, OpeningBeat, RoundBeat } from '../model/beats.ts';
import { chairOfSeat, DIRECTOR_CHAIR } from '../model/chairs.ts';
import {
  action,
  directorTurn,
  lastOne,
  opening,
  playerTurn,
  reelEnd,
  reveal,
  round,
  swarm,
} from '../model/make-beats.ts';
import type { Frame, Movie, Survivor } from '../model/movie.ts';
import type { Reply } from '../model/prompts.ts';
import { ALLOTMENTS, type CardId, FRAMES, type Reel, ROUND_STALL, type Side } from '../model/vocabulary.ts';
import { putInThrong } from '../moves/aliens.ts';
import { rollDie, shufflePile } from '../moves/dice.ts';
import { discardsLeft, limboToDiscard } from '../moves/piles.ts';
import { clearFrame, discardTop, fillFrame, takeOff, turnUp } from '../moves/screen.ts';
import { loseSight } from '../moves/sight.ts';
import { isEvent, isMonster } from '../queries/cards.ts';
import { pileEmpty, topOf } from '../queries/screen.ts';
import { aliveCount, castFrom, seatOf, survivorById } from '../queries/survivors.ts';
import { foesOf } from '../queries/throngs.ts';
import { settleEvent } from './event.ts';
import { decidingSeat, reelEndDue } from './reel-end.ts';
import { setUpSteps } from './set-up.ts';
import { as, type Steps } from './steps.ts';

/** The movie itself, at the bottom of the stack. */
export const movieSteps: Steps<MovieBeat> = {
  ...setUpSteps,
  opening: { run: () => resolve([opening()], 'rounds') },
  rounds: { run: (m) => reelEndDue(m) ?? resolve([round(m.fadeIn.seat)], 'rounds') },
  'reel-end': { run: () => resolve([reelEnd()], 'next-reel') },
  'next-reel': {
    run(m) {
      m.reel = (m.reel + 1) as Reel;
      const shuts = m.shut; // R16.1: a Turning Point between two reels
      m.shut = false;
      m.events?.push({ type: 'reel-threaded', reel: m.reel });
      return resolve([opening(shuts)], 'rounds');
    },
  },
  // R16.2
  'last-one-standing': {
    run(m) {
      m.lastStand = true;
      const s = castFrom(m)[0] as Survivor;
      breakOff(m, s.id);
      m.events?.push({ type: 'last-one-standing', survivor: s.id });
      return resolve([lastOne(s.id, opponents(m, seatOf(m, s.id)))], 'credits');
    },
  },
  credits: {
    run(m) {
      const alive = aliveCount(m);
      m.outcome = { survived: alive > 0, endedInReel: m.reel, alive };
      m.turn = null;
      m.events?.push({ type: 'movie-ended', survived: alive > 0, reel: m.reel, alive });
      return end();
    },
  },
};

/** What was under way goes where it would have gone; a frame it left is filled, for the last one to see. */
function breakOff(m: Movie, last: CardId): void {
  for (const card of [...m.limbo]) {
    if (isEvent(m, card)) settleEvent(m, card);
    else limboToDiscard(m, card, 'broken-off');
  }
  for (let at = 0; at < FRAMES; at++) fillFrame(m, at, last);
}

/** R3, R15.5 A reel is dealt and resolved until nothing waits. */
export const openingSteps: Steps<OpeningBeat> = {
  // R20.1: with no throng to begin with, the Director may look for one among the discards; then the reel begins.
  cut: {
    ask(m) {
      if (!m.options.directorsCut || foesOf(m, 'director').length > 0 || discardsLeft(m) === 0) return null;
      return { n: m.n, to: DIRECTOR_CHAIR, type: 'cut', replies: CUT, amount: m.reel };
    },
    resume: (m, _b, reply) => (as(reply, 'cut').use ? resolve([swarm(m.reel)], 'deal') : 'deal'),
    pass: () => 'deal',
  },
  deal: {
    run(m) {
      dealReel(m);
      return m.reel === 1 ? 'bonus' : 'resolve';
    },
  },
  // R3.2: every monster among the three, each into a slot of its own; ⚖ one that finds none (R20.1) stays on the screen.
  bonus: {
    run(m) {
      for (let at = 0; at < FRAMES; at++) {
        const card = topOf(m.frames[at] as Frame);
        const slot = m.throngs.findIndex((throng) => throng.length === 0);
        if (card === null || !isMonster(m, card) || slot >= FREE_SLOTS) continue;
        takeOff(m, card);
        putInThrong(m, card, 'director', slot, { zone: 'frame', frame: at });
      }
      for (let at = 0; at < FRAMES; at++) dealFaceUp(m, at);
      return 'resolve';
    },
  },
  resolve: { run: () => resolve([reveal('opening')], 'over') },
  over: {
    run(m, b) {
      if (b.shuts) shutPile(m);
      return reelEndDue(m) ?? end();
    },
  },
};

/** R16.1: a Turning Point that fell between two reels shuts the pile once the opening scene is over. */
function shutPile(m: Movie): void {
  m.shut = true;
  m.events?.push({ type: 'pile-shut' });
}

const FREE_SLOTS = 3; // R8.2

const CUT: readonly Reply[] = [
  { type: 'cut', use: true },
  { type: 'cut', use: false },
];

/** R3.1: reel 1 deals its three frames on top of the allotment; later reels take them out of it (R15.5). */
function dealReel(m: Movie): void {
  const cards = [...m.discard, ...m.dark];
  shufflePile(m, cards);
  m.events?.push({ type: 'shuffled', pile: m.reel === 1 ? 'movie-deck' : 'discard', cards: cards.length });
  m.reelPile = cards.splice(0, ALLOTMENTS[m.reel] + (m.reel === 1 ? FRAMES : 0));
  m.discard = [];
  m.dark = cards; // face down: nobody knows what was dealt and what was not
  loseSight(m);
  m.events?.push({ type: 'reel-opened', reel: m.reel, cards: m.reelPile.length });
  for (let at = 0; at < FRAMES; at++) dealFaceUp(m, at);
}

function dealFaceUp(m: Movie, at: number): void {
  fillFrame(m, at, 'opening');
  if ((m.frames[at] as Frame).down !== null) turnUp(m, at);
}

/** R4.1 Seats clockwise, the Director last. The first round of a reel begins at the fade-in token (R15.6). */
export const roundSteps: Steps<RoundBeat> = {
  begin: {
    run(m, b) {
      m.round++;
      m.cardLeft = b.at > 0; // R15.7 counts whole rounds only
      m.events?.push({ type: 'round-started', round: m.round });
      return 'next';
    },
  },
  next: {
    run(m, b) {
      const at = b.at++;
      const seat = m.seats[at];
      if (seat === undefined) return resolve([directorTurn('director')], 'over');
      startTurn(m, at);
      return resolve([seat.eliminated ? directorTurn(at) : playerTurn(at)], 'next'); // R17.1
    },
  },
  over: {
    run(m) {
      m.turn = null;
      m.quietRounds = m.cardLeft ? 0 : m.quietRounds + 1;
      if (m.quietRounds < ROUND_STALL) return end();
      m.quietRounds = 0;
      return m.options.stallGuard ? end(...unstall(m)) : 'stalled';
    },
  },
  // R15.7: with people at the table it is theirs to say whether the film moves on.
  stalled: {
    ask: (m) => ({ n: m.n, to: chairOfSeat(decidingSeat(m)), type: 'stall', replies: STALL }),
    resume: (m, _b, reply) => (as(reply, 'stall').use ? end(...unstall(m)) : end()),
    pass: () => end(),
  },
};

const STALL: readonly Reply[] = [
  { type: 'stall', use: true },
  { type: 'stall', use: false },
];

const NO_FADE_IN: Movie['fadeIn'] = { seat: 0, survivor: null, acted: [] };
function startTurn(m: Movie, seat: number): void {
  const acted = m.fadeIn.acted.slice();
  m.fadeIn = NO_FADE_IN;
  m.turn = { side: { seat }, acted, partWay: acted.length > 0, reordered: false, whole: false };
  m.events?.push({ type: 'turn-started', seat });
}

/** R15.7 */
function unstall(m: Movie) {
  m.events?.push({ type: 'stalled' });
  const clipped = pileEmpty(m);
  for (let at = 0; at < FRAMES; at++) {
    const frame = m.frames[at] as Frame;
    if (clipped) clearFrame(m, at, 'stalled');
    else if (frame.cards.length > 0) {
      discardTop(m, at, 'stalled');
      fillFrame(m, at, 'director');
      break;
    }
  }
  return [reveal('director')];
}

/** R16.2: clockwise from the survivor's left, the Director in its place between the last seat and the first. */
function opponents(m: Movie, seat: number): Side[] {
  const ring: Side[] = [...m.seats.keys(), 'director'];
  return [...ring.slice(seat + 1), ...ring.slice(0, seat)];
}

/** R16.2 Last One Standing: stars, one action, then every opponent takes a turn. */
export const lastOneSteps: Steps<LastOneBeat> = {
  stars: {
    run(m, b) {
      const s = survivorById(m, b.survivor) as Survivor;
      s.stunned = false;
      for (const reel of m.reelTokens) {
        const die = rollDie(m);
        const won = die <= m.reel; // R16.4: the current reel's number, whichever token it is
        if (won) s.stars++;
        m.events?.push({ type: 'star-roll', survivor: s.id, reel, needed: m.reel, die, won });
      }
      m.reelTokens = [];
      m.turn = {
        side: { seat: seatOf(m, s.id) },
        acted: [],
        partWay: true,
        reordered: true,
        whole: false,
      };
      return resolve([action(b.survivor, true)], 'opponents');
    },
  },
  opponents: {
    run(_m, b) {
      const [side, ...left] = b.left;
      b.left = left;
      return side === undefined ? end() : resolve([directorTurn(side)], 'opponents');
    },
  },
};
