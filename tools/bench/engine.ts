import { randomPolicy } from '../../src/director-ai/random.ts';
import { advanceQuietly, chanceFrom, clone, type Movie, newMovie, promptOf, toJSON } from '../../src/rules/index.ts';
import { type Figure, reference, timed } from './measure.ts';

/** A movie half played, at 3 seats. */
export function midMovie(): Movie {
  const movie = newMovie({ seed: 'mid', seats: 3, deck: 'roswell-51' });
  const chance = chanceFrom('mid');
  for (let i = 0; i < 110; i++) {
    const prompt = promptOf(movie);
    if (prompt === null) break;
    advanceQuietly(movie, randomPolicy.decide(movie, prompt, chance).reply);
  }
  return movie;
}

/** The engine and nothing else: any legal reply, to the end. Returns how many it took. */
function randomMovie(seed: number): number {
  const movie = newMovie({ seed, seats: 3, deck: 'roswell-51' });
  const chance = chanceFrom(`bench/${seed}`);
  let replies = 0;
  for (let prompt = promptOf(movie); prompt !== null; prompt = promptOf(movie)) {
    advanceQuietly(movie, prompt.replies[Math.floor(chance() * prompt.replies.length)]);
    replies++;
  }
  return replies;
}

const ROUNDS = 20;

/** Headless speed on one core: random movies at 3 seats, replies, clones, sizes. */
export function engine(): Figure[] {
  let seed = 0;
  let replies = 0;
  const play = () => {
    replies += randomMovie(seed++);
  };
  timed(play, 3000); // the compiler settles first
  replies = 0;
  const began = seed;
  const rounds = Array.from({ length: ROUNDS }, () => timed(play, 250).perSecond);
  const movies = { perSecond: rounds.reduce((sum, it) => sum + it, 0) / ROUNDS };
  const perMovie = replies / (seed - began);
  const mid = midMovie();
  const clones = timed(() => clone(mid), 1000);
  return [
    { name: 'random movies', value: movies.perSecond, unit: 'movies/s', target: '≥ 2000' },
    // Whatever else the machine does only ever slows it down: the best quarter of a second is the engine's own.
    { name: 'random movies, best of 20 rounds', value: Math.max(...rounds), unit: 'movies/s', target: '≥ 2000' },
    { name: 'replies', value: movies.perSecond * perMovie, unit: 'replies/s', target: '≥ 1,000,000 as a stretch' },
    { name: 'replies a movie', value: perMovie, unit: '' },
    { name: 'clone of a mid-movie state', value: 1e6 / clones.perSecond, unit: 'µs', target: '< 5' },
    { name: 'state as JSON', value: JSON.stringify(toJSON(mid)).length, unit: 'bytes' },
    reference(),
  ];
}
