import type { Ease } from '../stage/motion.ts';
import type { Art, Pose, Sprite } from '../stage/sprite.ts';

/** A pose at a time, in milliseconds from the effect's start. */
export interface Key extends Partial<Pose> {
  at: number;
  art?: Art;
  ease?: Ease;
}

/** A sprite for a moment: where it is when; gone after the last key. */
export interface Effect {
  sprite: Sprite;
  keys: readonly Key[];
  /** Cross-fades and words stay when motion is reduced; what flies does not. */
  calm: boolean;
}

export const effectEnd = (effect: Effect): number => Math.max(...effect.keys.map((key) => key.at));

let made = 0;
/** Effects never share a name, with each other or with what lies on the table. */
export const fresh = (name: string): string => `fx ${name} ${made++}`;

/** The same, some time from now: until then there is nothing to see of it. */
export function later({ sprite, keys, calm }: Effect, ms: number): Effect {
  const [first, ...rest] = keys as readonly [Key, ...Key[]];
  const hidden = { ...first, alpha: 0 };
  const shown = { ...first, at: ms + 1, alpha: first.alpha ?? sprite.alpha };
  return {
    sprite,
    calm,
    keys: [{ ...hidden, at: 0 }, { ...hidden, at: ms }, shown, ...rest.map((key) => ({ ...key, at: key.at + ms }))],
  };
}
