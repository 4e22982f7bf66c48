import type { DamageDice } from '../model/cards.ts';
import { damageSpread, hitSplit, pSuccess, type Spread } from './dice.ts';

/** One alien attack: the number it needs, the dice its damage rolls, and what is added. */
export interface StrikeTerms {
  target: number;
  dice: DamageDice;
  plus: number;
}

export interface StrikeSpread {
  /** 1,1: the survivor is taken, or the sanctuary breached. */
  spored: number;
  /** 6,6: the victim may strike back. */
  boxcars: number;
  hit: number;
  /** P(a plain hit of this much damage). */
  damage: Spread;
}

const DICE: readonly DamageDice[] = ['d6', 'shad', '2d6', 'one-doubled'];
const MOST_PLUS = 8;
/** A small whole number for each kind of attack: caches are arrays, since the Director asks many times a decision. */
const codeOf = ({ target, dice, plus }: StrikeTerms): number => (target * 4 + DICE.indexOf(dice)) * MOST_PLUS + plus;

const spreads: StrikeSpread[] = [];

/** R10: the whole spread of one attack, by enumeration of all dice. */
export function strikeSpread(terms: StrikeTerms): StrikeSpread {
  const code = codeOf(terms);
  const known = spreads[code];
  if (known !== undefined) return known;
  const { target, dice, plus } = terms;
  const { snake, boxcars, byDoubles } = hitSplit(target);
  const damage = new Array<number>(24).fill(0);
  byDoubles.forEach((p, doubles) => {
    damageSpread(dice).forEach((q, total) => {
      if (p > 0 && q > 0) damage[total + doubles + plus] = (damage[total + doubles + plus] as number) + p * q;
    });
  });
  const spread = { spored: snake, boxcars, hit: pSuccess(target), damage };
  spreads[code] = spread;
  return spread;
}

export interface SeriesOdds {
  /** P(the victim is lost) when it spends as well as can be. */
  lost: number;
  /** Spoints it spends on the average, doing so. */
  spent: number;
}

/**
 * A row of attacks still to come, and what is known of it. Rows with the same end share it: each knows the rows that have one more
 * attack before it, by the code of that attack, and the odds by spoints and flail.
 */
interface Row {
  first: StrikeTerms | null;
  rest: Row | null;
  longer: (Row | undefined)[];
  known: (SeriesOdds | undefined)[];
}
const rowOf = (first: StrikeTerms | null, rest: Row | null): Row => ({ first, rest, longer: [], known: [] });

const MOST_ROWS = 20_000;
let rows = 0;
let nothing = rowOf(null, null);

function before(first: StrikeTerms, rest: Row): Row {
  const code = codeOf(first);
  const known = rest.longer[code];
  if (known !== undefined) return known;
  rows++;
  const row = rowOf(first, rest);
  rest.longer[code] = row;
  return row;
}

function rowFor(strikes: readonly StrikeTerms[]): Row {
  if (rows > MOST_ROWS) {
    rows = 0;
    nothing = rowOf(null, null);
  }
  let row = nothing;
  for (let i = strikes.length - 1; i >= 0; i--) row = before(strikes[i] as StrikeTerms, row);
  return row;
}

/**
 * R10.6: a series of attacks on one survivor with `spoints` and a flail stat. Against each hit the victim negates it all, or commits
 * some and flails, whichever leaves it likeliest to live through the whole series; of equals, the cheaper.
 */
export const seriesOdds = (strikes: readonly StrikeTerms[], spoints: number, flail: number): SeriesOdds =>
  oddsOfRow(rowFor(strikes), spoints, flail);

/** The same of a single attack. */
export const singleOdds = (strike: StrikeTerms, spoints: number, flail: number): SeriesOdds =>
  oddsOfRow(before(strike, nothing), spoints, flail);

const FLAILS = 12;
const SAFE: SeriesOdds = { lost: 0, spent: 0 };

