import type { DeckId, Preset } from '../../../../rules/shuffling-horror/index.ts';
import type { SeatPlayer, Temper } from './set-up.ts';

/** What is chosen by whoever takes the Director's chair. */
export interface DirectChoice {
  deck: DeckId;
  /** Who plays each seat. */
  seats: readonly SeatPlayer[];
  /** How co-stars play, until one is told otherwise. */
  temper: Temper;
  preset: Preset;
}

/** What can be chosen, and what a choice becomes by one more. */
export interface DirectPort {
  readonly fewestSeats: number;
  readonly mostSeats: number;
  readonly tempers: readonly Temper[];
  withSeats(choice: DirectChoice, count: number): DirectChoice;
  withPlayer(choice: DirectChoice, seat: number, player: SeatPlayer): DirectChoice;
  withTemper(choice: DirectChoice, temper: Temper): DirectChoice;
}
