import * as en from '../en/rooms/tonight.ts';
import { spoken } from '../language.ts';

export const { resultLine, TONIGHT } = spoken('tonight', en);
