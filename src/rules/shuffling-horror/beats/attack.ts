import { type End, end, type Next } from '../../kernel/beats.ts';
import type { AttackBeat, Beat } from '../model/beats.ts';
import type { DamageDice } from '../model/cards.ts';
import { chairOfSeat } from '../model/chairs.ts';
import { rampageAim, spoils, strike } from '../model/make-beats.ts';
import type { Movie, Survivor } from '../model/movie.ts';
import { type CardId, type Foe, MOST_TARGET } from '../model/vocabulary.ts';
import { removeAlien } from '../moves/aliens.ts';
import { doublesOf, isPair, roll2d6, rollDamage, succeeds } from '../moves/dice.ts';
import { dropHeld } from '../moves/survivors.ts';
import { isBlob, isMonster, itemOf, shrugsHeadShots, valueOf } from '../queries/cards.ts';
import { available } from '../queries/spoints.ts';
import { HANDS, holds, seatOf, statOf, survivorById } from '../queries/survivors.ts';
import { cardsOf, throngHolding } from '../queries/throngs.ts';
import { payThen, REFUSED, spendReplies } from './pay.ts';
import { askReroll, rerollOrNot } from './reroll.ts';
import { as, type Steps } from './steps.ts';

const ANNIHILATES = 10; // R9.8
/** The least that each kind of damage dice can come to. */
const LEAST: Record<DamageDice, number> = { d6: 1, shad: 2, '2d6': 2, 'one-doubled': 2 };

const diceOf = (m: Movie, way: CardId): DamageDice => (way === HANDS ? 'd6' : (itemOf(m, way)?.dice ?? 'd6'));
const plusOf = (m: Movie, way: CardId): number => (way === HANDS ? 0 : (itemOf(m, way)?.plus ?? 0));

const attackerOf = (m: Movie, b: AttackBeat): Survivor => survivorById(m, b.survivor) as Survivor;
const neededBy = (m: Movie, b: AttackBeat): number =>
  Math.min(MOST_TARGET, (statOf(m, attackerOf(m, b), b.stat) ?? 0) + b.bonus);

/** What the attack is aimed at: one alien, or the throng it stands in (R9.6, R9.9). */
const foeOf = (m: Movie, b: AttackBeat): Foe =>
  (b.reach === 'throng' ? throngHolding(m, b.target) : null) ?? { card: b.target };
const aimedAt = (m: Movie, b: AttackBeat): CardId[] =>
  b.reach === 'one' ? [b.target] : cardsOf(m, foeOf(m, b)).filter((card) => isMonster(m, card));

/** R11.3: an item is gone after its last throw. R20.7: what a broken throng carried comes first. */
function over(m: Movie, b: AttackBeat, ...first: Beat[]): End<Beat> {
  if (b.way !== HANDS && m.uses[b.way] === 0) dropHeld(m, attackerOf(m, b), b.way);
  if (!m.options.alienTechnology) return end(...first);
  const won = m.limbo.filter((card) => itemOf(m, card)?.carried !== undefined);
  return won.length === 0 ? end(...first) : end<Beat>(spoils(b.survivor, won), ...first);
}

/** R9.6: the card that was aimed at; whoever fumbles what could have hit a whole throng has all of it to face, wherever it was aimed. */
const answering = (m: Movie, b: AttackBeat): Foe =>
  (b.way !== HANDS && itemOf(m, b.way)?.reach === 'throng' ? throngHolding(m, b.target) : null) ?? foeOf(m, b);

/** R9 A survivor attacks: declare > commit > roll > again > result > boost > damage. */
export const attackSteps: Steps<AttackBeat> = {
  declare: {
    run(m, b) {
      if (survivorById(m, b.survivor) === null || cardsOf(m, foeOf(m, b)).length === 0) return end();
      const uses = b.way === HANDS ? undefined : m.uses[b.way];
      if (uses !== undefined) m.uses[b.way] = uses - 1; // R11.3: counterstrikes too
      const { survivor, target, reach, way, stat, why } = b;
      m.events?.push({ type: 'attack-declared', survivor, target, reach, way, stat, why });
      return 'commit';
    },
  },
  commit: {
    ask(m, b) {
      const s = attackerOf(m, b);
      const stat = statOf(m, s, b.stat) ?? 0;
      const max = Math.min(MOST_TARGET - stat, available(m, s, b.refused)); // R9.2
      if (max <= 0) return null;
      return {
        n: m.n,
        to: chairOfSeat(seatOf(m, b.survivor)),
        type: 'spend',
        replies: spendReplies(max),
        survivor: b.survivor,
        refused: b.refused,
        purpose: 'attack',
        target: stat,
        card: b.target,
        reach: b.reach,
        way: b.way,
        stat: b.stat,
      };
    },
    resume(m, b, reply) {
      const { amount, power } = as(reply, 'spend');
      return payThen(m, b, attackerOf(m, b), amount, power, 'attack', 'paid');
    },
    pass: roll,
  },
  paid: {
    run(m, b) {
      if (b.paid === REFUSED) return 'commit';
      b.bonus = b.paid;
      return roll(m, b);
    },
  },
  roll: { run: roll },
  // R14.3: a star rolls a miss again; a fumble stands.
  again: {
    ask: (m, b) => (isPair(b.dice, 6) ? null : askReroll(m, b)),
    resume: rerollOrNot,
    pass: () => 'result',
  },
  result: { run: (m, b) => result(m, b, succeeds(b.dice, neededBy(m, b))) },
  boost: {
    ask(m, b) {
      const max = Math.min(usefulBoost(m, b), available(m, attackerOf(m, b), b.refused));
      if (max <= 0) return null;
      return {
        n: m.n,
        to: chairOfSeat(seatOf(m, b.survivor)),
        type: 'spend',
        replies: spendReplies(max),
        survivor: b.survivor,
        refused: b.refused,
        purpose: 'damage',
        dice: b.dice,
        doubles: b.doubles,
        card: b.target,
        reach: b.reach,
        way: b.way,
      };
    },
    resume(m, b, reply) {
      const { amount, power } = as(reply, 'spend');
      return payThen(m, b, attackerOf(m, b), amount, power, 'damage', 'boosted');
    },
    pass: damage,
  },
  boosted: {
    run(m, b) {
      if (b.paid !== REFUSED) return damage(m, b);
      b.paid = 0;
      return 'boost';
    },
  },
  damage: { run: damage },
};

