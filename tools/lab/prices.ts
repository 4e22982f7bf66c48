import { weigh } from '../../src/director-ai/shuffling-horror/director/director.ts';
import { PRICES, type Prices } from '../../src/director-ai/shuffling-horror/director/prices.ts';
import { NEUTRAL, type Weights } from '../../src/director-ai/shuffling-horror/director/weights.ts';
import { asksSeat, type Policy, type Weighed } from '../../src/director-ai/shuffling-horror/policy.ts';
import {
  advanceQuietly,
  chanceFrom,
  glance,
  type MovieConfig,
  newMovie,
  PRESETS,
  type Prompt,
  promptOf,
  type Reply,
  type View,
} from '../../src/rules/shuffling-horror/index.ts';
import { mixed } from './casts/casts.ts';
import { deckShowing } from './deck.ts';
import { chanceOf, outlook } from './outlook.ts';
import { Regression } from './regression.ts';
import { readFlags, wholeNumber } from './usage.ts';

const NAMES = Object.keys(PRICES) as (keyof Prices)[];
/** In points: how much worse an option may be and still be tried now and then. */
const WARMTH = 1.2;

/**
 * `lab prices [--count 4000]`: what each of the Director's prices should be. Every decision is drawn, the better the likelier, so that
 * each is a small experiment, against newcomers and old hands by turns; how the movies ended is then fitted to what was chosen, against what might have been.
 */
export function prices(args: readonly string[]): void {
  const flags = readFlags([...args], ['count'] as const);
  const count = wholeNumber('count', flags.count, 4000, 10, 10_000_000);
  const found = new Regression(NAMES.length);
  for (let i = 0; i < count; i++) tryOut(configOf(i), mixed(i), found);
  const { values, errors } = found.solve();
  console.log('| price | in use | found | error |\n|---|---|---|---|');
  for (const [i, name] of NAMES.entries()) {
    const [value, error] = [values[i] as number, errors[i] as number].map((it) => (100 * it).toFixed(2));
    console.log(`| ${name} | ${PRICES[name]} | ${value} | ${error} |`);
  }
  console.log(`${found.rows} decisions of ${count} movies`);
}

/** A third of them as most are played, the rest with other seats and switches. */
function configOf(i: number): MovieConfig {
  const [seats, options] = MIX[i % MIX.length] as (typeof MIX)[number];
  return { seed: `prices/${i}`, seats, deck: deckShowing(), options };
}
const MIX = [
  [3, PRESETS.plain],
  [3, PRESETS.uncut],
  [3, PRESETS.plain],
  [2, PRESETS.plain],
  [4, PRESETS.plain],
  [6, PRESETS.uncut],
] as const;

function tryOut(config: MovieConfig, cast: Policy, found: Regression): void {
  const movie = newMovie(config);
  const tried: { against: number[]; expected: number }[] = [];
  for (let prompt = promptOf(movie); prompt !== null; prompt = promptOf(movie)) {
    const view = glance(movie, prompt.to);
    const chance = chanceFrom(`${config.seed}/${prompt.n}`);
    let reply: Reply;
    if (asksSeat(prompt)) reply = cast.decide(view, prompt, chance).reply;
    else {
      const weighed = weigh(view, prompt, NEUTRAL);
      const shares = sharesOf(weighed);
      const at = drawn(shares, chance());
      reply = (weighed[at] as Weighed).reply;
      if (weighed.length > 1)
        tried.push({ against: contrast(view, prompt, weighed, shares, at), expected: 1 - chanceOf(outlook(view)) });
    }
    advanceQuietly(movie, reply);
  }
  const doomed = movie.outcome?.survived === true ? 0 : 1;
  for (const { against, expected } of tried) found.add(against, doomed - expected);
}

function sharesOf(weighed: readonly Weighed[]): number[] {
  const best = (weighed[0] as Weighed).score;
  const shares = weighed.map(({ score }) => Math.exp((score - best) / WARMTH));
  const sum = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => share / sum);
}

function drawn(shares: readonly number[], chance: number): number {
  let left = chance;
  for (const [i, share] of shares.entries()) {
    left -= share;
    if (left <= 0) return i;
  }
  return shares.length - 1;
}

/** What there is of each price in the choice, more than in what would be chosen on average: the scores with one point more of it. */
function contrast(
  view: View,
  prompt: Prompt,
  weighed: readonly Weighed[],
  shares: readonly number[],
  at: number,
): number[] {
  return NAMES.map((name) => {
    const weights: Weights = { ...NEUTRAL, prices: { ...PRICES, [name]: PRICES[name] + 1 } };
    const dearer = new Map(weigh(view, prompt, weights).map((it) => [it.reply, it.score]));
    const amounts = weighed.map(({ reply, score }) => (dearer.get(reply) as number) - score);
    const mean = amounts.reduce((sum, amount, i) => sum + amount * (shares[i] as number), 0);
    return (amounts[at] as number) - mean;
  });
}
