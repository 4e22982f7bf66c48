import type { Aimed } from '../model/beats.ts';
import type { Script } from '../model/vocabulary.ts';

/** SA9.1: what answers an offer. */
export const REFUSALS: readonly Script[] = ['double-take', 'my-contract', 'wrong-room'];

/** SA9.1: what answers a burning or a seat swap. */
export const defenceAgainst = (card: Aimed): Script => (card === 'nitrate' ? 'asbestos' : 'on-my-mark');
