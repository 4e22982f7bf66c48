import type { Table } from '../model/state.ts';

export const placeOf = (t: Table, chair: number): number => t.ring.indexOf(chair);
export const isInPlay = (t: Table, chair: number): boolean => t.ring.indexOf(chair) >= 0;
export const othersInPlay = (t: Table, chair: number): number[] => t.ring.filter((other) => other !== chair);

/** The chair so many places clockwise (or back). */
export function along(t: Table, chair: number, steps: number): number {
  const n = t.ring.length;
  return t.ring[(((placeOf(t, chair) + steps) % n) + n) % n] as number;
}

/** SA13.1: the next in the order of play. */
export const nextOf = (t: Table, chair: number): number => along(t, chair, t.direction);

/** All in play, in the order of play, from this chair on. */
export function orderFrom(t: Table, chair: number): number[] {
  return t.ring.map((_, i) => along(t, chair, i * t.direction));
}

/** SA6.1: left and right; one where only two are left. */
export function neighboursOf(t: Table, chair: number): number[] {
  const [left, right] = [along(t, chair, 1), along(t, chair, -1)];
  return left === right ? [left] : left < right ? [left, right] : [right, left];
}

/** The gaps beside a chair, by the place before them: the one clockwise first. */
export function gapsBeside(t: Table, chair: number): [number, number] {
  const place = placeOf(t, chair);
  return [place, (place + t.ring.length - 1) % t.ring.length];
}

/** The gaps between two that sit side by side: two where only two are left (SA6.4), none where they do not. */
export function gapsBetween(t: Table, a: number, b: number): number[] {
  const gaps: number[] = [];
  const [after, before] = gapsBeside(t, a);
  if (along(t, a, 1) === b) gaps.push(after);
  if (along(t, a, -1) === b) gaps.push(before);
  return gaps.sort((x, y) => x - y);
}

/** SA6.3, SA6.4: a door in every gap between two that sit side by side. */
export function isShutOff(t: Table, a: number, b: number): boolean {
  const [after, before] = gapsBeside(t, a);
  const left = along(t, a, 1) === b;
  const right = along(t, a, -1) === b;
  if (left && t.doors[after] === 0) return false;
  if (right && t.doors[before] === 0) return false;
  return left || right;
}

/** The gap that the turn's own exchange crosses (SA6.4). */
export function gapAhead(t: Table, chair: number): number {
  const [after, before] = gapsBeside(t, chair);
  return t.direction === 1 ? after : before;
}

/** SA10.4: shut in; a glass trailer shuts nobody in (SA16.7). */
export const isLocked = (t: Table, chair: number): boolean => t.trailers[chair] !== 0 && !t.options.glassTrailer;
export const isInGlass = (t: Table, chair: number): boolean => t.trailers[chair] !== 0 && t.options.glassTrailer;
