import type { Result, Role } from '../../../../rules/stand-in/index.ts';
import type { Face } from './company.ts';

/** A finished game as titles, posters and papers are told of it: ids and numbers, and null for what did not happen. */
export interface Night {
  how: Result['how'];
  seats: number;
  turns: number;
  standIn: Face | null;
  /** Who burnt it. */
  hero: Face | null;
  /** The first who was burnt, and the last. */
  firstBurnt: Face | null;
  lastBurnt: Face | null;
  /** The first who was turned, and the last. */
  firstTurned: Face | null;
  lastTurned: Face | null;
  /** Who was accused most, and was an Original. */
  wronged: Face | null;
  /** Who lied most. */
  liar: Face | null;
  /** Everybody who won. */
  winners: readonly Face[];
  burnt: number;
  turned: number;
  doors: number;
  curtains: number;
  refusals: number;
  lies: number;
  midnight: boolean;
}

/** A title or a line of the poster; null where the night does not bear it out. */
export type NightRow = (night: Night) => string | null;

/** How it went for whoever played. */
export interface Own {
  role: Role;
  won: boolean;
  /** The turn in which they were burnt; null: never. */
  burnt: number | null;
  /** They were the last Original, and were turned. */
  last: boolean;
}
