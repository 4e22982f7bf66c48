import * as en from './en/newspaper.ts';
import { spoken } from './language.ts';

export const { dayOf1951, NEWS } = spoken('newspaper', en);
