import type { Box } from '../box.ts';
import type { Pose, Sprite } from './sprite.ts';

/** How the table gets from what is shown to what should be. */
export interface Change {
  ms: number;
  /** Cross-fades in place of movement. */
  fade: boolean;
  /** Where new sprites come from. */
  births?: ReadonlyMap<string, Box>;
  /** Where vanishing sprites go. */
  deaths?: ReadonlyMap<string, Box>;
  /** New id by old id: the same card under another name, as a mystery that is turned up. */
  renamed?: ReadonlyMap<string, string>;
  /** Sprites whose id begins so are where they belong at once: dice that have just landed do not fade in. */
  atOnce?: string;
}

export const AT_ONCE: Change = { ms: 0, fade: false };

/** A mystery turned up, or a survivor that came back wrong (R14.2). */
export function turnsOver({ art: before }: Sprite, { art: after }: Sprite): boolean {
  if (before.art === 'own' && after.art === 'own') return before.side === 'back' && after.side === 'face';
  if (after.art !== 'face') return false;
  return before.art === 'back' || (before.art === 'face' && before.look === 'cast' && after.look === 'turned');
}

/** In the middle of a box, no larger than it and in its own shape. */
export function within(b: Box, { w, h }: Pose): Pick<Pose, 'x' | 'y' | 'w' | 'h'> {
  const scale = Math.min(b.w / Math.max(1, w), b.h / Math.max(1, h));
  return { x: b.x + b.w / 2, y: b.y + b.h / 2, w: w * scale, h: h * scale };
}

export const samePose = (a: Pose, b: Pose): boolean =>
  a.x === b.x &&
  a.y === b.y &&
  a.w === b.w &&
  a.h === b.h &&
  a.angle === b.angle &&
  a.alpha === b.alpha &&
  a.light === b.light;
