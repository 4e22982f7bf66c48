import { spokenOf } from '../../../text/language.ts';
import { lobby } from './en/lobby.ts';
import type { Words } from './shape.ts';

/** Set-up, awards, the other rooms, in the language that is spoken. */
export const LOBBY = spokenOf<Pick<Words, keyof typeof lobby>>('geiger-man', lobby);
