import { runToPrompt } from '../kernel/beats.ts';
import { hashOf } from '../kernel/hash.ts';
import { STEPS } from './beats/table.ts';
import { clone } from './clone.ts';
import type { Movie, MovieState } from './model/movie.ts';
import { upgraded } from './upgrade.ts';

/** Everything that matters of a movie, as plain data; the prompt follows from it. */
export function toJSON(m: Movie): MovieState {
  const { prompt: _prompt, events: _events, ...state } = clone(m);
  return state;
}

/** A movie goes on from its data, in the middle of anything. Whether the data is to be trusted is the storage room's to say. */
export function fromJSON(state: MovieState): Movie {
  const m: Movie = clone({ ...upgraded(state), prompt: null, events: null });
  runToPrompt(m, STEPS);
  return m;
}

/** 64 bits of the state: two movies with one hash have one future for the same replies. */
export const hash = (m: Movie): string => hashOf(toJSON(m));
