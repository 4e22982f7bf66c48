import * as en from './en/tonight.ts';
import { spoken } from './language.ts';

export const { resultLine, TONIGHT } = spoken('tonight', en);
