import { type End, end, unwind } from '../../kernel/beats.ts';
import type { AftermathBeat, AimBeat, Beat, CaptureBeat, LoseBeat, PaybackBeat, PlaceBeat } from '../model/beats.ts';
import { chairOfSeat, chairOfSide, DIRECTOR_CHAIR } from '../model/chairs.ts';
import { aftermath, attack, paybackAim, place, volley } from '../model/make-beats.ts';
import type { Movie, Seat } from '../model/movie.ts';
import type { Foe, Side } from '../model/vocabulary.ts';
import { becomePod, noThrongs, putInThrong } from '../moves/aliens.ts';
import { bury, discard, limboToDiscard, removeFrom } from '../moves/piles.ts';
import { givePowerUp } from '../moves/spoints.ts';
import { removeSurvivor } from '../moves/survivors.ts';
import { aliveCount, holds, nobodyWaits, seatOf, survivorById } from '../queries/survivors.ts';
import { aliens, aliensOf, attackReplies, waysOf } from '../queries/targets.ts';
import { foesOf, openSlots, throngAt } from '../queries/throngs.ts';
import { as, type Steps } from './steps.ts';

/** An attack that is allowed or owed beside the action: Take+Attack, counterstrike, Payback. */
export const aimSteps: Steps<AimBeat> = {
  choose: {
    ask(m, b) {
      const s = survivorById(m, b.survivor);
      if (s === null) return null;
      const targets = b.foe === null ? aliens(m) : aliensOf(m, b.foe);
      if (targets.length === 0) return null; // R10.4: the foe is gone, it lapses
      let replies = attackReplies(m, s, targets, b.way === 'any' ? waysOf(m, s) : [b.way], []);
      if (b.why === 'payback') replies = replies.filter((r) => r.type === 'attack' && r.reach === 'one');
      if (b.may) replies.push({ type: 'hold' });
      const to = chairOfSeat(seatOf(m, b.survivor));
      return { n: m.n, to, type: 'aim', replies, survivor: b.survivor, purpose: b.why };
    },
    resume(_m, b, reply) {
      if (reply.type === 'hold') return end();
      const { target, reach, way, stat } = as(reply, 'attack');
      return end(attack(b.survivor, target, reach, way, stat, b.why));
    },
    pass: () => end(),
  },
};

/** Payback (CARDS): once for each hit its holder lives through. */
export const paybackSteps: Steps<PaybackBeat> = {
  offer: {
    run(m, b) {
      const s = survivorById(m, b.survivor);
      return s !== null && holds(m, s, 'payback') ? end(paybackAim(b.survivor, b.foe)) : end();
    },
  },
};

/** Nothing follows while somebody waits in the survivor pile, and then no beat is needed to find that out. */
export const endWithAftermath = (m: Movie, by: Side): End<Beat> => (nobodyWaits(m) ? end(aftermath(by)) : end());

/** R10.6 */
export const loseSteps: Steps<LoseBeat> = {
  go: {
    run(m, b) {
      const seat = removeSurvivor(m, b.survivor);
      m.events?.push({ type: 'survivor-lost', survivor: b.survivor, seat, to: b.to });
      if (b.to === 'discard') discard(m, b.survivor, { zone: 'pool', seat }, 'eliminated');
      else bury(m, b.survivor, { zone: 'pool', seat }, 'eliminated');
      return endWithAftermath(m, b.by);
    },
  },
};

/** R10.3: taken at once, into a throng of the captor. */
export const captureSteps: Steps<CaptureBeat> = {
  go: {
    run(m, b) {
      const seat = removeSurvivor(m, b.survivor);
      m.limbo.push(b.survivor);
      m.events?.push({ type: 'survivor-lost', survivor: b.survivor, seat, to: 'throng' });
      m.events?.push({
        type: 'card-moved',
        card: b.survivor,
        from: { zone: 'pool', seat },
        to: { zone: 'limbo' },
        why: 'captured',
      });
      return end(place(b.survivor, b.side, b.strikes));
    },
  },
};

