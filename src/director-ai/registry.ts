import { castPolicy, SENSIBLE } from './cast.ts';
import { scorer } from './director.ts';
import type { Policy } from './policy.ts';
import { randomPolicy } from './random.ts';
import { NEUTRAL } from './weights.ts';

const late = scorer('late-show', NEUTRAL, { name: 'late-show', regret: 0 });

/** Who can sit in the Director's chair, by the names that set-up and the lab use. */
export const DIRECTORS: Record<string, Policy> = { random: randomPolicy, 'late-show': late };

/** Who can play survivors. */
export const CASTS: Record<string, Policy> = { random: randomPolicy, sensible: castPolicy(SENSIBLE) };
