import * as en from './en/ending.ts';
import { spoken } from './spoken.ts';

export const { ENDING, ownEnd, TAGLINES, WHY } = spoken('ending', en);
