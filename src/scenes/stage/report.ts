import type { Piece } from './piece.ts';
import { REST } from './sway.ts';

export interface SpriteReport {
  id: string;
  texture: string;
  x: number;
  y: number;
  w: number;
  h: number;
  angle: number;
  alpha: number;
  light: number;
  depth: number;
  /** Out of its place, for now. */
  swings: boolean;
}

const tenth = (n: number): number => Math.round(n * 10) / 10;
const hundredth = (n: number): number => Math.round(n * 100) / 100;

export const reportOf = ({ sprite, pose, baked, image, sway }: Piece): SpriteReport => ({
  id: sprite.id,
  texture: baked.key,
  x: tenth(pose.x),
  y: tenth(pose.y),
  w: tenth(pose.w),
  h: tenth(pose.h),
  angle: pose.angle,
  alpha: hundredth(pose.alpha),
  light: hundredth(pose.light),
  depth: image.depth,
  swings: sway !== REST,
});
