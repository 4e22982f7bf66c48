import { type Box, centre } from '../../box.ts';
import type { Gesture, SwayKey } from '../../stage/sway.ts';
import { BLOW, BREATH, BURNING, STOP, TUMBLE, WIND_UP } from './beats.ts';

/** One step from one to the other, whatever the way between them. */
interface Heading {
  x: number;
  y: number;
  /** How far apart they are. */
  way: number;
}

export function heading(from: Box, to: Box): Heading {
  const [a, b] = [centre(from), centre(to)];
  const way = Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
  return { x: (b.x - a.x) / way, y: (b.y - a.y) / way, way };
}

const along = ({ x, y }: Heading, by: number, aside = 0): { dx: number; dy: number } => ({
  dx: x * by - y * aside,
  dy: y * by + x * aside,
});

/** Cards of a throng move one after the other: a crowd, not a wall. */
const STAGGER = 26;
/** Some of the way is enough: all of it would leave nothing of who it was. */
const REACH = 0.42;
const FARTHEST = 240;

/** Draws back before a blow, and trembles there until the dice are read. */
export const drawsBack = (of: string, to: Heading, unit: number, until: number, far = 20, nth = 0): Gesture => {
  const back = along(to, -far * unit);
  const tilt = to.x >= 0 ? -4 : 4;
  const held = { ...back, turn: tilt, grow: 1.07 };
  const trembling: SwayKey[] = [];
  for (let at = WIND_UP + 60; at < until + TUMBLE; at += 60)
    trembling.push({
      at: at + nth * STAGGER,
      ...held,
      dx: back.dx + ((at / 60) % 2 ? 1.6 : -1.6) * unit,
      ease: 'linear',
    });
  return {
    of,
    above: true,
    keys: [
      { at: 50 + nth * STAGGER, ...along(to, 3 * unit) },
      { at: WIND_UP + nth * STAGGER, ...held, ease: 'out' },
      ...trembling,
      { at: until + TUMBLE + 320, ease: 'inOut' },
    ],
  };
};

/** The blow itself: into whoever is struck, held there for a moment, back past where it came from, and home. */
export const lunges = (of: string, to: Heading, unit: number, nth = 0, part = 1): Gesture => {
  const reach = Math.min(FARTHEST * unit, to.way * REACH) * part;
  const tilt = to.x >= 0 ? 5 : -5;
  return {
    of,
    above: true,
    keys: [
      { at: BLOW.lands + nth * STAGGER, ...along(to, reach), turn: tilt, grow: 1.16, ease: 'in' },
      { at: BLOW.letsGo + nth * STAGGER, ...along(to, reach * 0.97), turn: tilt * 0.6, grow: 1.12 },
      { at: BLOW.fallsBack + nth * STAGGER, ...along(to, -9 * unit), turn: -tilt * 0.4, grow: 0.98, ease: 'inOut' },
      { at: BLOW.over + nth * STAGGER, ease: 'inOut' },
    ],
  };
};

/** The kick of a weapon, or the swing of an arm: less than a throng's blow, whose cards are smaller and come from farther. */
export const jerks = (of: string, to: Heading, unit: number): Gesture => ({
  of,
  above: true,
  keys: [
    { at: BLOW.lands * 0.5, ...along(to, 34 * unit), turn: to.x >= 0 ? 4 : -4, grow: 1.06, ease: 'in' },
    { at: BLOW.lands, ...along(to, 22 * unit), turn: to.x >= 0 ? 2 : -2, grow: 1.04 },
    { at: BLOW.fallsBack - 60, ...along(to, -8 * unit), grow: 0.99, ease: 'inOut' },
    { at: BLOW.over - 60, ease: 'inOut' },
  ],
});

/** Where a shot goes that does not hit. */
export const beside = ({ x, y, w, h }: Box, to: Heading): Box => {
  const { dx, dy } = along(to, h * 0.4, w * (to.x >= 0 ? -0.75 : 0.75));
  return { x: x + dx, y: y + dy, w, h };
};

/** Strikes air: past it, off its feet, and back. */
export const lungesPast = (of: string, to: Heading, unit: number, nth = 0): Gesture => {
  const reach = Math.min(FARTHEST * unit, to.way * REACH);
  const side = to.x >= 0 ? 1 : -1;
  return {
    of,
    above: true,
    keys: [
      {
        at: BLOW.lands + nth * STAGGER,
        ...along(to, reach * 0.95, side * 30 * unit),
        turn: side * 4,
        grow: 1.14,
        ease: 'in',
      },
      {
        at: BLOW.letsGo + 90 + nth * STAGGER,
        ...along(to, reach * 1.05, side * 52 * unit),
        turn: side * 15,
        grow: 1.06,
      },
      { at: BLOW.fallsBack + 90 + nth * STAGGER, ...along(to, -6 * unit), turn: -side * 3, grow: 1, ease: 'inOut' },
      { at: BLOW.over + 60 + nth * STAGGER, ease: 'inOut' },
    ],
  };
};

