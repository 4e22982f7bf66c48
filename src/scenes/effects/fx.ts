import { type Box, box, centre } from '../box.ts';
import { type Art, type Ink, type LabelFace, label, type Mount, panel, sprite, token } from '../stage/sprite.ts';
import { type Effect, fresh, type Key } from './effect.ts';

/** A streak from the one who attacks to the one attacked. */
export function beam(from: Box, to: Box, ink: Ink, ms: number): Effect[] {
  const a = centre(from);
  const b = centre(to);
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const thick = 18;
  const at = (t: number): Partial<Key> => ({
    x: a.x + ((b.x - a.x) * t) / 2,
    y: a.y + ((b.y - a.y) * t) / 2,
    w: Math.max(8, long * t),
  });
  const streak = panel(fresh('beam'), 'beam', box(a.x, a.y, 8, thick), {
    layer: 'air',
    edge: ink,
    angle,
    alpha: 0.95,
    order: 20,
  });
  const mark = panel(fresh('aim'), 'point', to, { layer: 'air', edge: ink, alpha: 0, order: 19 });
  return [
    {
      sprite: streak,
      calm: true,
      keys: [
        { at: 0, ...at(0.02) },
        { at: ms * 0.75, ...at(1), ease: 'out' },
        { at: ms * 1.5, ...at(1), alpha: 0 },
      ],
    },
    {
      sprite: mark,
      calm: true,
      keys: [
        { at: 0, alpha: 0 },
        { at: ms * 0.6, alpha: 0 },
        { at: ms * 0.75, alpha: 1 },
        { at: ms * 2, alpha: 0 },
      ],
    },
  ];
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
