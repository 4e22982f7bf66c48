import { type Box, box, centre } from '../../box.ts';
import { type Effect, fresh, type Key } from '../../effects/effect.ts';
import { fadeKeys, titleCard } from '../../effects/title-card.ts';
import { label, panel, sprite } from '../../stage/sprite.ts';
import type { TableLayout } from '../layout.ts';
import { THREADING } from './beats.ts';

export { titleCard };

/** An old film's way of saying that something is over: the dark closes in on it. */
export function iris(over: Box, ms: number): Effect {
  const { x, y } = centre(over);
  const wide = over.w * 5;
  const shut = over.w * 1.6; // a little of the card is left to see: it is about to leave
  return {
    sprite: panel(fresh('iris'), 'iris', box(x - wide / 2, y - wide / 2, wide, wide), {
      layer: 'air',
      order: 40,
      alpha: 0,
    }),
    calm: false,
    keys: [
      { at: 0, w: wide, h: wide, alpha: 0 },
      { at: ms * 0.2, w: wide * 0.8, h: wide * 0.8, alpha: 0.9 },
      { at: ms * 0.8, w: shut, h: shut, alpha: 1, ease: 'inOut' },
      { at: ms, alpha: 0 },
    ],
  };
}

/** Where the film burns through first, as parts of the screen's width and height, and how large the hole gets. */
const HOLES = [
  [0.42, 0.5, 1],
  [0.78, 0.36, 0.72],
  [0.17, 0.42, 0.68],
  [0.62, 0.72, 0.56],
  [0.9, 0.7, 0.5],
  [0.05, 0.72, 0.5],
] as const;

/** The film sticks in the gate and burns through: holes that eat the screen and nothing but it. */
export function burn(over: Box, ms: number): Effect[] {
  return HOLES.map(([x, y, part], i) => {
    const size = over.h * part;
    const start = (i * ms * 0.34) / HOLES.length;
    const at = (scale: number): Partial<Key> => ({ w: size * scale, h: size * scale });
    return {
      sprite: panel(fresh('burn'), 'burn', box(over.x + over.w * x - 2, over.y + over.h * y - 2, 4, 4), {
        layer: 'air',
        order: 41 + i,
        angle: i * 67,
        alpha: 0,
      }),
      calm: false,
      keys: [
        { at: start, ...at(0.02), alpha: 0 },
        { at: start + 30, ...at(0.06), alpha: 1 },
        { at: ms * 0.7, ...at(1), angle: i * 67 + 14 },
        { at: ms, ...at(1.04), alpha: 0 },
      ],
    };
  });
}

/** Where a card burns through first, as parts of its width and height, and how large the holes get. */
const SPOTS = [
  [0.46, 0.42, 1.25],
  [0.2, 0.7, 0.7],
  [0.8, 0.24, 0.62],
  [0.74, 0.78, 0.74],
] as const;

/** One card's frame burns in the gate, from that time on. */
export function charred(over: Box, from: number, ms: number): Effect[] {
  return SPOTS.map(([x, y, part], i) => {
    const size = over.w * part;
    const start = from + 20 + i * ms * 0.1;
    const at = (scale: number): Partial<Key> => ({ w: size * scale, h: size * scale });
    return {
      sprite: panel(fresh('ember'), 'ember', box(over.x + over.w * x - 2, over.y + over.h * y - 2, 4, 4), {
        layer: 'air',
        order: 22 + i,
        angle: i * 67,
        alpha: 0,
      }),
      calm: false,
      keys: [
        { at: start, ...at(0.05), alpha: 0 },
        { at: start + 20, ...at(0.12), alpha: 1 },
        { at: from + ms * 0.8, ...at(1), angle: i * 67 + 20, ease: 'out' },
        { at: from + ms, ...at(0.9), alpha: 0 },
      ],
    };
  });
}

/** Of a leader's time: by then it has counted. */
const COUNTED = 0.9;

