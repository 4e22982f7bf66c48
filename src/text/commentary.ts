import * as en from './en/commentary.ts';
import { spoken } from './language.ts';

export const { actWords, pairWords, commentOn, luckOf, COMMENTARY } = spoken('commentary', en);