function oddsOfRow(row: Row, spoints: number, flail: number): SeriesOdds {
  if (row.rest === null) return SAFE;
  const at = spoints * FLAILS + flail;
  const known = row.known[at];
  if (known !== undefined) return known;
  const odds = computeRow(row.first as StrikeTerms, row.rest, spoints, flail);
  row.known[at] = odds;
  return odds;
}

function computeRow(first: StrikeTerms, rest: Row, spoints: number, flail: number): SeriesOdds {
  const spread = strikeSpread(first);
  const unhurt = oddsOfRow(rest, spoints, flail);
  let lost = spread.spored + (1 - spread.hit) * unhurt.lost;
  let spent = (1 - spread.hit) * unhurt.spent;
  const flailed = bestFlail(rest, spoints, flail);
  for (let damage = 1; damage < spread.damage.length; damage++) {
    const p = spread.damage[damage] as number;
    if (p === 0) continue;
    const best = orNegate(flailed, rest, damage, spoints, flail);
    lost += p * best.lost;
    spent += p * best.spent;
  }
  return { lost, spent };
}

export interface Answer extends SeriesOdds {
  /** Negate, or flail with this many spoints. */
  negate: boolean;
  amount: number;
}

/** The best answer to a hit of this much damage, with more attacks to come. */
export function bestAnswer(rest: readonly StrikeTerms[], damage: number, spoints: number, flail: number): Answer {
  const row = rowFor(rest);
  return orNegate(bestFlail(row, spoints, flail), row, damage, spoints, flail);
}

function bestFlail(rest: Row, spoints: number, flail: number): Answer {
  let best = flailBefore(rest, 0, spoints, flail);
  const most = Math.min(spoints, Math.max(0, 11 - flail));
  for (let amount = 1; amount <= most; amount++) best = better(best, flailBefore(rest, amount, spoints, flail));
  return best;
}

function orNegate(flailed: Answer, rest: Row, damage: number, spoints: number, flail: number): Answer {
  if (spoints < damage) return flailed;
  const after = oddsOfRow(rest, spoints - damage, flail);
  return better(flailed, { negate: true, amount: damage, lost: after.lost, spent: damage + after.spent });
}

/** What one way of flailing comes to. */
export const flailAnswer = (rest: readonly StrikeTerms[], amount: number, spoints: number, flail: number): Answer =>
  flailBefore(rowFor(rest), amount, spoints, flail);

function flailBefore(rest: Row, amount: number, spoints: number, flail: number): Answer {
  const lives = pSuccess(flail + amount);
  const after = oddsOfRow(rest, spoints - amount, flail);
  return {
    negate: false,
    amount,
    lost: 1 - lives + lives * after.lost,
    spent: amount + lives * after.spent,
  };
}

const better = (a: Answer, b: Answer): Answer =>
  b.lost < a.lost - 1e-12 || (b.lost < a.lost + 1e-12 && b.spent < a.spent) ? b : a;

/** Attacks a survivor can still expect to take: how many of the reference kind (t = 8, d6) until it is more likely lost than not. */
export function attacksLeft(spoints: number, flail: number): number {
  let alive = 1;
  let attacks = 0;
  const series: StrikeTerms[] = [];
  for (let n = 0; n < 8; n++) {
    series.push(REFERENCE);
    alive = 1 - seriesOdds(series, spoints, flail).lost;
    attacks += alive;
  }
  return attacks;
}
const REFERENCE: StrikeTerms = { target: 8, dice: 'd6', plus: 0 };

/** R13.6: P(a sanctuary falls to one attack) and the damage it takes on the average. */
export function sanctuaryOdds(terms: StrikeTerms, points: number): { falls: number; damage: number } {
  const { spored, damage } = strikeSpread(terms);
  let falls = spored;
  let mean = spored * points;
  damage.forEach((p, d) => {
    if (d >= points) falls += p;
    mean += p * Math.min(d, points);
  });
  return { falls, damage: mean };
}
