import type { Words } from '../spoken.ts';
import { FIRST_SIX } from './voices/first-six.ts';
import { LAST_SIX } from './voices/last-six.ts';

export const VOICES: Words['voices']['VOICES'] = { ...FIRST_SIX, ...LAST_SIX };
