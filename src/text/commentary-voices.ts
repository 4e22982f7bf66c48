import * as en from './en/commentary-voices.ts';
import { spoken } from './language.ts';

export const { VOICES_OF, voiceOf } = spoken('commentary-voices', en);
