import type { Rules, Scored } from '../kernel/game.ts';
import { advance, advanceQuietly, promptOf } from './advance.ts';
import { clone } from './clone.ts';
import type { MovieConfig } from './config.ts';
import { fold } from './fold/fold.ts';
import { fromJSON, hash, toJSON } from './json.ts';
import { chairsFor, seatAt } from './model/chairs.ts';
import type { MovieEvent } from './model/events.ts';
import type { Movie, MovieState, Outcome } from './model/movie.ts';
import type { Prompt } from './model/prompts.ts';
import { RULES_VERSION } from './model/version.ts';
import type { View } from './model/view.ts';
import { startMovie } from './new-movie.ts';
import { resample } from './views/resample.ts';
import { seen, viewOf } from './views/view.ts';

export interface ShufflingHorrorTypes {
  config: MovieConfig;
  state: Movie;
  saved: MovieState;
  event: MovieEvent;
  prompt: Prompt;
  view: View;
  outcome: Outcome & Scored;
}

/** R16.5: survivors win or lose together, and whoever plays aliens wins when they lose. */
const score = ({ seats }: Movie, { survived }: Outcome): number[] =>
  Array.from({ length: chairsFor(seats.length) }, (_, chair) => (survived === (seatAt(chair) !== null) ? 1 : 0));

export const shufflingHorror: Rules<ShufflingHorrorTypes> = {
  id: 'shuffling-horror',
  version: RULES_VERSION,
  start(config) {
    const { movie, events } = startMovie(config);
    return { game: movie, events };
  },
  promptOf,
  advance,
  advanceQuietly,
  outcome: (m) => m.outcome && { ...m.outcome, score: score(m, m.outcome) },
  view: viewOf,
  seen,
  fold,
  resample: (view, _chair, seed) => resample(view, seed),
  clone,
  hash,
  toJSON,
  fromJSON,
};