/** When the numbers of a leader come: each for as long, once the film is threaded. */
export const leaderTimes = (numbers: readonly number[], ms: number): number[] =>
  numbers.map((_, i) => ms * (THREADING + ((COUNTED - THREADING) * i) / numbers.length));

/** Film is threaded, and its leader counts the next reel in. */
export function countdown(layout: TableLayout, numbers: readonly number[], title: string, ms: number): Effect[] {
  const { w, h } = layout.window;
  const size = Math.min(w, h) * 0.46;
  const at = box((w - size) / 2, (h - size) / 2 - size * 0.06, size, size);
  const starts = leaderTimes(numbers, ms);
  const ends = [...starts.slice(1), ms * COUNTED];
  const veil: Effect = {
    sprite: panel(fresh('veil'), 'veil', box(0, 0, w, h), { layer: 'veil', alpha: 0 }),
    calm: true,
    keys: fadeKeys(ms, 0.86),
  };
  const words = label(
    fresh('title'),
    [{ text: title, face: 'marquee', size: Math.round(size * 0.17), ink: 'amber' }],
    { x: w / 2, y: at.y + at.h + size * 0.27 },
    { layer: 'title' },
  );
  const leaders = numbers.map((count, i): Effect => {
    const [start, end] = [starts[i] as number, ends[i] as number];
    return {
      sprite: sprite(fresh('leader'), { art: 'leader', count, shut: false }, 'moment', at, { alpha: 0, order: 5 + i }),
      calm: true,
      keys: [
        { at: start, alpha: 0, w: size * 1.14, h: size * 1.14 },
        { at: start + 30, alpha: 1 },
        { at: start + 130, w: size, h: size, ease: 'out' },
        { at: end, alpha: 1 },
        { at: end + (i === numbers.length - 1 ? ms - end : 60), alpha: 0 },
      ],
    };
  });
  return [
    veil,
    ...threaded(at, starts, ms, w),
    { sprite: words, calm: true, keys: fadeKeys(ms, 1) },
    ...leaders,
    hand(at, starts, ends),
  ];
}

/** Two lengths of film run in, past the gate and back into it; then a frame for each number, and all of it when the picture starts. */
function threaded(gate: Box, starts: readonly number[], ms: number, wide: number): Effect[] {
  const high = gate.h * 1.28;
  const long = high * 4;
  const y = gate.y + gate.h / 2;
  const held = wide / 2 - high * 2.5; // a frame stands in the gate
  return [0, long].map((offset, i) => {
    const at = (left: number): Partial<Key> => ({ x: left + offset + long / 2 });
    const steps = starts.slice(1).flatMap((start, n): Key[] => [
      { at: start - 40, ...at(held - high * n) },
      { at: start + 50, ...at(held - high * (n + 1)), ease: 'inOut' },
    ]);
    const last = held - high * (starts.length - 1);
    return {
      sprite: panel(fresh('strip'), 'strip', box(wide + offset, y - high / 2, long, high), {
        layer: 'moment',
        order: i,
      }),
      calm: false,
      keys: [
        { at: 0, ...at(wide) },
        { at: (starts[0] as number) * 0.8, ...at(held - high * 0.22), ease: 'inOut' },
        { at: starts[0] as number, ...at(held), ease: 'inOut' },
        ...steps,
        { at: ms * COUNTED, ...at(last), alpha: 1 },
        { at: ms, ...at(last - high * 1.6), alpha: 0, ease: 'in' },
      ],
    };
  });
}

/** The hand of the leader goes round once for each number. */
function hand(at: Box, starts: readonly number[], ends: readonly number[]): Effect {
  const end = ends.at(-1) as number;
  return {
    sprite: panel(fresh('sweep'), 'sweep', at, { layer: 'moment', order: 20, alpha: 0 }),
    calm: false,
    keys: [
      { at: starts[0] as number, alpha: 0, angle: 0 },
      { at: (starts[0] as number) + 30, alpha: 1 },
      { at: end, alpha: 1, angle: 360 * starts.length },
      { at: end + 60, alpha: 0 },
    ],
  };
}
