import type { Switch } from '../../rules/shuffling-horror/index.ts';
import type { RuleWords as AnyRuleWords } from '../book/book.ts';

export interface RuleWords extends AnyRuleWords {
  /** R19–R22 hold only where this is on. */
  readonly switch?: Switch;
}
