import type { Table } from '../model/state.ts';
import type { Blackout } from '../model/vocabulary.ts';
import { along, isLocked, isShutOff, neighboursOf } from './ring.ts';
import { blockingTargets, mayMove, partnersFor } from './targets.ts';

/** The seats that the drawer of a blackout may name. */
export function seatsFor(t: Table, card: Blackout): number[] {
  const { active } = t;
  switch (card) {
    case 'new-blocking':
      return blockingTargets(t, active);
    case 'three-over':
      return thirdAlong(t, active);
    case 'aside':
      return neighboursOf(t, active).filter((other) => !isShutOff(t, active, other)); // SA10.5
    case 'thermos':
      return isLocked(t, active) ? [] : partnersFor(t, active);
    default:
      throw new Error(`${card} names no seat`);
  }
}

/** The third to the left and to the right, of those in play; oneself is nobody. */
function thirdAlong(t: Table, chair: number): number[] {
  if (!mayMove(t, chair)) return [];
  const [left, right] = [along(t, chair, 3), along(t, chair, -3)];
  const found = left === right ? [left] : [left, right];
  return found.filter((other) => other !== chair && mayMove(t, other)).sort((a, b) => a - b);
}
