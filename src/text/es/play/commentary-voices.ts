import type { Catalogue } from '../../language.ts';
import { ARCHITECT } from './commentary-voices/architect.ts';
import { BUTCHER } from './commentary-voices/butcher.ts';
import { CENSOR } from './commentary-voices/censor.ts';
import { NEUTRAL } from './commentary-voices/neutral.ts';
import { SHOWMAN } from './commentary-voices/showman.ts';

/** How each personality talks about the same sums. */
export const VOICES_OF: Catalogue['commentary-voices']['VOICES_OF'] = {
  neutral: NEUTRAL,
  butcher: BUTCHER,
  architect: ARCHITECT,
  showman: SHOWMAN,
  censor: CENSOR,
};
