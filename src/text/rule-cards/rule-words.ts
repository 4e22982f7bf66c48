import type { Switch } from '../../rules/shuffling-horror/index.ts';

/** One rule, as a player reads it. */
export interface RuleWords {
  readonly title: string;
  readonly says: string;
  /** Parts with a letter of their own: R5.3a. */
  readonly parts?: Readonly<Record<string, string>>;
  /** What the printed game leaves open, and how it is played here. */
  readonly rulings?: readonly string[];
  /** R19–R22 hold only where this is on. */
  readonly switch?: Switch;
}
