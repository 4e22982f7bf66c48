import * as en from '../en/ending/movie-titles.ts';
import { spoken } from '../language.ts';

export const { TITLES } = spoken('movie-titles', en);
