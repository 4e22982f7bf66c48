import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { needChromium } from '../run/chromium.mjs';
import { freePort } from '../run/free-port.mjs';
import { builtGame } from './built.ts';
import { besiege, freshProgress as freshSiege, type Progress as Siege } from './hostile.ts';
import { freshProgress as freshKills, type Progress as Kills, killAndResume } from './kills.ts';
import { freshProgress as freshMovies, type Progress as Movies, playThrough } from './movies.ts';
import { serve } from './serve.ts';

/** Does it hold? Stopped and started again, it goes on where it was. Without `--dist` the game is built for it. */
const USAGE = `npm run soak -- --kills 200 [--seed word] [--progress file] [--dist folder]
npm run soak -- --movies 200 [the same]
npm run soak -- --hostile 500 [--seed word] [--dist folder]`;
const ROOT = '.cache/soak';

const { values } = parseArgs({
  options: {
    kills: { type: 'string' },
    movies: { type: 'string' },
    hostile: { type: 'string' },
    seed: { type: 'string', default: 'soak' },
    progress: { type: 'string' },
    dist: { type: 'string' },
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1)); // and the browser with it
const WAYS = { kills, movies, hostile } as const;
const [way = 'movies', ...more] = (Object.keys(WAYS) as (keyof typeof WAYS)[]).filter((it) => values[it] !== undefined);
const count = Number(values[way]);
if (!Number.isSafeInteger(count) || count <= 0 || more.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const file = values.progress ?? join(ROOT, `${way}-${values.seed}.json`);
  mkdirSync(dirname(file), { recursive: true });
  process.exitCode = await WAYS[way](count, file);
}

/** What was kept belongs to an address, so that is remembered, too. */
interface Kept extends Kills {
  port: number;
}

async function kills(wanted: number, file: string): Promise<number> {
  const profile = `${file}.profile`;
  const before = read<Kept>(file);
  if (before === null || before.kills >= wanted) rmSync(profile, { recursive: true, force: true });
  const progress: Kept =
    before !== null && before.kills < wanted ? before : { ...freshKills(values.seed), port: await freePort() };

  const served = await serve(await game(), { port: progress.port });
  const each = stopwatch(progress.kills);
  await killAndResume({ url: served.url, executable: await needChromium(), profile, onKill: told }, progress, wanted);
  await served.close();

  function told(): void {
    writeFileSync(file, JSON.stringify(progress));
    const { kills: killed, lost, movies: ended } = progress;
    console.log(`${killed} kills, ${lost.length} lost (movie ${ended + 1}, ${each(killed)} s each)`);
  }
  writeFileSync(file, JSON.stringify(progress));
  for (const words of progress.lost) console.log(`  ${words}`);
  console.log(`${progress.kills} kills, ${progress.lost.length} lost`);
  return progress.lost.length === 0 ? 0 : 1;
}

async function movies(wanted: number, file: string): Promise<number> {
  const before = read<Movies>(file);
  const progress = before !== null && before.movies < wanted ? before : freshMovies(values.seed);
  const served = await serve(await game());
  const each = stopwatch(progress.movies);
  await playThrough({ url: served.url, executable: await needChromium(), onMovie: told }, progress, wanted);
  await served.close();

  function told(): void {
    writeFileSync(file, JSON.stringify(progress));
    const { movies: ended, wrong } = progress;
    console.log(`${ended} movies, ${wrong.length} wrong (${megabytes(progress)} MB, ${each(ended)} s each)`);
  }
  writeFileSync(file, JSON.stringify(progress));
  for (const words of progress.wrong) console.log(`  ${words}`);
  console.log(`${progress.movies} movies, ${progress.choices} choices, ${progress.wrong.length} wrong`);
  for (const [i, heaps] of progress.heaps.entries()) {
    console.log(`  heap after 1, 2, 20 and ${heaps.length} in one page: ${figures(heaps)} MB`);
    console.log(
      `  of which the game's own, after 1 and in the end: ${progress.held[i]?.map((it) => it.toFixed(2)).join(', ')} MB`,
    );
  }
  return progress.wrong.length === 0 ? 0 : 1;
}

/** Quick enough to be done at once. */
async function hostile(wanted: number, file: string): Promise<number> {
  const progress = freshSiege(values.seed);
  const served = await serve(await game());
  const each = stopwatch(0);
  const onBatch = ({ attacks, wrong }: Siege) =>
    console.log(`${attacks} attacks, ${wrong.length} wrong (${each(attacks)} s each)`);
  await besiege({ url: served.url, executable: await needChromium(), onBatch }, progress, wanted);
  await served.close();
  writeFileSync(file, JSON.stringify(progress));
  for (const words of progress.wrong) console.log(`  ${words}`);
  for (const [words, times] of Object.entries(progress.said)) console.log(`  ${times} × ${words}`);
  console.log(`${progress.attacks} attacks, ${progress.wrong.length} wrong`);
  return progress.wrong.length === 0 && progress.attacks === wanted ? 0 : 1;
}

function megabytes({ heaps }: Movies): string {
  return heaps.at(-1)?.at(-1)?.megabytes.toFixed(1) ?? '?';
}

function figures(heaps: Movies['heaps'][number]): string {
  return [heaps[0], heaps[1], heaps[19], heaps.at(-1)].map((it) => it?.megabytes.toFixed(1) ?? '-').join(', ');
}

/** Seconds for each since it was started. */
function stopwatch(done: number): (now: number) => string {
  const began = performance.now();
  return (now) => ((performance.now() - began) / 1000 / (now - done)).toFixed(1);
}

async function game(): Promise<string> {
  return values.dist ?? builtGame(join(ROOT, `dist-${way}-${values.seed}`));
}

function read<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null; // a first run
  }
}
