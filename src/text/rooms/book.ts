import * as en from '../en/rooms/book.ts';
import { spoken } from '../language.ts';

export const { BOOK_WORDS } = spoken('book', en);
