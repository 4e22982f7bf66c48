import { type Box, box, centre } from '../../box.ts';
import { type Effect, fresh, type Key } from '../../effects/effect.ts';
import { type Ink, label, panel, type Sprite, sprite } from '../../stage/sprite.ts';
import type { TableLayout } from '../layout.ts';

/** The table darkens around a picture that comes closer, with its title: a moment to remember. */
export function titleCard(layout: TableLayout, picture: string | null, title: string, ink: Ink, ms: number): Effect[] {
  const { w, h } = layout.window;
  const wide = Math.min(w * 0.62, (h * 0.7 * 16) / 9);
  const at = box((w - wide) / 2, (h - (wide * 9) / 16) / 2, wide, (wide * 9) / 16);
  const veil = panel(fresh('veil'), 'veil', box(0, 0, w, h), { layer: 'veil', alpha: 0 });
  const words = label(
    fresh('title'),
    [{ text: title, face: 'poster', size: Math.round(wide * (picture === null ? 0.14 : 0.1)), ink }],
    { x: w / 2, y: at.y + at.h * (picture === null ? 0.5 : 0.86) },
    { layer: 'title' },
  );
  const out: Effect[] = [
    { sprite: veil, calm: true, keys: fadeKeys(ms, 0.82) },
    {
      sprite: words,
      calm: true,
      keys: [
        { at: 0, alpha: 0 },
        { at: ms * 0.2, alpha: 0, y: words.y + 30 },
        { at: ms * 0.32, alpha: 1, y: words.y, ease: 'back' },
        { at: ms * 0.86, alpha: 1 },
        { at: ms, alpha: 0 },
      ],
    },
  ];
  if (picture === null) return out;
  const grown = 1.07;
  const frame: Sprite = sprite(fresh('moment'), { art: 'picture', name: picture }, 'moment', at, { alpha: 0 });
  const edge = panel(fresh('edge'), 'point', at, { layer: 'moment', edge: 'paper', order: 1, alpha: 0 });
  const keys: Key[] = [
    { at: 0, alpha: 0, w: at.w * 0.86, h: at.h * 0.86 },
    { at: ms * 0.18, alpha: 1, w: at.w, h: at.h, ease: 'out' },
    { at: ms * 0.86, alpha: 1, w: at.w * grown, h: at.h * grown },
    { at: ms, alpha: 0, w: at.w * grown, h: at.h * grown },
  ];
  out.push({ sprite: frame, calm: true, keys }, { sprite: edge, calm: true, keys });
  return out;
}

const fadeKeys = (ms: number, alpha: number): Key[] => [
  { at: 0, alpha: 0 },
  { at: ms * 0.14, alpha },
  { at: ms * 0.84, alpha },
  { at: ms, alpha: 0 },
];

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

/** Film leader counts the next reel in. */
export function countdown(layout: TableLayout, numbers: readonly number[], title: string, ms: number): Effect[] {
  const { w, h } = layout.window;
  const size = Math.min(w, h) * 0.46;
  const at = box((w - size) / 2, (h - size) / 2 - size * 0.06, size, size);
  const each = (ms * 0.8) / numbers.length;
  const veil: Effect = {
    sprite: panel(fresh('veil'), 'veil', box(0, 0, w, h), { layer: 'veil', alpha: 0 }),
    calm: true,
    keys: fadeKeys(ms, 0.86),
  };
  const words = label(
    fresh('title'),
    [{ text: title, face: 'marquee', size: Math.round(size * 0.17), ink: 'amber' }],
    { x: w / 2, y: at.y + at.h + size * 0.17 },
    { layer: 'title' },
  );
  const leaders = numbers.map(
    (count, i): Effect => ({
      sprite: sprite(fresh('leader'), { art: 'leader', count, shut: false }, 'moment', at, { alpha: 0, order: i }),
      calm: true,
      keys: [
        { at: each * i, alpha: 0 },
        { at: each * i + 40, alpha: 1 },
        { at: each * (i + 1), alpha: 1 },
        { at: each * (i + 1) + (i === numbers.length - 1 ? ms * 0.2 : 60), alpha: 0 },
      ],
    }),
  );
  return [veil, { sprite: words, calm: true, keys: fadeKeys(ms, 1) }, ...leaders];
}
