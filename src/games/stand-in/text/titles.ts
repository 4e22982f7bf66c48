import * as en from './en/titles.ts';
import { spoken } from './spoken.ts';

export const { TITLES } = spoken('titles', en);
