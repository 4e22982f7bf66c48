import * as en from './en/names.ts';
import { spoken } from './language.ts';

export const { wordsOf, nameOf, inLine, shortName, throngName, seatName } = spoken('names', en);
