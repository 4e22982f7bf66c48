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
