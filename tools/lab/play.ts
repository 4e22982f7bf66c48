import { asksSeat, type Policy } from '../../src/director-ai/shuffling-horror/policy.ts';
import {
  advanceQuietly,
  chanceFrom,
  glance,
  type Movie,
  type MovieConfig,
  newMovie,
  promptOf,
  type Reply,
  type View,
} from '../../src/rules/shuffling-horror/index.ts';

export interface Players {
  director: Policy;
  cast: Policy;
}

export interface Played {
  movie: Movie;
  replies: Reply[];
  /** Prompts that a person with every seat would answer: lending between one's own seats is no question. */
  humanDecisions: number;
}

/** What one sees who never looks. */
export const NOTHING = {} as View;

/** One movie from its first prompt to its end, every side played by computer. */
export function playMovie(config: MovieConfig, players: Players): Played {
  const movie = newMovie(config);
  const replies: Reply[] = [];
  let humanDecisions = 0;
  const blindly = chanceFrom(`${config.seed}/blindly`);
  for (let prompt = promptOf(movie); prompt !== null; prompt = promptOf(movie)) {
    const policy = asksSeat(prompt) ? players.cast : players.director;
    if (asksSeat(prompt) && prompt.type !== 'lend') humanDecisions++;
    // Its own chance, from the movie's seed and the prompt's number: a resumed movie gets the same reply. One that never looks at
    // the table draws from one stream all movie long: seeding would cost more than the engine does.
    const { reply } = policy.blind
      ? policy.decide(NOTHING, prompt, blindly)
      : policy.decide(glance(movie, prompt.to), prompt, chanceFrom(`${config.seed}/${policy.name}/${prompt.n}`));
    replies.push(reply);
    advanceQuietly(movie, reply);
  }
  return { movie, replies, humanDecisions };
}
