import { NEUTRAL, type Tastes, type Weights } from './weights.ts';

/** A personality is taste: multipliers on the scorer's terms, about equal in strength at one level. */
export interface Personality {
  /** Multiplies the neutral weight of each term named. */
  times: Partial<Tastes>;
  /** Added to it. */
  plus: Partial<Tastes>;
}

export const PERSONALITIES = {
  neutral: { times: {}, plus: {} },
  /** Finishes whoever can be finished. */
  butcher: { times: { kill: 1.5, threat: 0.85 }, plus: { weakest: 1 } },
  /** Stacks throngs, strikes late. */
  architect: { times: { threat: 1.2 }, plus: { allOut: -0.1, complete: 0.2 } },
  /** Spreads terror: every throng, every night. */
  showman: { times: { drain: 1.5 }, plus: { allOut: 0.3 } },
  /** Keeps your toys from you, and pulls your roofs down. */
  censor: { times: { denial: 2.5, siege: 2, screen: 1.4 }, plus: {} },
} as const satisfies Record<string, Personality>;
export type PersonalityName = keyof typeof PERSONALITIES;

export function weightsOf(name: PersonalityName): Weights {
  const { times, plus } = PERSONALITIES[name] as Personality;
  const weights = { ...NEUTRAL };
  for (const key of Object.keys({ ...times, ...plus }) as (keyof Tastes)[]) {
    weights[key] = weights[key] * (times[key] ?? 1) + (plus[key] ?? 0);
  }
  return weights;
}
