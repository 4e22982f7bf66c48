import { spokenOf } from '../../../text/language.ts';
import { en } from './en/index.ts';
import type { Words } from './shape.ts';

/** The words of the game in the language that is spoken. */
export const WORDS: Words = spokenOf<Words>('geiger-man', en);
