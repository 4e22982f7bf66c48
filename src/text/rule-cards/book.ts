import type { Switch } from '../../rules/shuffling-horror/index.ts';
import type { Book } from '../book/book.ts';
import { SET_UP } from '../rooms/set-up.ts';
import { inEachDeck } from '../words-by-deck.ts';
import { RULE_CARD_WORDS } from './cards.ts';
import { RULES, TOPICS } from './rules.ts';
import { TERMS } from './terms.ts';

/** The rules as each deck has them. */
export const BOOKS = inEachDeck(
  (deck): Book => ({
    sign: 'R',
    rules: RULES[deck],
    topics: TOPICS[deck],
    terms: TERMS[deck],
    hint: RULE_CARD_WORDS.searchHint,
    switchName: (id) => SET_UP.rules.switches[deck][id as Switch].name,
  }),
);
