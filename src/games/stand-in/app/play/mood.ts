import type { View } from '../../../../rules/stand-in/index.ts';

/** Turns after which a table is as nervous as talk alone makes it. */
const LONG = 40;

/**
 * How much there is to suspect, by what the player's own chair may know: it rises with the turns, with every seat that is gone and every
 * Recast card that is known to be about (SA17.8: of nothing else).
 */
export function moodOf({ turn, ring, seats, known, result }: View): { suspicion: number } {
  if (result !== null) return { suspicion: 0 };
  const gone = 1 - ring.length / seats;
  const seen = known.hands.reduce((sum, cards) => sum + cards.filter((card) => card === 'recast').length, 0);
  return { suspicion: Math.min(1, Math.min(1, turn / LONG) * 0.45 + gone * 0.5 + Math.min(3, seen) * 0.1) };
}
