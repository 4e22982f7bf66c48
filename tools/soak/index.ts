import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { needChromium } from '../run/chromium.mjs';
import { freePort } from '../run/free-port.mjs';
import { freshProgress, killAndResume, type Progress } from './kills.ts';
import { serve } from './serve.ts';

/** Does it hold? Stopped and started again, it goes on where it was. Without `--dist` the game is built for it. */
const USAGE = 'npm run soak -- --kills 200 [--seed word] [--progress file] [--dist folder]';
const ROOT = '.cache/soak';

const { values } = parseArgs({
  options: {
    kills: { type: 'string' },
    seed: { type: 'string', default: 'soak' },
    progress: { type: 'string' },
    dist: { type: 'string' },
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1)); // and the browser with it
const count = Number(values.kills);
if (Number.isSafeInteger(count) && count > 0) process.exitCode = await kills(count, values.seed);
else {
  console.error(USAGE);
  process.exitCode = 2;
}

/** What was kept belongs to an address, so that is remembered, too. */
interface Kept extends Progress {
  port: number;
}

async function kills(wanted: number, seed: string): Promise<number> {
  const file = values.progress ?? join(ROOT, `kills-${seed}.json`);
  const profile = `${file}.profile`;
  mkdirSync(dirname(file), { recursive: true });
  const before = read(file);
  if (before === null || before.kills >= wanted) rmSync(profile, { recursive: true, force: true });
  const progress: Kept =
    before !== null && before.kills < wanted ? before : { ...freshProgress(seed), port: await freePort() };

  const served = await serve(values.dist ?? (await built(seed)), { port: progress.port });
  const began = performance.now();
  const done = progress.kills;
  await killAndResume({ url: served.url, executable: await needChromium(), profile, onKill: told }, progress, wanted);
  await served.close();

  function told(): void {
    writeFileSync(file, JSON.stringify(progress));
    const each = (performance.now() - began) / 1000 / (progress.kills - done);
    const { kills: killed, lost, movies } = progress;
    console.log(`${killed} kills, ${lost.length} lost (movie ${movies + 1}, ${each.toFixed(1)} s each)`);
  }
  writeFileSync(file, JSON.stringify(progress));
  for (const words of progress.lost) console.log(`  ${words}`);
  console.log(`${progress.kills} kills, ${progress.lost.length} lost`);
  return progress.lost.length === 0 ? 0 : 1;
}

/** In a folder of its own, since it is served for a long time. */
async function built(seed: string): Promise<string> {
  const outDir = join(ROOT, `dist-${seed}`);
  await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } });
  return outDir;
}

function read(file: string): Kept | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch {
    return null; // a first run
  }
}
