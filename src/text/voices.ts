import * as en from './en/voices.ts';
import { spoken } from './language.ts';

export type * from './en/voices.ts';
export const { VOICES, HECKLES } = spoken('voices', en);
