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
  'play-on.ts',
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

/** One hash of all code that decides how movies go: a stored measurement counts only for the code that made it. */
export function codeHash(folders: readonly string[] = ['src/rules', 'src/director-ai']): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !NOT_DECIDING.includes(file),
    );
    for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
