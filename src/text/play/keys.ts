import * as en from '../en/play/keys.ts';
import { spoken } from '../language.ts';

export const { KEYS, keyName } = spoken('keys', en);
