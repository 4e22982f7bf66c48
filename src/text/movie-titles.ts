import * as en from './en/movie-titles.ts';
import { spoken } from './language.ts';

export const { TITLES } = spoken('movie-titles', en);
