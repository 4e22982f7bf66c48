import type { Preset } from '../../rules/index.ts';
import type { Temper } from './set-up.ts';

/** What is chosen by whoever takes the Director's chair. */
export interface DirectChoice {
  seats: number;
  temper: Temper;
  preset: Preset;
}
