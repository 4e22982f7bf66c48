import { FIGHTS } from './fights.ts';
import type { Mutant } from './mutant.ts';
import { OPTIONS } from './options.ts';
import { STORY } from './story.ts';

/** Every one of them must be caught by a test of the rules or the cards. */
export const MUTANTS: readonly Mutant[] = [...STORY, ...FIGHTS, ...OPTIONS];
