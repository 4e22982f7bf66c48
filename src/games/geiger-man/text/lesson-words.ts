import { spokenOf } from '../../../text/language.ts';
import { lesson } from './en/lesson.ts';
import type { Words } from './shape.ts';

/** The First Night, in the language that is spoken. */
export const LESSON = spokenOf<Pick<Words, keyof typeof lesson>>('geiger-man', lesson);
