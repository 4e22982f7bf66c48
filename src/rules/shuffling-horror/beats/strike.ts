import { end, type Next } from '../../kernel/beats.ts';
import type { Beat, StrikeBeat } from '../model/beats.ts';
import { chairOfSeat } from '../model/chairs.ts';
import { capture, counterstrike, flailTest, lose, payback } from '../model/make-beats.ts';
import type { Movie, Survivor } from '../model/movie.ts';
import type { Reply } from '../model/prompts.ts';
import { type CardId, MOST_TARGET } from '../model/vocabulary.ts';
import { doublesOf, isPair, roll2d6, rollDamage, succeeds } from '../moves/dice.ts';
import { damageSanctuary, fallSanctuary } from '../moves/sanctuaries.ts';
import { dropHeld } from '../moves/survivors.ts';
import { factsOf } from '../queries/cards.ts';
import { available } from '../queries/spoints.ts';
import { flailStat, holds, seatOf, statOf, survivorById } from '../queries/survivors.ts';
import { occupants } from '../queries/targets.ts';
import { cardsOf, ownerOf, strikeDice, targetOf } from '../queries/throngs.ts';
import { answerReplies, payThen, REFUSED } from './pay.ts';
import { as, type Steps } from './steps.ts';

const GRAVE_DAMAGE = 10; // R10.6

const victimOf = (m: Movie, b: StrikeBeat): Survivor => survivorById(m, b.at) as Survivor;
function isSanctuary(m: Movie, id: CardId): boolean {
  for (const s of m.sanctuaries) if (s.id === id) return true;
  return false;
}

/** R13.5: nobody inside can be reached from outside; the sanctuary takes the blow. What lurks inside reaches (R20.8). */
function reached(m: Movie, b: StrikeBeat): CardId {
  const place = survivorById(m, b.at)?.place ?? null;
  if (place === null) return b.at;
  const { by } = b;
  return 'card' in by && m.sanctuaries.some((s) => s.id === place && s.lurker === by.card) ? b.at : place;
}

/** R10 Aliens attack: declare > roll > result > spare > damage > answer. Where nobody is asked in between, a step calls the next. */
export const strikeSteps: Steps<StrikeBeat> = {
  declare: {
    run(m, b) {
      b.at = reached(m, b);
      b.target = targetOf(m, b.by);
      const there = isSanctuary(m, b.at) ? occupants(m, b.at).length > 0 : survivorById(m, b.at) !== null;
      if (!there || b.target === 0) return end();
      m.events?.push({ type: 'strike-declared', by: b.by, at: b.at, needed: b.target, cards: [...cardsOf(m, b.by)] });
      return roll(m, b);
    },
  },
  roll: { run: roll },
  result: { run: result },
  'next-spare': { run: nextSpare },
  // R14.3, R22.2: the victim's seat first, then clockwise; one re-roll an attack, before damage.
  spare: {
    ask: (m, b) => ({
      n: m.n,
      to: chairOfSeat(askedSeat(m, b)),
      type: 'spare',
      replies: [...sparers(m, b), { type: 'pass' }],
      survivor: b.at,
      by: b.by,
      dice: b.dice,
      target: b.target,
    }),
    resume(m, b, reply) {
      if (reply.type === 'star') {
        (survivorById(m, reply.survivor) as Survivor).stars--;
        b.rerolled = true;
        m.events?.push({ type: 'star-spent', survivor: reply.survivor, why: 'spare' });
        return 'roll';
      }
      if (reply.type === 'scream') {
        const queen = survivorById(m, reply.survivor) as Survivor;
        m.events?.push({ type: 'screamed', survivor: reply.survivor, victim: b.at });
        dropHeld(m, queen, queen.held.find((card) => isQueen(m, card)) as CardId);
        return end();
      }
      b.asked++;
      return nextSpare(m, b);
    },
    pass: () => 'damage',
  },
  damage: { run: damage },
  // R10.6: negate all of it, or flail.
  answer: {
    ask(m, b) {
      const s = victimOf(m, b);
      const spoints = available(m, s, b.refused);
      if (spoints === 0) return null;
      const stat = statOf(m, s, flailStat(m, s)) ?? 0;
      return {
        n: m.n,
        to: chairOfSeat(seatOf(m, b.at)),
        type: 'answer',
        replies: answerReplies(Math.min(MOST_TARGET - stat, spoints), spoints >= b.damage),
        survivor: b.at,
        refused: b.refused,
        by: b.by,
        damage: b.damage,
        target: stat,
      };
    },
    resume(m, b, reply) {
      b.answer = reply.type === 'negate' ? 'negate' : 'flail';
      const amount = reply.type === 'negate' ? b.damage : as(reply, 'flail').amount;
      const { power } = reply as { power?: Record<number, number> };
      return payThen(m, b, victimOf(m, b), amount, power, b.answer, 'paid');
    },
    pass(m, b) {
      b.answer = 'flail';
      b.paid = 0;
      return paid(m, b);
    },
  },
  paid: { run: paid },
};

