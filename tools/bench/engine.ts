import { CASTS, DIRECTORS } from '../../src/director-ai/shuffling-horror/registry.ts';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import {
  advanceQuietly,
  chanceFrom,
  clone,
  newMovie,
  promptOf,
  toJSON,
} from '../../src/rules/shuffling-horror/index.ts';
import { pack, YOU } from '../../src/storage/save.ts';
import { playMovie } from '../lab/play.ts';
import { type Part, reference, timed } from './measure.ts';

const CONFIG = { seed: 'mid', seats: 3, deck: 'roswell-51' };

/** A movie half played, at 3 seats. */
function midMovie(): Recording {
  const seating = { seats: [YOU, YOU, YOU], director: 'feature' };
  const { recording } = Recording.start({ config: CONFIG, seating, mode: { kind: 'feature' }, openingReplies: [] });
  const chance = chanceFrom('mid');
  for (let i = 0; i < 110; i++) {
    const prompt = promptOf(recording.movie);
    const reply = prompt?.replies[Math.floor(chance() * prompt.replies.length)];
    if (prompt && reply) recording.submit(reply);
  }
  return recording;
}

/** The engine and nothing else: any legal reply, to the end. Returns how many it took. */
function randomMovie(seed: number): number {
  const movie = newMovie({ ...CONFIG, seed });
  const chance = chanceFrom(`bench/${seed}`);
  let replies = 0;
  for (let prompt = promptOf(movie); prompt !== null; prompt = promptOf(movie)) {
    advanceQuietly(movie, prompt.replies[Math.floor(chance() * prompt.replies.length)]);
    replies++;
  }
  return replies;
}

const FEATURE = { director: DIRECTORS.feature!, cast: CASTS.sensible! };
const ROUNDS = 20;

function run(): Part {
  let seed = 0;
  let replies = 0;
  const play = () => {
    replies += randomMovie(seed++);
  };
  timed(play, 3000); // the compiler settles first
  replies = 0;
  const began = seed;
  const rounds = Array.from({ length: ROUNDS }, () => timed(play, 250).perSecond);
  const random = rounds.reduce((sum, it) => sum + it, 0) / ROUNDS;
  const perMovie = replies / (seed - began);
  const played = () => void playMovie({ ...CONFIG, seed: seed++ }, FEATURE);
  timed(played, 2000);
  const feature = timed(played, 3000).perSecond;
  const mid = midMovie();
  const clones = timed(() => clone(mid.movie), 1000);
  return {
    reference: reference(),
    figures: [
      { name: 'random movies', value: random, unit: 'movies/s', target: '≥ 2,000' },
      // Whatever else the machine does only ever slows it down: the best quarter of a second is the engine's own.
      { name: 'random movies, best of 20 rounds', value: Math.max(...rounds), unit: 'movies/s', target: '≥ 2,000' },
      { name: 'replies', value: random * perMovie, unit: 'replies/s', target: '≥ 1,000,000 as a stretch' },
      { name: 'replies a movie', value: perMovie, unit: '' },
      { name: 'movies of Feature and a sensible cast', value: feature, unit: 'movies/s', target: '≥ 200' },
      { name: 'clone of a mid-movie state', value: 1e6 / clones.perSecond, unit: 'µs', target: '< 5' },
      { name: 'state as JSON, mid-movie', value: JSON.stringify(toJSON(mid.movie)).length, unit: 'bytes' },
      { name: 'save as it is kept, mid-movie', value: JSON.stringify(pack(mid.save(), 1)).length, unit: 'bytes' },
    ],
  };
}

/** Headless speed on one core. */
export const engine = { about: 'The rules without a screen: whole movies at 3 seats, in Node, on one core.', run };
