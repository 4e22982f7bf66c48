import { type Box, box, centre } from '../box.ts';
import { type Art, type Ink, type LabelFace, label, type Mount, panel, sprite, token } from '../stage/sprite.ts';
import { type Effect, fresh, type Key } from './effect.ts';

/** A rim around something that is meant, for a moment. */
export const mark = (over: Box, ink: Ink, ms: number): Effect => ({
  sprite: panel(fresh('mark'), 'point', over, { layer: 'air', edge: ink, alpha: 0, order: 19 }),
  calm: true,
  keys: [
    { at: 0, alpha: 0 },
    { at: Math.min(160, ms * 0.3), alpha: 1 },
    { at: ms * 0.8, alpha: 1 },
    { at: ms, alpha: 0 },
  ],
});

/** Who means whom: a dashed line runs out, and cross-hairs close on whoever is meant and stay on them. */
export function aim(from: Box, to: Box, ink: Ink, { runs, stays }: { runs: number; stays: number }): Effect[] {
  const { a, b, long, angle } = span(from, to);
  const at = (t: number): Partial<Key> => ({
    x: a.x + ((b.x - a.x) * t) / 2,
    y: a.y + ((b.y - a.y) * t) / 2,
    w: Math.max(8, long * t),
  });
  const size = Math.min(to.w, to.h) * 0.8;
  const line = panel(fresh('aim'), 'dots', box(a.x, a.y, 8, Math.max(9, size * 0.1)), {
    layer: 'air',
    edge: ink,
    angle,
    order: 16,
  });
  const hairs = panel(fresh('hairs'), 'reticle', box(b.x - size / 2, b.y - size / 2, size, size), {
    layer: 'air',
    edge: ink,
    alpha: 0,
    order: 17,
  });
  return [
    {
      sprite: line,
      calm: true,
      keys: [
        { at: 0, ...at(0.03), alpha: 1 },
        { at: runs, ...at(1), ease: 'out' },
        { at: stays * 0.8, alpha: 0.8 },
        { at: stays, alpha: 0 },
      ],
    },
    {
      sprite: hairs,
      calm: true,
      keys: [
        { at: 0, alpha: 0, w: size * 2.1, h: size * 2.1, angle: -50 },
        { at: runs * 0.5, alpha: 0 },
        { at: runs, alpha: 1, w: size * 1.25, h: size * 1.25, angle: -8, ease: 'out' },
        { at: runs * 1.4, w: size, h: size, angle: 0, ease: 'back' },
        { at: stays - 90, alpha: 1 },
        { at: stays, alpha: 0 },
      ],
    },
  ];
}

/** What crosses from one to the other, so fast that only its streak is seen. It leaves at nought, and lands when it should. */
export function shot(from: Box, to: Box, ink: Ink, lands: number): Effect {
  const { a, b, long, angle } = span(from, to);
  const between = (t: number): Partial<Key> => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
  return {
    sprite: panel(fresh('shot'), 'beam', box(a.x, a.y, 8, 26), { layer: 'air', edge: ink, angle, order: 21 }),
    calm: false,
    keys: [
      { at: 0, ...between(0.06), w: long * 0.12, alpha: 0.4 },
      { at: lands * 0.6, ...between(0.5), w: long * 0.7, alpha: 1, ease: 'in' },
      { at: lands, ...between(0.8), w: long * 0.4 },
      { at: lands + 90, ...between(0.97), w: long * 0.06, alpha: 0 },
    ],
  };
}

/** Cuts across whoever was struck, along the blow. */
export function claws(over: Box, from: Box, ink: Ink, ms: number): Effect {
  const { angle } = span(from, over);
  const size = Math.min(over.w, over.h) * 1.15;
  const { x, y } = centre(over);
  return {
    sprite: panel(fresh('claws'), 'claws', box(x - size / 2, y - size / 2, size, size), {
      layer: 'air',
      edge: ink,
      angle: angle - 90,
      order: 19,
    }),
    calm: false,
    keys: [
      { at: 0, w: size * 0.7, h: size * 0.2, alpha: 1 },
      { at: 70, w: size, h: size * 1.1, ease: 'out' },
      { at: ms * 0.55, alpha: 1 },
      { at: ms, w: size * 1.04, h: size * 1.2, alpha: 0 },
    ],
  };
}

