import { END_RULES } from './rules-end.ts';
import { EXCHANGE_RULES } from './rules-exchange.ts';
import { TABLE_RULES } from './rules-table.ts';

/** The reference: every rule that a player can meet. */
export const RULES = { ...TABLE_RULES, ...EXCHANGE_RULES, ...END_RULES } as const;
export type RuleId = keyof typeof RULES;

/** Topic by topic. */
export const TOPICS = {
  SA1: 'In the box',
  SA2: 'Set-up',
  SA3: 'Who is who',
  SA4: 'Your hand',
  SA5: 'Your turn',
  SA6: 'What a card reaches',
  SA7: 'Exchanges',
  SA8: 'Being turned',
  SA9: 'Answers',
  SA10: 'Doors and trailers',
  SA11: 'Blackouts',
  SA12: 'Fire',
  SA13: 'Seats',
  SA14: 'Piles',
  SA15: 'Endings',
  SA16: 'Switches',
  SA17: 'Who knows what',
  SA18: 'Table talk',
  SA19: 'Questions',
} as const;
