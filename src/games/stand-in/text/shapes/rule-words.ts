import type { Options } from '../../../../rules/stand-in/index.ts';

/** One rule, as a player reads it. */
export interface RuleWords {
  readonly title: string;
  readonly says: string;
  /** Parts with a letter of their own: SA16.6a. */
  readonly parts?: Readonly<Record<string, string>>;
  /** What the printed game leaves open, and how it is played here. */
  readonly rulings?: readonly string[];
  /** It holds only where this is on. */
  readonly switch?: keyof Options;
}
