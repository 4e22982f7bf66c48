import type { DamageDice } from '../model/cards.ts';
import { MOST_TARGET } from '../model/vocabulary.ts';
import { damageOf, diceFor, doublesOf, isPair, succeeds } from '../moves/dice.ts';

/** Exact chances by enumeration, with sums and products alone, so that every browser finds the same numbers. */

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** P(2d6 succeeds) at a target (R9.1): 1,1 always, 6,6 never, and 11 is the most a target can be. */
const HIT: readonly number[] = Array.from({ length: MOST_TARGET + 1 }, (_, target) => {
  let ways = 0;
  for (const a of FACES) for (const b of FACES) if (succeeds([a, b], target)) ways++;
  return ways / 36;
});
export const pSuccess = (target: number): number => HIT[Math.max(0, Math.min(MOST_TARGET, target))] as number;

/** A chance for each whole number from 0 on. */
export type Spread = readonly number[];

/** R11: what damage dice come to. */
const SPREADS: Record<DamageDice, Spread> = {
  d6: spreadOf('d6'),
  shad: spreadOf('shad'),
  '2d6': spreadOf('2d6'),
  'one-doubled': spreadOf('one-doubled'),
};
export const damageSpread = (kind: DamageDice): Spread => SPREADS[kind];

function spreadOf(kind: DamageDice): Spread {
  const spread = new Array<number>(13).fill(0);
  const second = diceFor(kind) === 2 ? FACES : ([1] as const);
  for (const a of FACES) {
    for (const b of second) {
      const total = damageOf(kind, [a, b]);
      spread[total] = (spread[total] as number) + 1 / (6 * second.length);
    }
  }
  return spread;
}

/** The ways an attack roll can hit plainly at a target, split by the doubles number that goes to the damage (R9.7). */
export interface HitSplit {
  /** P(1,1) and P(6,6) of any attack. */
  snake: number;
  boxcars: number;
  /** P(hit with this doubles number), 1,1 left out; index 0 is "no doubles". */
  byDoubles: readonly number[];
}
const SPLITS: readonly HitSplit[] = Array.from({ length: MOST_TARGET + 1 }, (_, target) => {
  const byDoubles = new Array<number>(6).fill(0);
  for (const a of FACES) {
    for (const b of FACES) {
      if (isPair([a, b], 1) || !succeeds([a, b], target)) continue;
      const doubles = doublesOf([a, b]);
      byDoubles[doubles] = (byDoubles[doubles] as number) + 1 / 36;
    }
  }
  return { snake: 1 / 36, boxcars: 1 / 36, byDoubles };
});
export const hitSplit = (target: number): HitSplit => SPLITS[Math.max(0, Math.min(MOST_TARGET, target))] as HitSplit;

/** P(damage ≥ wanted) with a fixed part on top of the dice. */
export function pAtLeast(kind: DamageDice, fixed: number, wanted: number): number {
  const spread = damageSpread(kind);
  let p = 0;
  for (let total = Math.max(0, wanted - fixed); total < spread.length; total++) p += spread[total] as number;
  return p;
}
