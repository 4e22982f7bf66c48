import { asksSeat } from '../../src/director-ai/shuffling-horror/policy.ts';
import {
  advanceQuietly,
  chanceFrom,
  newMovie,
  promptOf,
  sitterAt,
  viewOf,
} from '../../src/rules/shuffling-horror/index.ts';
import { FLAGS, readSetup } from './setup.ts';
import { readFlags, Usage, wholeNumber } from './usage.ts';

/** `lab decide --seed X --at N`: one decision with everything that was weighed. */
export function decide(args: readonly string[]): void {
  const flags = readFlags([...args], [...FLAGS, 'at'] as const);
  const at = wholeNumber('at', flags.at, 0, 0, 100_000);
  const { config, players } = readSetup({ director: 'late-show', cast: 'sensible', ...flags });
  const movie = newMovie(config(0));
  for (let prompt = promptOf(movie); prompt !== null; prompt = promptOf(movie)) {
    const policy = asksSeat(prompt) ? players.cast : players.director;
    const decision = policy.decide(
      viewOf(movie, prompt.to),
      prompt,
      chanceFrom(`${config(0).seed}/${policy.name}/${prompt.n}`),
    );
    if (prompt.n === at) {
      console.log(
        `prompt ${prompt.n}, ${prompt.type}, to ${JSON.stringify(sitterAt(prompt.to))}; reel ${movie.reel}, round ${movie.round}`,
      );
      console.log(`${policy.name} replies ${JSON.stringify(decision.reply)}`);
      for (const { reply, score, terms, playouts } of decision.weighed) {
        const parts = Object.entries(terms).map(([name, value]) => `${name} ${value.toFixed(3)}`);
        const tried =
          playouts === undefined
            ? ''
            : `  doomed in ${(100 * playouts.doomed).toFixed(0)} % of ${playouts.worlds} worlds`;
        console.log(`  ${score.toFixed(3).padStart(8)}  ${JSON.stringify(reply)}  ${parts.join(', ')}${tried}`);
      }
      return;
    }
    advanceQuietly(movie, decision.reply);
  }
  throw new Usage(`the movie has only ${movie.n} prompts`);
}
