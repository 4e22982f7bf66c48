import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { castKey } from './casts/casts.ts';
import { codeHash } from './code-hash.ts';
import { ofDeck } from './deck.ts';
import { playMovies, type Tally } from './movies.ts';
import { readSetup, type SetupFlags } from './setup.ts';
import { wilson } from './stats.ts';

/** One cell of a measurement: a set-up played many times. */
export interface Cell extends Tally {
  low: number;
  high: number;
}

const FOLDER = join('.cache', 'lab');
/** Kept after so many movies; where one takes seconds, sooner. */
const BATCH = 100;
const SLOW_BATCH = 10;
const isSlow = ({ director, cast }: SetupFlags): boolean =>
  cast === 'searching' || (director ?? '').startsWith('midnight');

/**
 * Plays a cell in batches and keeps what is done under a hash of the code, so that a long run can be broken off and taken up again.
 */
export function measure(flags: SetupFlags, count: number, tell: (done: number) => void = () => {}): Cell {
  const cast = castKey(flags.cast ?? 'random', flags.director ?? 'random');
  const batch = isSlow(flags) ? SLOW_BATCH : BATCH;
  const by = batch === BATCH ? [] : [`by${batch}`];
  const name = ofDeck([...Object.values({ ...flags, cast }), ...by].join('_')).replaceAll(/[^a-z0-9_-]/gi, '.');
  const file = join(FOLDER, `${codeHash()}-${name}.json`);
  const batches: Tally[] = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Tally[]) : [];
  const first = Number(flags.seed ?? '1');
  while (batches.length * batch < count) {
    const seed = String(first + batches.length * batch);
    batches.push(playMovies(readSetup({ ...flags, seed }), batch));
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, JSON.stringify(batches));
    tell(batches.length * batch);
  }
  return merge(batches.slice(0, Math.ceil(count / batch)));
}

function merge(batches: readonly Tally[]): Cell {
  const mean = (pick: (t: Tally) => number): number => batches.reduce((sum, t) => sum + pick(t), 0) / batches.length;
  const movies = batches.reduce((sum, t) => sum + t.movies, 0);
  const survived = mean((t) => t.survived);
  const reel = (r: 1 | 2 | 3 | 4) => mean((t) => t.endedInReel[r]);
  return {
    movies,
    survived,
    ...wilson(Math.round(survived * movies), movies),
    endedInReel: { 1: reel(1), 2: reel(2), 3: reel(3), 4: reel(4) },
    survivorsEntered: mean((t) => t.survivorsEntered),
    survivorsAlive: mean((t) => t.survivorsAlive),
    decisions: mean((t) => t.decisions),
    humanDecisions: mean((t) => t.humanDecisions),
    moviesPerSecond: mean((t) => t.moviesPerSecond),
  };
}
