import { spokenOf } from '../../../text/language.ts';
import { after } from './en/after.ts';
import type { Words } from './shape.ts';

/** The end of a show, and the morning after, in the language that is spoken. */
export const AFTER = spokenOf<Pick<Words, keyof typeof after>>('geiger-man', after);
