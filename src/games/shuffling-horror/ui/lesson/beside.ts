import type { Box } from '../../../../app/ports/board.ts';

interface Size {
  w: number;
  h: number;
}

interface Point {
  x: number;
  y: number;
}

/** Something that a plate had better not cover, and how much it would be missed. */
export interface Kept {
  box: Box;
  worth: number;
}

/** Where a plate stands, and the stem that leads from it to its thing, both in pixels of the window. */
export interface Standing extends Point {
  stem: { from: Point; to: Point };
  /** What it covers of all that would be missed, by worth, and how far off it is. */
  cost: number;
}

const GAP = 14; // the stem is to be seen
const RIM = 6;
/** How fine the window is looked through. */
const STEP = 16;
/** The thing itself is never covered. */
const THING = 1000;
/** Nearer is better, but covering anything is worse than standing apart: a pixel away weighs as much as this of one that is covered. */
const FAR = 0.4;
/** Where nothing tells two spots apart, the stem is better upright. */
const ASKEW = 1.3;
/** A stem hides less than a plate: so wide it counts. */
const STEM = 8;

/** As near to the thing as can be without covering it or anything that matters; where there is no such spot, over what would be missed least. */
export function beside(thing: Box, plate: Size, window: Size, kept: readonly Kept[]): Standing {
  const most = { x: window.w - plate.w - RIM, y: window.h - plate.h - RIM };
  let best: Point = { x: RIM, y: RIM };
  let least = Number.POSITIVE_INFINITY;
  const look = (x: number, y: number): void => {
    const here = { ...plate, x: within(x, RIM, most.x), y: within(y, RIM, most.y) };
    const over = overlap(here, around(thing, GAP)) * THING;
    const missed = kept.reduce((sum, { box, worth }) => sum + worth * overlap(here, box), 0);
    const near = over + missed + FAR * distance(here, thing);
    if (near >= least) return;
    const cost = near + crossed(stemOf(here, thing), kept);
    if (cost >= least) return;
    least = cost;
    best = { x: here.x, y: here.y };
  };
  // Flush with the thing first: of spots that cost the same the first is taken.
  for (const along of [0.5, 0, 1]) {
    const x = thing.x + (thing.w - plate.w) * along;
    const y = thing.y + (thing.h - plate.h) * along;
    look(x, thing.y - GAP - plate.h);
    look(x, thing.y + thing.h + GAP);
    look(thing.x + thing.w + GAP, y);
    look(thing.x - GAP - plate.w, y);
  }
  for (let y = RIM; y <= most.y; y += STEP) for (let x = RIM; x <= most.x; x += STEP) look(x, y);
  return { ...best, stem: stemOf({ ...best, ...plate }, thing), cost: least };
}

/** From edge to edge, straight where they face each other. */
function stemOf(plate: Box, thing: Box): Standing['stem'] {
  const across = facing([plate.x, plate.x + plate.w], inner(thing.x, thing.w));
  const down = facing([plate.y, plate.y + plate.h], inner(thing.y, thing.h));
  const [fromX, toX] =
    down[0] === down[1] ? facing([plate.x, plate.x + plate.w], [thing.x, thing.x + thing.w]) : across;
  const [fromY, toY] =
    across[0] === across[1] ? facing([plate.y, plate.y + plate.h], [thing.y, thing.y + thing.h]) : down;
  return { from: { x: fromX, y: fromY }, to: { x: toX, y: toY } };
}

/** A stem that comes askew ends well within its thing: on its very corner it could mean what lies next to it. */
const inner = (from: number, size: number): Span => {
  const rim = Math.min(24, size / 4);
  return [from + rim, from + size - rim];
};

type Span = readonly [number, number];

/** The middle of what two spans share, or their nearest ends. */
function facing(a: Span, b: Span): [number, number] {
  const low = Math.max(a[0], b[0]);
  const high = Math.min(a[1], b[1]);
  if (low <= high) return [(low + high) / 2, (low + high) / 2];
  return a[1] < b[0] ? [a[1], b[0]] : [a[0], b[1]];
}

/** What a stem hides on its way. */
function crossed({ from, to }: Standing['stem'], kept: readonly Kept[]): number {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEM);
  let missed = 0;
  for (let i = 0; i < steps; i++) {
    const part = i / steps;
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, w: 1, h: 1 };
    for (const { box, worth } of kept) if (overlap(at, box) > 0) missed += worth * STEM;
  }
  return missed;
}

function distance(plate: Box, thing: Box): number {
  const { from, to } = stemOf(plate, thing);
  const [x, y] = [Math.abs(from.x - to.x), Math.abs(from.y - to.y)];
  return x > 0 && y > 0 ? (x + y) * ASKEW : x + y;
}

const around = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + by * 2, h: h + by * 2 });

const within = (n: number, low: number, high: number): number => Math.max(low, Math.min(n, high));

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
