import type { Policy } from './policy.ts';
import { randomPolicy } from './random.ts';

/** Who can sit in the Director's chair, by the names that set-up and the lab use. */
export const DIRECTORS: Record<string, Policy> = { random: randomPolicy };

/** Who can play survivors. */
export const CASTS: Record<string, Policy> = { random: randomPolicy };
