import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How a decision travels is not how it is made; nor is what is summed up over many movies. */
const NOT_DECIDING = [
  'worker.ts',
  'messages.ts',
  'sums.ts',
  'sums-worker.ts',
  'practice.ts',
  'survival.ts',
  'reasons.ts',
  'dailies.ts',
  'analysis.ts',
  'paired.ts',
  'reckoning.ts',
  'smoothing.ts',
  'meter.ts',
  'meter-worker.ts',
  'quoted.ts',
];

/** All code that decides how movies go. */
export const DECIDING: readonly string[] = ['src/rules', 'src/director-ai'];

/** One hash of the code in some folders or files: a stored measurement counts only for the code that made it. */
export function codeHash(places: readonly string[] = DECIDING): string {
  const hash = createHash('sha256');
  for (const place of places) {
    if (place.endsWith('.ts')) {
      hash.update(place).update(readFileSync(place));
      continue;
    }
    const files = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !NOT_DECIDING.includes(file),
    );
    for (const file of files.sort()) hash.update(file).update(readFileSync(join(place, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
