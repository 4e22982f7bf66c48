import { atHead } from '../grammar.ts';
import { THEIRS } from '../words-by-deck.ts';
import { FIGHT_RULES } from './fight-rules.ts';
import { SET_UP_RULES } from './set-up-rules.ts';
import { STORY_RULES } from './story-rules.ts';
import { SWITCH_RULES } from './switch-rules.ts';
import { TURN_RULES } from './turn-rules.ts';

export const RULES = { ...SET_UP_RULES, ...TURN_RULES, ...FIGHT_RULES, ...STORY_RULES, ...SWITCH_RULES } as const;
export type RuleId = keyof typeof RULES;

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
  get R17() {
    return atHead(THEIRS.podPlayers);
  },
  R18: 'Events',
  R19: 'Advanced play',
  R20: 'Alternate rules',
  R21: 'Large cast',
  R22: 'Bonus cards',
} as const;
export type TopicId = keyof typeof TOPICS;
