import type { DeckId, Preset } from '../../rules/index.ts';
import type { Temper } from './set-up.ts';

/** What is chosen by whoever takes the Director's chair. */
export interface DirectChoice {
  deck: DeckId;
  seats: number;
  temper: Temper;
  preset: Preset;
}
