import type { RuleId, TopicId } from '../en/rule-cards/rules.ts';
import * as en from '../en/rule-cards/rules.ts';
import { spoken } from '../language.ts';
import type { RuleWords } from './rule-words.ts';

export type { RuleId, TopicId };

const words = spoken('rule-cards/rules', en);
const RULES: Readonly<Record<RuleId, RuleWords>> = words.RULES;
export const RULE_IDS = Object.keys(RULES) as readonly RuleId[];

/** How a rule is cited, perhaps with the letter of a part: R10.4, R5.3e. */
export const CITED = /R\d+\.\d+[a-z]?/g;

/** The words of a rule; null where there is no such rule. */
export function ruleWords(cited: string): (RuleWords & { readonly id: RuleId }) | null {
  const id = cited.replace(/[a-z]$/, '');
  return Object.hasOwn(RULES, id) ? { id: id as RuleId, ...RULES[id as RuleId] } : null;
}

/** The reference, topic by topic. */
export const { TOPICS } = words;
export const TOPIC_IDS = Object.keys(TOPICS) as readonly TopicId[];

export const topicOf = (id: RuleId): TopicId => id.slice(0, id.indexOf('.')) as TopicId;
