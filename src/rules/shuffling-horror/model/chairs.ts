import { MOST_SEATS, type Side } from './vocabulary.ts';

/** Who answers: a seat's player, the Director, or a seat's player as a Pod Player (R17). */
export type Sitter = { seat: number } | 'director' | { pod: number };

/** The Director's chair; then each seat has two, its player's and the one that player moves to as a Pod Player. */
export const DIRECTOR_CHAIR = 0;
export const chairOfSeat = (seat: number): number => 2 * seat + 1;
export const chairOfSide = (side: Side): number => (side === 'director' ? DIRECTOR_CHAIR : 2 * side + 2);
export const chairsFor = (seats: number): number => 2 * seats + 1;

const SITTERS: readonly Sitter[] = [
  'director',
  ...Array.from({ length: MOST_SEATS }, (_, seat): Sitter[] => [{ seat }, { pod: seat }]).flat(),
];
/** What sits there. */
export const sitterAt = (chair: number): Sitter => SITTERS[chair] as Sitter;

/** The seat that is played from there; null: it plays aliens. */
export const seatAt = (chair: number): number | null => (chair % 2 === 1 ? (chair - 1) / 2 : null);
/** The aliens that are played from there; a seat's own aliens are not its survivors' business. */
export const sideAt = (chair: number): Side => {
  const sitter = sitterAt(chair);
  return typeof sitter === 'object' && 'pod' in sitter ? sitter.pod : 'director';
};
