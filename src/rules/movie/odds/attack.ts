import type { DamageDice } from '../model/cards.ts';
import { hitSplit, pAtLeast, pSuccess } from './dice.ts';

export interface AttackTerms {
  /** The roll target, spoints included. */
  target: number;
  dice: DamageDice;
  /** The item's plus, the reel's weakness and damage spoints. */
  plus: number;
  /** The alien's value. */
  value: number;
  /** Shrugs off head shots and annihilation (R9.5, R9.8). */
  hard: boolean;
}

export interface AttackOdds {
  hit: number;
  headShot: number;
  fumble: number;
  /** The alien is gone, whichever way. */
  removed: number;
  /** …and for good. */
  buried: number;
}

const ANNIHILATES = 10;

/** R9: everything one attack on one alien can come to. */
export function attackOdds({ target, dice, plus, value, hard }: AttackTerms): AttackOdds {
  const { snake, boxcars, byDoubles } = hitSplit(target);
  let removed = hard ? snake * pAtLeast(dice, plus, value) : snake;
  let buried = hard ? 0 : snake;
  for (let doubles = 0; doubles < byDoubles.length; doubles++) {
    const p = byDoubles[doubles] as number;
    if (p === 0) continue;
    removed += p * pAtLeast(dice, plus + doubles, value);
    if (!hard) buried += p * pAtLeast(dice, plus + doubles, ANNIHILATES);
  }
  return { hit: pSuccess(target), headShot: snake, fumble: boxcars, removed, buried };
}

/** P(removed) once the hit is rolled: what damage spoints buy (R9.4). */
export const removedByDamage = (dice: DamageDice, plus: number, value: number): number => pAtLeast(dice, plus, value);
