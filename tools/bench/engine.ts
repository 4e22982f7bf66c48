import { randomPolicy } from '../../src/director-ai/random.ts';
import { advanceQuietly, chanceFrom, clone, type Movie, newMovie, promptOf, toJSON } from '../../src/rules/index.ts';
import { playMovie } from '../lab/play.ts';
import { type Figure, reference, timed } from './measure.ts';

const PLAYERS = { director: randomPolicy, cast: randomPolicy };

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

/** Headless speed on one core: random movies at 3 seats, replies, clones, sizes. */
export function engine(): Figure[] {
  let seed = 0;
  let replies = 0;
  const play = () => {
    replies += playMovie({ seed: seed++, seats: 3, deck: 'roswell-51' }, PLAYERS).replies.length;
  };
  timed(play, 3000); // the compiler settles first
  replies = 0;
  const began = seed;
  const movies = timed(play, 5000);
  const perMovie = replies / (seed - began);
  const mid = midMovie();
  const clones = timed(() => clone(mid), 1000);
  return [
    { name: 'random movies', value: movies.perSecond, unit: 'movies/s', target: '≥ 2000' },
    { name: 'replies', value: movies.perSecond * perMovie, unit: 'replies/s', target: '≥ 1,000,000 as a stretch' },
    { name: 'replies a movie', value: perMovie, unit: '' },
    { name: 'clone of a mid-movie state', value: 1e6 / clones.perSecond, unit: 'µs', target: '< 5' },
    { name: 'state as JSON', value: JSON.stringify(toJSON(mid)).length, unit: 'bytes' },
    reference(),
  ];
}