/** A little cloud that drifts off. */
export function puff(
  at: { x: number; y: number },
  ink: Ink,
  size: number,
  drift: { x: number; y: number },
  ms: number,
): Effect {
  return {
    sprite: panel(fresh('puff'), 'puff', box(at.x - size / 2, at.y - size / 2, size, size), {
      layer: 'air',
      edge: ink,
      order: 15,
    }),
    calm: true,
    keys: [
      { at: 0, w: size * 0.25, h: size * 0.2, alpha: 0 },
      {
        at: ms * 0.2,
        w: size * 0.6,
        h: size * 0.5,
        alpha: 0.95,
        x: at.x + drift.x * 0.4,
        y: at.y + drift.y * 0.4,
        ease: 'out',
      },
      { at: ms, w: size * 1.15, h: size, alpha: 0, x: at.x + drift.x, y: at.y + drift.y, angle: 12, ease: 'out' },
    ],
  };
}

/** The line from the middle of one to the middle of the other. */
function span(from: Box, to: Box) {
  const [a, b] = [centre(from), centre(to)];
  const [x, y] = [b.x - a.x, b.y - a.y];
  return { a, b, long: Math.hypot(x, y), angle: (Math.atan2(y, x) * 180) / Math.PI };
}

/** A mount keeps a verdict readable on any picture. */
export interface ShoutLook {
  face?: LabelFace;
  mount?: Mount;
}

/** A word that pops up over a thing and rises. */
export function shout(text: string, over: Box, ink: Ink, size: number, ms: number, look: ShoutLook = {}): Effect {
  const { face = 'plate', mount = 'none' } = look;
  const { x, y } = centre(over);
  const words = label(
    fresh('shout'),
    [{ text, face, size, ink }],
    { x, y },
    { layer: 'title', mount, edge: ink, order: 3 },
  );
  return {
    sprite: words,
    calm: true,
    keys: [
      { at: 0, alpha: 0, y: y + size * 0.4 },
      { at: ms * 0.2, alpha: 1, y, ease: 'back' },
      { at: ms * 0.75, alpha: 1, y: y - size * 0.15 },
      { at: ms, alpha: 0, y: y - size * 0.7 },
    ],
  };
}

/** A star of ink where something was hit. */
export function burst(over: Box, ink: Ink, ms: number, scale = 1): Effect {
  const size = Math.min(over.w, over.h) * 1.1 * scale;
  const { x, y } = centre(over);
  return {
    sprite: panel(fresh('burst'), 'burst', box(x - 4, y - 4, 8, 8), { layer: 'air', edge: ink, order: 18 }),
    calm: false,
    keys: [
      { at: 0, w: 8, h: 8, angle: -14 },
      { at: ms * 0.35, w: size, h: size, angle: 6, ease: 'out' },
      { at: ms, w: size * 1.15, h: size * 1.15, alpha: 0, angle: 10 },
    ],
  };
}

/** A card comes out of a small place, is held up, and goes back. */
export function closeUp(face: Art, from: Box, at: Box, ms: number): Effect {
  const a = centre(from);
  const b = centre(at);
  const small = { x: a.x, y: a.y, w: at.w * 0.3, h: at.h * 0.3 };
  return {
    sprite: sprite(fresh('close-up'), face, 'air', at, { order: 25 }),
    calm: true,
    keys: [
      { at: 0, ...small, alpha: 0 },
      { at: ms * 0.25, x: b.x, y: b.y, w: at.w, h: at.h, alpha: 1, ease: 'back' },
      { at: ms * 0.8, alpha: 1 },
      { at: ms, ...small, alpha: 0, ease: 'in' },
    ],
  };
}

/** Tokens one after the other on a low arc. */
export function flight(frame: string, from: Box, to: Box, count: number, size: number, ms: number): Effect[] {
  const a = centre(from);
  const b = centre(to);
  return Array.from({ length: Math.min(7, count) }, (_, i) => {
    const delay = i * Math.min(60, ms / 8);
    const lift = -40 - i * 6;
    return {
      sprite: token(fresh('token'), frame, box(a.x - size / 2, a.y - size / 2, size, size), {
        layer: 'air',
        order: 30 + i,
        alpha: 0,
      }),
      calm: false,
      keys: [
        { at: delay, alpha: 0 },
        { at: delay + 30, alpha: 1 },
        { at: delay + ms * 0.5, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + lift, alpha: 1, ease: 'out' },
        { at: delay + ms, x: b.x, y: b.y, alpha: 1, ease: 'in' },
        { at: delay + ms + 60, alpha: 0 },
      ],
    };
  });
}
