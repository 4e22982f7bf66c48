import type { RuleId } from '../en/rule-cards/rules.ts';

/** How a card plays, for those who look it up, and the rules it leans on. */
export interface HowItPlays {
  readonly plays: string;
  readonly rules: readonly RuleId[];
}
