import { spokenOf } from '../../../text/language.ts';
import { play } from './en/play.ts';
import type { Words } from './shape.ts';

/** What is read at the table, in the language that is spoken. */
export const WORDS = spokenOf<Pick<Words, keyof typeof play>>('geiger-man', play);
