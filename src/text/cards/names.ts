import * as en from '../en/cards/names.ts';
import { spoken } from '../language.ts';

export const { coreName, foeAtHead, headOf, inLine, nameOf, seatName, shortName, throngName, wordsOf } = spoken(
  'names',
  en,
);
