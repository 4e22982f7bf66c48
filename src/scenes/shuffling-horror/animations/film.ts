import { type Box, box, centre } from '../../box.ts';
import { type Effect, fresh, type Key } from '../../effects/effect.ts';
import { fadeKeys, titleCard } from '../../effects/title-card.ts';
import { label, panel, sprite } from '../../stage/sprite.ts';
import type { TableLayout } from '../layout.ts';

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
