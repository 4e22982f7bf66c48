import * as en from '../en/play/voices.ts';
import { spoken } from '../language.ts';

export type * from '../en/play/voices.ts';
export const { VOICES, HECKLES } = spoken('voices', en);
