import type { Plain } from '../check.ts';
import { SAVE_FORMAT } from '../save.ts';
import { oneToTwo } from './1-to-2.ts';
import { twoToThree } from './2-to-3.ts';

/** One step for each format that was ever shipped, by the format it starts from. Steps are never changed, only added to. */
const STEPS: Readonly<Record<number, (save: Plain) => Plain>> = { 1: oneToTwo, 2: twoToThree };

/** The save in today's format; null where no way leads there. What comes out is yet to be checked. */
export function migrated(save: Plain): Plain | null {
  let now = save;
  while (now.format !== SAVE_FORMAT) {
    const step = STEPS[now.format as number];
    if (step === undefined) return null;
    now = step(now);
  }
  return now;
}
