import type { Rules } from '../../rule-words.ts';
import { END_RULES } from './end-rules.ts';
import { GIRL_RULES } from './girl-rules.ts';
import { KILLER_RULES } from './killer-rules.ts';
import { SET_UP_RULES } from './set-up-rules.ts';

export const RULES = { ...SET_UP_RULES, ...GIRL_RULES, ...KILLER_RULES, ...END_RULES } as const satisfies Rules;

/** The reference, topic by topic. */
export const TOPICS = {
  FG1: 'In the box',
  FG2: 'Set-up',
  FG3: 'The turn',
  FG4: 'Your actions',
  FG5: 'Horror rolls',
  FG6: 'Horror',
  FG7: 'Time',
  FG8: 'Moving',
  FG9: 'Victims and saving',
  FG10: 'Searching',
  FG11: 'Items',
  FG12: 'Your attacks',
  FG13: 'Planning',
  FG14: 'The Killer phase',
  FG15: 'What the Killer does',
  FG16: 'Being attacked',
  FG17: 'Bloodlust',
  FG18: 'Secrets',
  FG19: 'Dread',
  FG20: 'Panic',
  FG21: 'Upkeep, the Last Act',
  FG22: 'Hearts',
  FG23: 'Events',
  FG24: 'Minions',
  FG25: 'Words on cards',
  FG26: 'The end',
  FG27: 'Switches',
  FG28: 'Ties',
  FG29: 'What is hidden',
  FG30: 'Double Bill',
} as const;
