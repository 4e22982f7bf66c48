import type { Switch } from '../../rules/shuffling-horror/index.ts';
import type { Book } from '../book/book.ts';
import { SET_UP } from '../rooms/set-up.ts';
import { RULE_CARD_WORDS } from './cards.ts';
import { RULES, TOPICS } from './rules.ts';
import { TERMS } from './terms.ts';

export const BOOK: Book = {
  sign: 'R',
  rules: RULES,
  topics: TOPICS,
  terms: TERMS,
  hint: RULE_CARD_WORDS.searchHint,
  switchName: (id) => SET_UP.rules.switches[id as Switch].name,
};
