import { isInPlay, isLocked, isShutOff, nextOf, type Table } from '../../rules/stand-in/index.ts';
import type { Play } from './thought.ts';

/** The table as it would stand after a play that moves somebody or something, or null where it does not. */
export function tableAfter(t: Table, me: number, play: Play): Table | null {
  const { card, target, gap } = play;
  switch (card) {
    case 'swap-marks':
    case 'exit-running':
      return swapped(t, me, target as number);
    case 'reverse-shot':
      return { ...t, direction: t.direction === 1 ? -1 : 1 };
    case 'chained-door':
      return { ...t, doors: t.doors.with(gap as number, 1) };
    case 'trailer':
      return { ...t, trailers: t.trailers.with(target as number, 3) };
    case 'fire-axe':
      return gap === null
        ? { ...t, trailers: t.trailers.with(target as number, 0) }
        : { ...t, doors: t.doors.with(gap, (t.doors[gap] as number) - 1) };
    default:
      return null;
  }
}

export function swapped(t: Table, a: number, b: number): Table {
  return { ...t, ring: t.ring.map((chair) => (chair === a ? b : chair === b ? a : chair)) };
}

/** Whom the turn's exchange would be with; null where something stands between. */
export function partnerAt(t: Table, chair: number): number | null {
  if (!isInPlay(t, chair) || t.ring.length < 2) return null;
  const next = nextOf(t, chair);
  return isLocked(t, chair) || isLocked(t, next) || isShutOff(t, chair, next) ? null : next;
}

/** Who would offer to this chair in its own turn. */
export function offererAt(t: Table, chair: number): number | null {
  const n = t.ring.length;
  const before = t.ring[(t.ring.indexOf(chair) - t.direction + n) % n] as number;
  return before !== chair && partnerAt(t, before) === chair ? before : null;
}

/** Within reach of fire. */
export const touches = (t: Table, a: number, b: number): boolean =>
  !isLocked(t, a) && !isLocked(t, b) && isBeside(t, a, b) && !isShutOff(t, a, b);

export function isBeside(t: Table, a: number, b: number): boolean {
  const gap = Math.abs(t.ring.indexOf(a) - t.ring.indexOf(b));
  return gap === 1 || gap === t.ring.length - 1;
}
