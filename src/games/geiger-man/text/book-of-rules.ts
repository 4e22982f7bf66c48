import type { Options } from '../../../rules/geiger-man/index.ts';
import type { Book } from '../../../text/book/book.ts';
import { BOOK } from './book-words.ts';
import { LOBBY } from './lobby-words.ts';

/** The rules as the shared rooms read them. */
export const BOOK_OF_RULES: Book = {
  sign: 'FG',
  rules: BOOK.rules.RULES,
  topics: BOOK.rules.TOPICS,
  terms: BOOK.terms.TERMS,
  hint: BOOK.ruleCards.RULE_CARD_WORDS.searchHint,
  switchName: (id) => LOBBY.setUp.SET_UP.switches[id as keyof Options].name,
};
