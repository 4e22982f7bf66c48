import type { DeckId } from '../../../rules/shuffling-horror/index.ts';
import { inEachDeck } from '../../words-by-deck.ts';
import { atHead } from '../grammar.ts';
import { theirs } from '../words-by-deck.ts';
import { fightRules } from './fight-rules.ts';
import { setUpRules } from './set-up-rules.ts';
import { storyRules } from './story-rules.ts';
import { switchRules } from './switch-rules.ts';
import { turnRules } from './turn-rules.ts';

export const RULES = inEachDeck(
  (deck) =>
    ({
      ...setUpRules(deck),
      ...turnRules(deck),
      ...fightRules(deck),
      ...storyRules(deck),
      ...switchRules(deck),
    }) as const,
);
export type RuleId = keyof (typeof RULES)[DeckId];

/** The reference, topic by topic. */
export const TOPICS = inEachDeck(
  (deck) =>
    ({
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
      R17: atHead(theirs(deck).podPlayers),
      R18: 'Events',
      R19: 'Advanced play',
      R20: 'Alternate rules',
      R21: 'Large cast',
      R22: 'Bonus cards',
    }) as const,
);
export type TopicId = keyof (typeof TOPICS)[DeckId];
