import type { Box } from '../../../../app/ports/board.ts';

export type Edge = 'above' | 'below' | 'left' | 'right';

/** Where a plate stands, which edge of the thing it stands at, and where along its own edge it points from. */
export interface Standing {
  x: number;
  y: number;
  edge: Edge;
  tip: number;
}

interface Size {
  w: number;
  h: number;
}

/** Something that a plate had better not cover, and how much it would be missed. */
export interface Kept {
  box: Box;
  worth: number;
}

const GAP = 13; // room for the pointer
const RIM = 6;
const TIP = 18; // never off the rounded corner
const OUTSIDE = 1000;
const EDGES: readonly Edge[] = ['above', 'right', 'left', 'below'];

/** Beside the thing, not on it, and over as little else as can be. */
export function beside(thing: Box, plate: Size, window: Size, kept: readonly Kept[]): Standing {
  let best: Standing | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const edge of EDGES) {
    for (const along of [0.5, 0, 1]) {
      const spot = spotAt(thing, plate, edge, along, window);
      const here = { ...spot, ...plate };
      const cost = kept.reduce(
        (sum, { box, worth }) => sum + worth * overlap(here, box),
        OUTSIDE * overlap(here, thing),
      );
      if (cost < least) {
        least = cost;
        best = { ...spot, edge, tip: tipOf(thing, here, edge) };
      }
    }
  }
  return best ?? { x: RIM, y: RIM, edge: 'above', tip: TIP };
}

function spotAt(thing: Box, { w, h }: Size, edge: Edge, along: number, window: Size): { x: number; y: number } {
  const upright = edge === 'above' || edge === 'below';
  const x = upright ? thing.x + (thing.w - w) * along : edge === 'right' ? thing.x + thing.w + GAP : thing.x - GAP - w;
  const y = !upright ? thing.y + (thing.h - h) * along : edge === 'below' ? thing.y + thing.h + GAP : thing.y - GAP - h;
  return { x: within(x, RIM, window.w - w - RIM), y: within(y, RIM, window.h - h - RIM) };
}

function tipOf(thing: Box, plate: Box, edge: Edge): number {
  const upright = edge === 'above' || edge === 'below';
  return upright
    ? within(thing.x + thing.w / 2 - plate.x, TIP, plate.w - TIP)
    : within(thing.y + thing.h / 2 - plate.y, TIP, plate.h - TIP);
}

const within = (n: number, low: number, high: number): number => Math.max(low, Math.min(n, high));

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
