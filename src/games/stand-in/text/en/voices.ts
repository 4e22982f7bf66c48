import type { Face } from '../shapes/company.ts';
import type { VoicesOf } from '../shapes/moments.ts';
import { FIRST_SIX } from './voices/first-six.ts';
import { LAST_SIX } from './voices/last-six.ts';

/** Each has a way of talking, and says a line once a game. */
export const VOICES: VoicesOf<Face> = { ...FIRST_SIX, ...LAST_SIX };
