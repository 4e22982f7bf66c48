import * as en from './en/table.ts';
import { spoken } from './language.ts';

export const { TABLE, SHOUT } = spoken('table', en);
