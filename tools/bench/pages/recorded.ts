import { asksSeat } from '../../../src/director-ai/shuffling-horror/policy.ts';
import {
  advanceQuietly,
  type Movie,
  type MovieConfig,
  newMovie,
  type Prompt,
  promptOf,
  type Reply,
} from '../../../src/rules/shuffling-horror/index.ts';

interface Golden {
  config: MovieConfig;
  /** `act 12 0123456789abcdef`: the number of the reply is in the middle. */
  prompts: readonly string[];
}

const GOLDEN = import.meta.glob<Golden>('../../../tests/golden/*.json', { eager: true, import: 'default' });

/** A recorded movie, prompt by prompt. */
function* played({ config, prompts }: Golden): Generator<{ movie: Movie; prompt: Prompt; reply: Reply }> {
  const movie = newMovie(config);
  for (const line of prompts) {
    const prompt = promptOf(movie);
    const reply = prompt?.replies[Number(line.split(' ')[1])];
    if (!prompt || !reply) throw new Error(`${config.seed}: the recorded movie is another`);
    yield { movie, prompt, reply };
    advanceQuietly(movie, reply);
  }
}

/** What the aliens were asked in recorded movies, where there was anything to decide; over and over. */
export function* decided(): Generator<{ movie: Movie; prompt: Prompt }> {
  for (;;) {
    for (const golden of Object.values(GOLDEN))
      for (const asked of played(golden)) if (!asksSeat(asked.prompt) && asked.prompt.replies.length > 1) yield asked;
  }
}

/** The recorded movie with the most replies. */
export function longest(): { config: MovieConfig; replies: Reply[] } {
  const all = Object.values(GOLDEN).sort((a, b) => b.prompts.length - a.prompts.length);
  const [golden] = all;
  if (golden === undefined) throw new Error('no movie is recorded');
  return { config: golden.config, replies: [...played(golden)].map(({ reply }) => reply) };
}
