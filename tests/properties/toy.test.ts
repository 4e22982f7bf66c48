import fc from 'fast-check';
import { lawsOf } from '../kit/game-laws.ts';
import { type ToyRules, toyRules } from '../kit/toy/rules.ts';
import type { Trial } from '../kit/trial.ts';

/** The smallest game obeys the laws of all games. */
const TRIAL: Trial<ToyRules> = {
  rules: toyRules,
  configs: fc.record({ seed: fc.string({ maxLength: 8 }) }),
  seatsOf: () => 2,
  pick: (luck, { replies }) => luck.of(replies),
  inOrder: (a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1),
  mostReplies: 16,
  every: 1,
  everyFold: 1,
};

lawsOf(TRIAL);
