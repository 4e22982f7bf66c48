import type { DamageDice } from '../model/cards.ts';
import { MOST_TARGET } from '../model/vocabulary.ts';
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
  readonly hit: number;
  readonly headShot: number;
  readonly fumble: number;
  /** The alien is gone, whichever way. */
  readonly removed: number;
  /** …and for good. */
  readonly buried: number;
}

const ANNIHILATES = 10;

const DICE: readonly DamageDice[] = ['d6', 'shad', '2d6', 'one-doubled'];
/** No card comes near it; whatever does is worked out anew. */
const MOST = 24;
const known: (AttackOdds | undefined)[] = new Array((MOST_TARGET + 1) * MOST * MOST * DICE.length * 2);

/** R9: everything one attack on one alien can come to. Weighing asks for the same few hundred over and over. */
export function attackOdds(terms: AttackTerms): AttackOdds {
  const { target, dice, plus, value, hard } = terms;
  if (target < 0 || target > MOST_TARGET || plus < 0 || plus >= MOST || value < 0 || value >= MOST)
    return enumerated(terms);
  const at = ((((target * MOST + plus) * MOST + value) * DICE.length + DICE.indexOf(dice)) << 1) | (hard ? 1 : 0);
  known[at] ??= enumerated(terms);
  return known[at];
}

function enumerated({ target, dice, plus, value, hard }: AttackTerms): AttackOdds {
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