/** A card out of limbo into one of a side's throngs; with no room it is discarded (R8.5). */
export const placeSteps: Steps<PlaceBeat> = {
  choose: {
    ask(m, b) {
      const slots = openSlots(m, b.side);
      if (slots.length === 0) return null;
      const { card, side } = b;
      const replies = slots.map((slot) => ({ type: 'place' as const, card, side, slot }));
      return { n: m.n, to: chairOfSide(side), type: 'place', replies, card };
    },
    resume(m, b, reply) {
      const { slot } = as(reply, 'place');
      removeFrom(m.limbo, b.card);
      putInThrong(m, b.card, b.side, slot, { zone: 'limbo' });
      const isNew = throngAt(m, b.side, slot).length === 1;
      if (!b.strikes || !isNew) return endWithAftermath(m, b.side);
      const foe: Foe = { side: b.side, slot };
      return end<Beat>(aftermath(b.side), volley(b.side, [foe], true)); // R10.3: it may attack at once
    },
    pass(m, b) {
      limboToDiscard(m, b.card, 'no-room');
      return endWithAftermath(m, b.side);
    },
  },
};

/** R6.4 After each attack, draw or placement: elimination, Turning Point, Last One Standing. */
export const aftermathSteps: Steps<AftermathBeat> = {
  look: {
    run(m, b) {
      if (!nobodyWaits(m)) return end();
      for (let i = b.seat + 1; i < m.seats.length; i++) {
        const seat = m.seats[i] as Seat;
        if (seat.eliminated || seat.pool.length > 0) continue;
        eliminate(m, i);
        b.seat = i;
        if (m.options.monsterMigration && b.by === 'director' && aliveCount(m) > 0) return 'migrate';
      }
      const alive = aliveCount(m);
      if (alive === 0) return unwind('movie', 'credits'); // R16.5
      maybeTurningPoint(m); // R16.3: first of the two
      return alive === 1 && !m.lastStand ? unwind('movie', 'last-one-standing') : end(); // R16.2
    },
  },
  // R20.3: on eliminating a player the Director may hand that seat one of its throngs.
  migrate: {
    ask(m, b) {
      const replies = foesOf(m, 'director').map((foe) => ({
        type: 'migrate' as const,
        slot: 'slot' in foe ? foe.slot : 0,
        seat: b.seat,
      }));
      if (replies.length === 0) return null;
      return { n: m.n, to: DIRECTOR_CHAIR, type: 'migrate', replies: [...replies, { type: 'pass' }] };
    },
    resume(m, _b, reply) {
      if (reply.type !== 'migrate') return 'look';
      const cards = throngAt(m, 'director', reply.slot).splice(0);
      throngAt(m, reply.seat, 0).push(...cards);
      m.events?.push({ type: 'throng-migrated', seat: reply.seat, slot: reply.slot, cards });
      becomePod(m, reply.seat); // R17.3
      return 'look';
    },
    pass: () => 'look',
  },
};

/** R17.1: its power stays on the board until it turns (R12.5), unless the dead take theirs along (R21.3). */
function eliminate(m: Movie, seat: number): void {
  const it = m.seats[seat] as Seat;
  it.eliminated = true;
  it.throngs = noThrongs();
  m.events?.push({ type: 'seat-eliminated', seat });
  if (m.options.grimToll) givePowerUp(m, seat);
}

/** R16.1: not in reel 4, nor on the way to it. */
function maybeTurningPoint(m: Movie): void {
  if (m.turningPoint || m.reel === 4 || (m.reel === 3 && m.stack.some(({ kind }) => kind === 'reel-end'))) return;
  let monsters = 1;
  let players = 0;
  for (const seat of m.seats) {
    if (seat.pod) monsters++;
    if (!seat.eliminated) players++;
  }
  if (monsters < players) return;
  m.turningPoint = true;
  m.shut = true;
  m.events?.push({ type: 'turning-point' });
}
