import { spokenOf } from '../../../text/language.ts';
import { book } from './en/book.ts';
import type { Words } from './shape.ts';

/** Rules, terms and cards in full, in the language that is spoken. */
export const BOOK = spokenOf<Pick<Words, keyof typeof book>>('geiger-man', book);
