import * as en from './en/keys.ts';
import { spoken } from './language.ts';

export const { KEYS, keyName } = spoken('keys', en);
