import { FIGHTS } from './fights.ts';
import { GEIGER_MAN } from './geiger-man.ts';
import { HIDDEN } from './hidden.ts';
import { LETTER } from './letter.ts';
import type { Mutant } from './mutant.ts';
import { OPTIONS } from './options.ts';
import { STAND_IN } from './stand-in.ts';
import { STORY } from './story.ts';

/** Every one of them must be caught by a test of the rules or the cards of its game. */
export const MUTANTS: readonly Mutant[] = [
  ...STORY,
  ...FIGHTS,
  ...OPTIONS,
  ...LETTER,
  ...HIDDEN,
  ...STAND_IN,
  ...GEIGER_MAN,
];
