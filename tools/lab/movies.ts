import { outcome } from '../../src/rules/shuffling-horror/index.ts';
import { playMovie } from './play.ts';
import { FLAGS, readSetup, type Setup } from './setup.ts';
import { percent } from './stats.ts';
import { readFlags, wholeNumber } from './usage.ts';

export interface Tally {
  movies: number;
  survived: number;
  endedInReel: Record<1 | 2 | 3 | 4, number>;
  survivorsEntered: number;
  survivorsAlive: number;
  decisions: number;
  humanDecisions: number;
  moviesPerSecond: number;
}

/** Plays `count` movies on consecutive seeds; rates are 0–1, the rest means per movie. */
export function playMovies(setup: Setup, count: number): Tally {
  const sum = { survived: 0, entered: 0, alive: 0, decisions: 0, human: 0 };
  const reels = { 1: 0, 2: 0, 3: 0, 4: 0 };
  const began = performance.now();
  for (let i = 0; i < count; i++) {
    const { movie, replies, humanDecisions } = playMovie(setup.config(i), setup.players);
    const end = outcome(movie);
    if (end === null) throw new Error('a movie stopped without an end');
    if (end.survived) sum.survived++;
    reels[end.endedInReel]++;
    sum.entered += Object.keys(movie.homes).length;
    sum.alive += end.alive;
    sum.decisions += replies.length;
    sum.human += humanDecisions;
  }
  const seconds = (performance.now() - began) / 1000;
  const share = (n: number) => n / count;
  return {
    movies: count,
    survived: share(sum.survived),
    endedInReel: { 1: share(reels[1]), 2: share(reels[2]), 3: share(reels[3]), 4: share(reels[4]) },
    survivorsEntered: share(sum.entered),
    survivorsAlive: share(sum.alive),
    decisions: share(sum.decisions),
    humanDecisions: share(sum.human),
    moviesPerSecond: count / seconds,
  };
}

/** `lab movies`: how movies of one set-up go. */
export function movies(args: readonly string[]): void {
  const flags = readFlags([...args], [...FLAGS, 'count', 'json'] as const, ['json']);
  const count = wholeNumber('count', flags.count, 1000, 1, 10_000_000);
  const tally = playMovies(readSetup(flags), count);
  if (flags.json) console.log(JSON.stringify(tally));
  else print(tally);
}

function print(t: Tally): void {
  const { 1: one, 2: two, 3: three, 4: four } = t.endedInReel;
  console.log(`movies              ${t.movies}`);
  console.log(`survived            ${percent(t.survived)}`);
  console.log(`ended in reel       I ${percent(one)}  II ${percent(two)}  III ${percent(three)}  IV ${percent(four)}`);
  console.log(
    `survivors           ${t.survivorsEntered.toFixed(2)} entered, ${t.survivorsAlive.toFixed(2)} alive at the end`,
  );
  console.log(
    `decisions           ${t.decisions.toFixed(1)} a movie, ${t.humanDecisions.toFixed(1)} of them a person's`,
  );
  console.log(`speed               ${t.moviesPerSecond.toFixed(0)} movies/s`);
}
