import type { Victim } from '../../../rules/geiger-man/index.ts';
import { type Box, box, centre } from '../../box.ts';
import { type Effect, fresh } from '../../effects/effect.ts';
import { flight } from '../../effects/fx.ts';
import { sprite, token } from '../../stage/sprite.ts';
import { lotUnit, type TableLayout } from '../layout.ts';
import { ground } from '../paint/plates.ts';
import { dieFrame } from '../table/screen.ts';

const figure = (victim: Victim, pose: 'dead' | 'panicking' | 'saved'): string => `victim-${victim}-${pose}`;

/** Falls, and is gone. */
export function falls(victim: Victim, at: Box, ms: number): Effect {
  const { x, y } = centre(at);
  const size = at.w * 0.62;
  return {
    sprite: token(fresh('dead'), figure(victim, 'dead'), box(x - size / 2, y - size / 2, size, size), {
      layer: 'air',
      order: 19,
    }),
    calm: true,
    keys: [
      { at: 0, alpha: 0, y: y - size * 0.25 },
      { at: ms * 0.2, alpha: 1, y, ease: 'in' },
      { at: ms * 1.2, alpha: 1 },
      { at: ms * 1.7, alpha: 0 },
    ],
  };
}

/** Out of the picture, and to her card. */
export const leaves = (victim: Victim, from: Box, { dom: { left }, ...layout }: TableLayout, ms: number): Effect[] =>
  flight(
    figure(victim, 'saved'),
    from,
    box(left.x, left.y + left.h * 0.36, left.w, left.h * 0.2),
    1,
    46 * lotUnit(layout as TableLayout),
    ms,
  );

/** FG20.2: a die, and whoever it is for hops. */
export function panics(victim: Victim, at: Box, die: number | null, ms: number): Effect[] {
  const { x, y } = centre(at);
  const size = at.w * 0.6;
  const hopping: Effect = {
    sprite: token(fresh('panic'), figure(victim, 'panicking'), box(x - size / 2, y - size / 2, size, size), {
      layer: 'air',
      order: 19,
    }),
    calm: true,
    keys: [
      { at: 0, alpha: 0 },
      { at: ms * 0.15, alpha: 1 },
      { at: ms * 0.4, y: y - size * 0.3, ease: 'out' },
      { at: ms * 0.65, y, ease: 'in' },
      { at: ms * 0.85, alpha: 1 },
      { at: ms, alpha: 0 },
    ],
  };
  if (die === null) return [hopping];
  const over = box(x - size / 2, y - size * 1.6, size, size);
  const rolled: Effect = {
    sprite: token(fresh('die'), dieFrame(die, false), over, { layer: 'dice', order: 3 }),
    calm: true,
    keys: [
      { at: 0, alpha: 0, angle: -160, y: over.y },
      { at: ms * 0.35, alpha: 1, angle: 0, y: over.y + size / 2, ease: 'out' },
      { at: ms * 0.9, alpha: 1 },
      { at: ms * 1.1, alpha: 0 },
    ],
  };
  return [hopping, rolled];
}

/** Where he sets his foot: the ground glows, and the needle of the counter jumps. */
export function treads(at: Box, needle: Box | null, lean: number, ms: number): Effect[] {
  const { x, y } = centre(at);
  const glow: Effect = {
    sprite: sprite(fresh('tread'), ground('accent', true), 'panels', at, { order: 3 }),
    calm: true,
    keys: [
      { at: 0, alpha: 0, x, y, w: at.w * 0.5, h: at.h * 0.2 },
      { at: ms * 0.45, alpha: 0.95, w: at.w * 1.5, h: at.h * 0.62, ease: 'out' },
      { at: ms * 1.2, alpha: 0, w: at.w * 1.8, h: at.h * 0.74 },
    ],
  };
  if (needle === null) return [glow];
  const jumps = [9, -5, 6, -3, 3, 0].map((by, i) => ({ at: (ms * (i + 1)) / 7, angle: lean + by, alpha: 0.85 }));
  const twitch: Effect = {
    sprite: token(fresh('needle'), 'dial-needle', needle, { layer: 'chips', order: 2, angle: lean }),
    calm: false,
    keys: [{ at: 0, angle: lean, alpha: 0.85 }, ...jumps, { at: ms, alpha: 0 }],
  };
  return [glow, twitch];
}