function roll(m: Movie, b: AttackBeat): Next<Beat> {
  b.dice = roll2d6(m);
  b.paid = 0;
  const needed = neededBy(m, b);
  const hit = succeeds(b.dice, needed);
  m.events?.push({ type: 'attack-rolled', survivor: b.survivor, target: b.target, dice: b.dice, needed, hit });
  return !hit && !b.rerolled && attackerOf(m, b).stars > 0 ? 'again' : result(m, b, hit);
}

function result(m: Movie, b: AttackBeat, hit: boolean): Next<Beat> {
  if (isPair(b.dice, 6)) {
    m.events?.push({ type: 'fumbled', survivor: b.survivor, target: b.target });
    return over(m, b, strike(answering(m, b), b.survivor)); // in its place, so a duel never deepens the stack
  }
  if (!hit) return over(m, b);
  b.doubles = doublesOf(b.dice); // R9.7
  return isPair(b.dice, 1) && headShot(m, b) ? over(m, b, ...rampage(m, b)) : 'boost';
}

function damage(m: Movie, b: AttackBeat): Next<Beat> {
  const { dice, total: rolled } = rollDamage(m, diceOf(m, b.way));
  const total = rolled + fixedDamage(m, b) + b.paid; // R11.2: spoints are never multiplied
  m.events?.push({ type: 'damage-rolled', survivor: b.survivor, target: b.target, dice, total });
  let felled = false;
  for (const card of aimedAt(m, b)) if (hurt(m, b.survivor, card, total)) felled = true;
  return felled ? over(m, b, ...rampage(m, b)) : over(m, b);
}

const fixedDamage = (m: Movie, b: AttackBeat): number => plusOf(m, b.way) + b.doubles + m.weakness;

const NOTHING: readonly Beat[] = [];

/** Killing Machine (CARDS): an attack of its own that felled something is followed by another, for as long as it goes well. */
function rampage(m: Movie, b: AttackBeat): readonly Beat[] {
  if (b.why === 'counterstrike' || b.why === 'payback') return NOTHING;
  const s = attackerOf(m, b);
  return s.place === null && holds(m, s, 'rampage') ? [rampageAim(s.id)] : NOTHING;
}

/** R9.4 ⚖: no more than makes the best result certain. */
function usefulBoost(m: Movie, b: AttackBeat): number {
  let wanted = 0;
  for (const card of aimedAt(m, b)) {
    const best = isBlob(m, card) ? m.blob : shrugsHeadShots(m, card) ? valueOf(m, card) : ANNIHILATES;
    wanted = Math.max(wanted, best);
  }
  return wanted - LEAST[diceOf(m, b.way)] - fixedDamage(m, b);
}

/** R9.5, R9.9: buries what can be; true when nobody is left to take a plain hit. */
function headShot(m: Movie, b: AttackBeat): boolean {
  const aimed = aimedAt(m, b);
  const hard = aimed.filter((card) => isBlob(m, card) || shrugsHeadShots(m, card));
  for (const card of aimed) {
    if (hard.includes(card)) continue;
    m.events?.push({ type: 'head-shot', survivor: b.survivor, target: card });
    removeAlien(m, card, b.survivor, 'graveyard');
  }
  const [left] = hard;
  if (left === undefined) return true;
  b.target = left;
  b.reach = 'one';
  return false;
}

/** R9.8: true when it goes. */
function hurt(m: Movie, by: CardId, card: CardId, damage: number): boolean {
  if (isBlob(m, card)) {
    const points = Math.min(damage, m.blob);
    m.blob -= points;
    m.events?.push({ type: 'blob-hurt', points, left: m.blob });
    if (m.blob > 0) return false;
    removeAlien(m, card, by, 'discard');
  } else if (damage >= ANNIHILATES && !shrugsHeadShots(m, card)) removeAlien(m, card, by, 'graveyard');
  else if (damage >= valueOf(m, card)) removeAlien(m, card, by, 'discard');
  else {
    m.events?.push({ type: 'alien-stood', card, damage });
    return false;
  }
  return true;
}
