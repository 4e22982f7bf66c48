import type { Reworded } from '../../../text/language.ts';
import type { en } from './en/index.ts';
import type { RuleId } from './rule-words.ts';

/** A whole language. What English has and it has not does not compile. */
export type Words = Reworded<typeof en, RuleId>;