function roll(m: Movie, b: StrikeBeat): Next<Beat> {
  b.dice = roll2d6(m);
  const hit = succeeds(b.dice, b.target); // R10.2
  m.events?.push({ type: 'strike-rolled', by: b.by, at: b.at, dice: b.dice, needed: b.target, hit });
  return result(m, b);
}

function result(m: Movie, b: StrikeBeat): Next<Beat> {
  if (isSanctuary(m, b.at)) return end(...onSanctuary(m, b));
  if (isPair(b.dice, 6)) return end(counterstrike(b.at, b.by)); // R10.4
  if (isPair(b.dice, 1)) {
    const side = ownerOf(m, b.by);
    return end(capture(b.at, side, m.turn?.side === side)); // R10.3
  }
  b.asked = 0;
  return succeeds(b.dice, b.target) ? nextSpare(m, b) : end();
}

function nextSpare(m: Movie, b: StrikeBeat): Next<Beat> {
  const own = seatOf(m, b.at);
  for (; b.asked < m.seats.length; b.asked++) {
    const { pool } = m.seats[(own + b.asked) % m.seats.length] as Movie['seats'][number];
    for (const s of pool) if ((s.stars > 0 && !b.rerolled) || holds(m, s, 'spares')) return 'spare';
  }
  return damage(m, b);
}

function damage(m: Movie, b: StrikeBeat): Next<Beat> {
  const { dice: kind, plus } = strikeDice(m, b.by);
  const extra = doublesOf(b.dice) + plus; // R10.5
  const most = (kind === 'd6' ? 6 : 12) + extra;
  // R10.7: nobody can spend anything and the grave is out of reach: the roll would change nothing.
  if (most < GRAVE_DAMAGE && available(m, victimOf(m, b), b.refused) === 0) return 'answer';
  const { dice, total } = rollDamage(m, kind);
  b.damage = total + extra;
  m.events?.push({ type: 'strike-damage', by: b.by, at: b.at, dice, total: b.damage });
  return 'answer';
}

function paid(m: Movie, b: StrikeBeat): Next<Beat> {
  if (b.paid === REFUSED) return 'answer';
  if (b.answer === 'negate') {
    m.events?.push({ type: 'negated', survivor: b.at, damage: b.damage });
    return end(payback(b.at, b.by));
  }
  const to = b.damage >= GRAVE_DAMAGE ? 'graveyard' : 'discard';
  const stat = flailStat(m, victimOf(m, b));
  return end(flailTest(b.at, stat, b.paid, [payback(b.at, b.by)], [lose(b.at, to, ownerOf(m, b.by))]));
}

/** R13.6: damage comes off its points, 1,1 breaches it, 6,6 lets everyone inside strike back. */
function onSanctuary(m: Movie, b: StrikeBeat) {
  if (isPair(b.dice, 6)) return occupants(m, b.at).map((s) => counterstrike(s.id, b.by));
  if (isPair(b.dice, 1)) fallSanctuary(m, b.at);
  else if (succeeds(b.dice, b.target)) {
    const { dice: kind, plus } = strikeDice(m, b.by);
    const { dice, total } = rollDamage(m, kind);
    const damage = total + doublesOf(b.dice) + plus;
    m.events?.push({ type: 'strike-damage', by: b.by, at: b.at, dice, total: damage });
    damageSanctuary(m, b.at, damage);
  }
  return [];
}

const askedSeat = (m: Movie, b: StrikeBeat): number => (seatOf(m, b.at) + b.asked) % m.seats.length;

const isQueen = (m: Movie, card: CardId): boolean => factsOf(m, card).powerPlay?.spares === true;

/** What the seat now asked could do about the hit. */
function sparers(m: Movie, b: StrikeBeat): Reply[] {
  const replies: Reply[] = [];
  const { pool } = m.seats[askedSeat(m, b)] as Movie['seats'][number];
  for (const s of pool) if (s.stars > 0 && !b.rerolled) replies.push({ type: 'star', survivor: s.id });
  for (const s of pool) if (holds(m, s, 'spares')) replies.push({ type: 'scream', survivor: s.id });
  return replies;
}
