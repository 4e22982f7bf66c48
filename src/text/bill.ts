import * as en from './en/bill.ts';
import { spoken } from './language.ts';

export const { BILL } = spoken('bill', en);

/** What a movie of that deck is called outside. One that this house does not show has no name here. */
export const titleOf = (deck: string): string =>
  Object.hasOwn(BILL.movies, deck) ? BILL.movies[deck as keyof typeof BILL.movies].name : '';
