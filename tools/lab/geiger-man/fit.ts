import { chanceOf, dot, FEATURES, featuresOf } from '../../../src/director-ai/geiger-man/features.ts';
import { byThumb } from '../../../src/director-ai/geiger-man/thumb.ts';
import { geigerMan, LEVELS, type Options, type Reply } from '../../../src/rules/geiger-man/index.ts';
import { chanceFrom } from '../../../src/rules/index.ts';
import { readFlags, wholeNumber } from '../usage.ts';

/** So many replies in a hundred are any: otherwise only what a rule of thumb does would be learnt. */
const STRAY = 0.06;
const PASSES = 12;
const RATE = 0.05;

interface Sample {
  features: number[];
  won: number;
}

/** Every turn's start of shows by rule of thumb, with what came of it. */
function samplesOf(count: number): Sample[] {
  const samples: Sample[] = [];
  const levels: readonly Partial<Options>[] = Object.values(LEVELS);
  for (let i = 0; i < count; i++) {
    const { game } = geigerMan.start({ seed: `fit ${i}`, options: levels[i % levels.length] as Partial<Options> });
    const chance = chanceFrom(`fit ${i}`);
    const here: number[][] = [];
    let turn = 0;
    for (let prompt = geigerMan.promptOf(game); prompt !== null; prompt = geigerMan.promptOf(game)) {
      if (prompt.type === 'act' && game.turn > turn) {
        here.push(featuresOf(game));
        turn = game.turn;
      }
      const { replies } = prompt;
      const stray = chance() < STRAY ? (replies[Math.floor(chance() * replies.length)] as Reply) : null;
      geigerMan.advanceQuietly(game, stray ?? byThumb(game, prompt));
    }
    for (const features of here) samples.push({ features, won: game.result?.won ? 1 : 0 });
  }
  return samples;
}

/** Logistic regression, one sample at a time, ever more carefully. */
function fitted(samples: readonly Sample[]): number[] {
  const weights = FEATURES.map(() => 0);
  const chance = chanceFrom('order');
  for (let pass = 0; pass < PASSES; pass++) {
    const rate = RATE / (1 + pass);
    for (let k = 0; k < samples.length; k++) {
      const { features, won } = samples[Math.floor(chance() * samples.length)] as Sample;
      const error = won - chanceOf(dot(weights, features));
      for (let i = 0; i < weights.length; i++)
        weights[i] = (weights[i] as number) + rate * error * (features[i] as number);
    }
  }
  return weights;
}

/** `lab fit --game geiger-man`: what a table is worth at the start of a turn. */
export function geigerManFit(args: readonly string[]): void {
  const flags = readFlags([...args], ['count'] as const, []);
  const samples = samplesOf(wholeNumber('count', flags.count, 4000, 1, 1_000_000));
  const weights = fitted(samples);
  const loss = (of: (s: Sample) => number): number =>
    -samples.reduce((sum, s) => sum + Math.log(s.won ? of(s) : 1 - of(s)), 0) / samples.length;
  const mean = samples.reduce((sum, { won }) => sum + won, 0) / samples.length;
  console.log(
    `${samples.length} turns; loss ${loss(({ features }) => chanceOf(dot(weights, features))).toFixed(4)}, by the mean alone ${loss(() => mean).toFixed(4)}`,
  );
  FEATURES.forEach((name, i) => void console.log(`  ${(weights[i] as number).toFixed(2)}, // ${name}`));
}
