import { suggestedSwitches } from '../../src/director-ai/shuffling-horror/director/levels.ts';
import { asksSeat, type Policy } from '../../src/director-ai/shuffling-horror/policy.ts';
import { CASTS, DIRECTORS } from '../../src/director-ai/shuffling-horror/registry.ts';
import { advanceQuietly, chanceFrom, newMovie, promptOf, viewOf } from '../../src/rules/shuffling-horror/index.ts';
import { type Figure, quantile } from './measure.ts';

const SEATS = 6;
const DECK = 'roswell-51';
const DECISIONS = 150;
/** A decision that takes no longer than this was not played on. */
const AT_ONCE_MS = 2;

/** What Midnight's thinking costs where it costs most: a full table of old hands, the decisions that are played on. Processor time of one thread. */
export function midnightAtFullTable(): Figure[] {
  const midnight = DIRECTORS.midnight as Policy;
  const cast = CASTS.strong as Policy;
  const options = { stallGuard: true, ...suggestedSwitches('midnight', SEATS, DECK) };
  const costs: number[] = [];
  for (let seed = 0; costs.length < DECISIONS; seed++) {
    const movie = newMovie({ seed: `full/${seed}`, seats: SEATS, deck: DECK, options });
    for (let prompt = promptOf(movie); prompt !== null; prompt = promptOf(movie)) {
      const policy = asksSeat(prompt) ? cast : midnight;
      const view = viewOf(movie, prompt.to);
      const began = process.cpuUsage();
      const { reply } = policy.decide(view, prompt, chanceFrom(`full/${seed}/${prompt.n}`));
      const { user, system } = process.cpuUsage(began);
      const ms = (user + system) / 1000;
      if (policy === midnight && ms > AT_ONCE_MS) costs.push(ms);
      advanceQuietly(movie, reply);
    }
  }
  const of = `midnight, six seats of old hands, ${costs.length} decisions played on, one thread`;
  return [
    { name: `${of}: p50`, value: quantile(costs, 0.5), unit: 'ms' },
    { name: `${of}: p95`, value: quantile(costs, 0.95), unit: 'ms', target: '≤ 62, or 250 at a quarter of the speed' },
  ];
}
