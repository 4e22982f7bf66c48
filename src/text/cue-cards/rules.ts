import { FIGHT_RULES } from './fight-rules.ts';
import type { RuleWords } from './rule-words.ts';
import { SET_UP_RULES } from './set-up-rules.ts';
import { STORY_RULES } from './story-rules.ts';
import { SWITCH_RULES } from './switch-rules.ts';
import { TURN_RULES } from './turn-rules.ts';

const RULES = { ...SET_UP_RULES, ...TURN_RULES, ...FIGHT_RULES, ...STORY_RULES, ...SWITCH_RULES } as const;
export type RuleId = keyof typeof RULES;
export const RULE_IDS = Object.keys(RULES) as readonly RuleId[];

/** How a rule is cited, perhaps with the letter of a part: R10.4, R5.3e. */
export const CITED = /R\d+\.\d+[a-z]?/g;

/** The words of a rule; null where there is no such rule. */
export function ruleWords(cited: string): (RuleWords & { readonly id: RuleId }) | null {
  const id = cited.replace(/[a-z]$/, '');
  return Object.hasOwn(RULES, id) ? { id: id as RuleId, ...RULES[id as RuleId] } : null;
}

/** The reference, topic by topic. */
export const TOPICS = {
  R1: 'In the box',
  R2: 'Set-up',
  R3: 'The opening scene',
  R4: 'The round',
  R5: 'Your turn',
  R6: 'Mystery cards',
  R7: 'The Director’s turn',
  R8: 'Throngs',
  R9: 'Attacking',
  R10: 'Being attacked',
  R11: 'Damage',
  R12: 'Spoints',
  R13: 'Sanctuaries',
  R14: 'Features, Faces, Stars',
  R15: 'Reels',
  R16: 'Endings',
  R17: 'Pod Players',
  R18: 'Events',
  R19: 'Advanced play',
  R20: 'Alternate rules',
  R21: 'Large cast',
  R22: 'Bonus cards',
} as const;
export type TopicId = keyof typeof TOPICS;
export const TOPIC_IDS = Object.keys(TOPICS) as readonly TopicId[];

export const topicOf = (id: RuleId): TopicId => id.slice(0, id.indexOf('.')) as TopicId;
