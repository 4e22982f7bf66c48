import { percent } from '../../numerals.ts';
import { plural } from '../grammar.ts';

/** What somebody else would do, and why, in one sentence. */
export const ADVICE = {
  name: 'What would you do?',
  thinking: 'Let me see…',
  silent: 'No idea. Nobody is in the booth.',
  /** On the choice that was meant. */
  marked: 'What I would do',
  counting: 'Still counting.',
  /** What was told first was another choice. */
  changed: 'On second thought.',
  lives: {
    alone: (share: number): string => `Win ${percent(share)}.`,
    against: (share: number, next: number): string => `Win ${percent(share)}, next best ${percent(next)}.`,
    either: (share: number): string => `Win about ${percent(share)}; the next best may be as good.`,
  },
  doomed: {
    alone: (share: number): string => `Doom ${percent(share)}.`,
    against: (share: number, next: number): string => `Doom ${percent(share)}, next best ${percent(next)}.`,
    either: (share: number): string => `Doom about ${percent(share)}; the next best may be as good.`,
  },
  spend: (n: number): string => `Spend ${plural(n, 'spoint')} on the roll.`,
} as const;