/** Sees it coming, and shrinks from it until the dice are read. */
export const shrinks = (of: string, from: Heading, unit: number, until: number): Gesture => {
  const held = { ...along(from, 7 * unit), grow: 0.955, light: 0.9 };
  return {
    of,
    keys: [
      { at: WIND_UP * 0.6, grow: 1 },
      { at: WIND_UP + 40, ...held, ease: 'out' },
      { at: until + TUMBLE + 60, ...held },
      { at: until + TUMBLE + 320, ease: 'inOut' },
    ],
  };
};

/** Is thrown back by a blow, and comes to rest. */
export const isThrown = (of: string, from: Heading, unit: number, far = 30, lands: number = BLOW.lands): Gesture => {
  const side = from.x >= 0 ? 1 : -1;
  const px = far * unit;
  return {
    of,
    keys: [
      { at: lands, ...along(from, px * 0.2), grow: 0.955, light: 0.9 },
      { at: lands + 60, ...along(from, px), turn: side * far * 0.26, grow: 0.96, light: 0.72, ease: 'out' },
      { at: lands + 210, ...along(from, -px * 0.32), turn: -side * far * 0.1, light: 0.95, ease: 'inOut' },
      { at: lands + 330, ...along(from, px * 0.14), turn: side * far * 0.04, ease: 'inOut' },
      { at: lands + 430, ease: 'inOut' },
    ],
  };
};

const breath = (unit: number, from = 0): SwayKey[] => [
  { at: from + BREATH.begins, dy: 0 },
  { at: from + BREATH.full, dy: -8 * unit, grow: 1.055, ease: 'inOut' },
  { at: from + BREATH.full + 60, dy: -8 * unit, grow: 1.055 },
  { at: from + BREATH.out, dy: 6 * unit, grow: 0.972, ease: 'inOut' },
  { at: from + BREATH.over, ease: 'inOut' },
];

/** Lives: shoulders up, shoulders down. */
export const breathes = (of: string, unit: number): Gesture => ({ of, keys: breath(unit) });

/** Steps out of the way of a blow, and breathes again. */
export const ducks = (of: string, from: Heading, unit: number): Gesture => {
  const side = from.x >= 0 ? -1 : 1;
  const away = along(from, 8 * unit, side * 26 * unit);
  return {
    of,
    keys: [
      { at: BLOW.lands - 20, ...away, turn: side * 7, ease: 'out' },
      { at: BLOW.letsGo + 70, ...away, turn: side * 7.5 },
      { at: BLOW.fallsBack, ...along(from, 0, -side * 4 * unit), turn: -side * 1.5, ease: 'inOut' },
      ...breath(unit, BLOW.fallsBack),
    ],
  };
};

/** Killed: knocked up, held in the gate, then it burns, dark and curling, and stays dark until it lies where it goes. */
export const burns = (of: string, unit: number, stays: number): Gesture => ({
  of,
  above: true,
  keys: [
    { at: STOP.at - 15, dy: -6 * unit, turn: 8, grow: 1.32, ease: 'out' },
    { at: STOP.at + 5, dy: -6 * unit, turn: 8, grow: 1.32 },
    { at: STOP.at + 70, turn: -6, grow: 1.14, light: 0.85 },
    { at: STOP.at + 140, turn: 4, grow: 1.01, light: 0.55, ease: 'inOut' },
    { at: STOP.at + BURNING * 0.7, turn: -2, grow: 0.96, light: 0.28, ease: 'inOut' },
    { at: STOP.at + BURNING + stays, turn: 0, grow: 1, light: 0.4 },
    { at: STOP.at + BURNING + stays + 260, ease: 'inOut' },
  ],
});

/** Gives in for a moment under something that comes down on it. */
export const gives = (of: string, unit: number, nth = 0): Gesture => ({
  of,
  keys: [
    { at: 90 + nth * STAGGER, dy: 5 * unit, grow: 0.94, ease: 'in' },
    { at: 230 + nth * STAGGER, dy: -4 * unit, grow: 1.04, ease: 'inOut' },
    { at: 340 + nth * STAGGER, ease: 'inOut' },
  ],
});

/** Draws itself up before anything is decided: a crowd that has heard its name. */
export const gathers = (of: string, unit: number, nth: number): Gesture => ({
  of,
  keys: [
    { at: 30 + nth * 45, dy: 0 },
    { at: 150 + nth * 45, dy: 7 * unit, grow: 0.95, light: 0.8, ease: 'inOut' },
    { at: 330 + nth * 45, dy: -11 * unit, grow: 1.08, turn: nth % 2 ? 1.6 : -1.6, ease: 'out' },
    { at: 470 + nth * 45, dy: -9 * unit, grow: 1.07, turn: nth % 2 ? 1.2 : -1.2 },
    { at: 640 + nth * 45, ease: 'inOut' },
  ],
});

/** Loses its footing, or its nerve. */
export const staggers = (of: string, unit: number): Gesture => ({
  of,
  keys: [
    { at: 90, dx: -7 * unit, turn: -6 },
    { at: 220, dx: 6 * unit, turn: 5, ease: 'inOut' },
    { at: 340, dx: -3 * unit, turn: -2, dy: 4 * unit, ease: 'inOut' },
    { at: 460, ease: 'inOut' },
  ],
});
