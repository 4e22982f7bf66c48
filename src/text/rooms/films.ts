import * as en from '../en/rooms/films.ts';
import { spoken } from '../language.ts';

export const { FILMS } = spoken('films', en);

/** What a movie of that deck is called outside. One that this house does not show has no name here. */
export const titleOf = (deck: string): string =>
  Object.hasOwn(FILMS.movies, deck) ? FILMS.movies[deck as keyof typeof FILMS.movies].name : '';
