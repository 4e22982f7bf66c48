import { asksSeat } from '../../src/director-ai/shuffling-horror/policy.ts';
import { DIRECTORS } from '../../src/director-ai/shuffling-horror/registry.ts';
import {
  advanceQuietly,
  chanceFrom,
  glance,
  newMovie,
  outcome,
  PRESETS,
  promptOf,
} from '../../src/rules/shuffling-horror/index.ts';
import { mixed } from './casts/casts.ts';
import { deckShowing } from './deck.ts';
import { FEATURES, features } from './outlook.ts';
import { NOTHING } from './play.ts';
import { oneOf, readFlags, wholeNumber } from './usage.ts';

interface Sample {
  x: number[];
  y: number;
}

/** `lab fit`: plays movies, looks at the table before each Director's turn, and fits the outlook's weights to how they ended. */
export function fit(args: readonly string[]): void {
  const flags = readFlags([...args], ['count', 'director'] as const);
  const count = wholeNumber('count', flags.count, 3000, 10, 1_000_000);
  const samples = gather(count, flags.director ?? 'late-show');
  const weights = logistic(samples);
  for (const [i, name] of FEATURES.entries()) console.log(`${name.padEnd(10)} ${(weights[i] as number).toFixed(4)}`);
  console.log(`[${weights.map((w) => w.toFixed(4)).join(', ')}]`);
  console.log(`log loss ${logLoss(samples, weights).toFixed(4)} over ${samples.length} tables`);
}

function gather(count: number, directorName: string): Sample[] {
  const director = oneOf('director', directorName, DIRECTORS);
  const samples: Sample[] = [];
  for (let i = 0; i < count; i++) {
    const options = i % 2 === 0 ? PRESETS.plain : PRESETS.uncut;
    const movie = newMovie({ seed: `fit/${i}`, seats: 2 + (i % 5), deck: deckShowing(), options });
    const cast = mixed(i);
    const tables: number[][] = [];
    for (let prompt = promptOf(movie); prompt !== null; prompt = promptOf(movie)) {
      const policy = asksSeat(prompt) ? cast : director;
      if (prompt.type === 'direct') tables.push(features(movie));
      const view = policy.blind ? NOTHING : glance(movie, prompt.to);
      advanceQuietly(movie, policy.decide(view, prompt, chanceFrom(`fit/${i}/${prompt.n}`)).reply);
    }
    const y = outcome(movie)?.survived ? 1 : 0;
    for (const x of tables) samples.push({ x, y });
  }
  return samples;
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, v, i) => sum + v * (b[i] as number), 0);

/** Plain batch gradient descent with a little decay; the data is small. */
function logistic(samples: readonly Sample[]): number[] {
  const size = FEATURES.length;
  const scale = Array.from(
    { length: size },
    (_, i) => Math.sqrt(samples.reduce((s, { x }) => s + (x[i] as number) ** 2, 0) / samples.length) || 1,
  );
  const w = new Array<number>(size).fill(0);
  for (let step = 0; step < 1500; step++) {
    const gradient = new Array<number>(size).fill(0);
    for (const { x, y } of samples) {
      let sum = 0;
      for (let i = 0; i < size; i++) sum += ((x[i] as number) / (scale[i] as number)) * (w[i] as number);
      const error = sigmoid(sum) - y;
      for (let i = 0; i < size; i++)
        gradient[i] = (gradient[i] as number) + (error * (x[i] as number)) / (scale[i] as number);
    }
    for (let i = 0; i < size; i++) {
      w[i] = (w[i] as number) - 1.2 * ((gradient[i] as number) / samples.length + 0.0005 * (w[i] as number));
    }
  }
  return w.map((value, i) => value / (scale[i] as number));
}

function logLoss(samples: readonly Sample[], w: readonly number[]): number {
  const loss = samples.reduce(
    (sum, { x, y }) => sum - Math.log(Math.max(1e-9, y === 1 ? sigmoid(dot(x, w)) : 1 - sigmoid(dot(x, w)))),
    0,
  );
  return loss / samples.length;
}
