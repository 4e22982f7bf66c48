import { asksSeat, type Policy } from '../../src/director-ai/shuffling-horror/policy.ts';
import { CASTS, DIRECTORS } from '../../src/director-ai/shuffling-horror/registry.ts';
import {
  advanceQuietly,
  chanceFrom,
  DECKS,
  hashText,
  newMovie,
  PRESETS,
  promptOf,
  viewOf,
} from '../../src/rules/shuffling-horror/index.ts';

/** One hash of so many decisions of a Director, each with all it weighed, in movies of every deck at 2 to 6 seats. */
export function decisionsHash(director: string, count: number): string {
  const policy = DIRECTORS[director] as Policy;
  const cast = CASTS.sensible as Policy;
  const hashes: string[] = [];
  for (let movie = 0; hashes.length < count; movie++) {
    const deck = (DECKS[movie % DECKS.length] as (typeof DECKS)[number]).id;
    const m = newMovie({ seed: `same/${movie}`, seats: 2 + (movie % 5), deck, options: PRESETS.uncut });
    for (let prompt = promptOf(m); prompt !== null && hashes.length < count; prompt = promptOf(m)) {
      const decider = asksSeat(prompt) ? cast : policy;
      const decision = decider.decide(viewOf(m, prompt.to), prompt, chanceFrom(`same/${movie}/${prompt.n}`));
      if (decider === policy) hashes.push(hashText(JSON.stringify([decision.reply, decision.weighed])));
      advanceQuietly(m, decision.reply);
    }
  }
  return hashText(hashes.join());
}
