import * as en from './en/movie-titles.ts';
import { spoken } from './language.ts';

export const { PLACES, PLAIN_TITLES, TRUE_TITLES, RARE_TITLES, WALKED_OUT_TITLES } = spoken('movie-titles', en);
