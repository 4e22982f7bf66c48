import type { View } from '../../../rules/stand-in/index.ts';
import { beliefOf } from '../belief/belief.ts';
import { emptyMemory, ownMind } from '../belief/read.ts';
import { LEVELS } from '../levels.ts';

/** By chair, P(is the Stand-In) as whoever is asked for advice reads what a seat has noted: the belief behind every idea. */
export const suspicionOf = (view: View): number[] =>
  beliefOf(ownMind(emptyMemory(), view, LEVELS.midnight.reading), view).standIn;
