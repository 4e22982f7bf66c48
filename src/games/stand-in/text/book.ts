import type { Options } from '../../../rules/stand-in/index.ts';
import type { Book } from '../../../text/book/book.ts';
import { CUE_CARD_WORDS } from './cue-cards.ts';
import { RULES, TOPICS } from './rules.ts';
import { SET_UP } from './set-up.ts';
import { TERMS } from './terms.ts';

export const BOOK: Book = {
  sign: 'SA',
  rules: RULES,
  topics: TOPICS,
  terms: TERMS,
  hint: CUE_CARD_WORDS.searchHint,
  switchName: (id) => SET_UP.rules.switches[id as keyof Options].name,
};
