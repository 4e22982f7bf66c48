import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { GAMES } from '../../src/games/index.ts';
import { LATER_GAMES } from '../../tools/later-games.ts';
import { VITE } from '../../tools/run/bins.mjs';
import { runQuietly } from '../../tools/run/child.mjs';

/** Whether the house that is served has every game in it, also those that are on no list (`npm run rehearsal`). */
export const isRehearsal = process.env.REHEARSAL === '1';

const areAllListed = LATER_GAMES.every((game) => GAMES.some(({ id }) => id === game));
const REHEARSED = '.cache/rehearsed';
/** One run of the tests builds it once, whichever of its workers comes first. */
const RUN = process.env.PREVIEW_PORT;
const LOCK = `${REHEARSED}-by-${RUN}`;
const DONE = `${REHEARSED}/of-${RUN}`;

/** The folder of a built house that has every game in it: what ships, once they are all on the list. */
export async function houseOfAll(): Promise<string> {
  if (areAllListed) return 'dist';
  if (isRehearsal) return '.cache/rehearsal';
  while (!existsSync(DONE)) {
    if (!taken()) await new Promise((resolve) => setTimeout(resolve, 200));
    else
      try {
        const args = ['build', '--mode', 'rehearsal', '--outDir', REHEARSED, '--emptyOutDir', '--logLevel', 'error'];
        const { code, output } = await runQuietly([VITE, ...args]);
        if (code !== 0) throw new Error(output);
        writeFileSync(DONE, '');
      } finally {
        rmSync(LOCK, { recursive: true });
      }
  }
  return REHEARSED;
}

function taken(): boolean {
  try {
    mkdirSync('.cache', { recursive: true });
    mkdirSync(LOCK);
    return true;
  } catch {
    return false;
  }
}
