import { sealOf } from '../../../../app/play/seal.ts';
import type { DiceReport } from '../../../../app/ports/ending.ts';
import { SEAL } from '../../../../text/play/seal.ts';
import { AFTER } from '../../text/after-words.ts';
import type { Story } from '../records/story.ts';

/** FG5.2: one die in three is a success; so far from the mean nobody calls it fair. */
const SHARE = 1 / 3;
const FAIR = 0.6;

/** The seal broken, and how the dice fell against expectation. */
export function diceOf({ thrown, successes, expected }: Story, seed: string): DiceReport {
  const { dice } = AFTER.dailies.DAILIES;
  const spread = Math.sqrt(thrown * SHARE * (1 - SHARE));
  const off = thrown === 0 ? 0 : (successes - expected) / spread;
  return {
    seed,
    seal: sealOf(seed),
    rows: [{ name: AFTER.ending.ENDING.numbers.luck, value: SEAL.row(successes, thrown, expected) }],
    verdict: off > FAIR ? dice.kind : off < -FAIR ? dice.cruel : dice.fair,
  };
}
