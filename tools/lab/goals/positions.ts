import { asksSeat, type Decision, type Policy } from '../../../src/director-ai/policy.ts';
import { CASTS, DIRECTORS } from '../../../src/director-ai/registry.ts';
import {
  advanceQuietly,
  chanceFrom,
  type Movie,
  newMovie,
  PRESETS,
  type Prompt,
  presetOf,
  promptOf,
  publicView,
} from '../../../src/rules/index.ts';
import { deckShowing } from '../deck.ts';

/** Director's decisions of movies between Late Show and the sensible cast, plain and grindhouse by turns. */
export function* decisions(count: number): Iterable<{ movie: Movie; prompt: Prompt }> {
  const director = DIRECTORS['late-show'] as Policy;
  const cast = CASTS.sensible as Policy;
  for (let seed = 0, given = 0; given < count; seed++) {
    const options = seed % 2 === 0 ? PRESETS.plain : presetOf('grindhouse', deckShowing());
    const movie = newMovie({ seed: `goals/${seed}`, seats: 2 + (seed % 5), deck: deckShowing(), options });
    for (let prompt = promptOf(movie); prompt !== null && given < count; prompt = promptOf(movie)) {
      if (!asksSeat(prompt)) {
        given++;
        yield { movie, prompt };
      }
      const policy = asksSeat(prompt) ? cast : director;
      advanceQuietly(movie, policy.decide(publicView(movie), prompt, chanceFrom(`${seed}/${prompt.n}`)).reply);
    }
  }
}

export const decide = (name: string, movie: Movie, prompt: Prompt): Decision =>
  (DIRECTORS[name] as Policy).decide(publicView(movie), prompt, chanceFrom(`goal/${prompt.n}`));
