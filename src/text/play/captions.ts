import * as en from '../en/play/captions.ts';
import { spoken } from '../language.ts';

export const { CAPTIONS } = spoken('captions', en);

/** As captions are set. */
export const inBrackets = (words: string): string => `[${words}]`;

export const captioned = (sound: keyof typeof CAPTIONS): string => inBrackets(CAPTIONS[sound]);
