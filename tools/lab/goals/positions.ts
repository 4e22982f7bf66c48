import { asksSeat, type Decision, type Policy } from '../../../src/director-ai/shuffling-horror/policy.ts';
import { CASTS, DIRECTORS } from '../../../src/director-ai/shuffling-horror/registry.ts';
import {
  advanceQuietly,
  chanceFrom,
  type Movie,
  newMovie,
  PRESETS,
  type Prompt,
  presetOf,
  promptOf,
  viewOf,
} from '../../../src/rules/shuffling-horror/index.ts';
import { deckShowing } from '../deck.ts';
import { oneOf } from '../usage.ts';

/** Director's decisions of movies between Late Show and a cast, plain and grindhouse by turns. */
export function* decisions(count: number, who: string): Iterable<{ movie: Movie; prompt: Prompt }> {
  const director = DIRECTORS['late-show'] as Policy;
  const cast = oneOf('cast', who, CASTS);
  for (let seed = 0, given = 0; given < count; seed++) {
    const options = seed % 2 === 0 ? PRESETS.plain : presetOf('grindhouse', deckShowing());
    const movie = newMovie({ seed: `goals/${seed}`, seats: 2 + (seed % 5), deck: deckShowing(), options });
    for (let prompt = promptOf(movie); prompt !== null && given < count; prompt = promptOf(movie)) {
      if (!asksSeat(prompt)) {
        given++;
        yield { movie, prompt };
      }
      const policy = asksSeat(prompt) ? cast : director;
      advanceQuietly(movie, policy.decide(viewOf(movie, prompt.to), prompt, chanceFrom(`${seed}/${prompt.n}`)).reply);
    }
  }
}

export const decide = (name: string, movie: Movie, prompt: Prompt): Decision =>
  (DIRECTORS[name] as Policy).decide(viewOf(movie, prompt.to), prompt, chanceFrom(`goal/${prompt.n}`));
