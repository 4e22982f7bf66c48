import type { GameObjects, Scene } from 'phaser';
import type { Baked } from './baker.ts';
import { LAYERS, type Layer, type Pose, type Sprite } from './sprite.ts';
import { REST, type Sway } from './sway.ts';

export const depthOf = (layer: Layer, order: number): number => LAYERS.indexOf(layer) * 1000 + order * 4;

/** One sprite on the stage: a baked texture at a pose. */
export class Piece {
  readonly image: GameObjects.Image;
  sprite: Sprite;
  baked: Baked;
  pose: Pose;
  /** From 1 to 0 and back while it is turned over. */
  squash = 1;
  sway: Sway = REST;
  /** What it swings around. */
  pivot = { x: 0, y: 0 };
  /** It has left the table, and only its picture is still on the way. */
  gone = false;
  #isAbove = false;

  constructor(scene: Scene, sprite: Sprite, baked: Baked) {
    this.sprite = sprite;
    this.baked = baked;
    this.pose = sized(sprite, baked);
    this.image = scene.add.image(0, 0, baked.texture, baked.frame);
    this.settle();
    this.apply();
  }

  wear(baked: Baked): void {
    this.baked = baked;
    this.image.setTexture(baked.texture, baked.frame);
    this.apply();
  }

  /** Back to the layer where it belongs. */
  settle(): void {
    const { layer, order } = this.sprite;
    this.image.setDepth(this.#isAbove ? above(layer, order) : depthOf(layer, order));
  }

  raise(): void {
    this.image.setDepth(depthOf('air', this.sprite.order));
  }

  /** Over the table, or back; what lies on it goes along. */
  lift(isAbove: boolean): void {
    this.#isAbove = isAbove;
    this.settle();
  }

  apply(): void {
    const { pose, baked, image, sprite, sway } = this;
    const w = Math.max(0, pose.w * this.squash);
    image.setAlpha(Math.max(0, Math.min(1, pose.alpha)));
    const grey = Math.round(255 * Math.max(0, Math.min(1, pose.light * sway.light)));
    image.setTint((grey << 16) | (grey << 8) | grey);
    image.setVisible(pose.alpha > 0.004 && w > 0);
    const fx = baked.w > 0 ? (baked.w + baked.pad * 2) / baked.w : 1;
    const fy = baked.h > 0 ? (baked.h + baked.pad * 2) / baked.h : 1;
    const x = pose.x + (0.5 - sprite.anchor) * pose.w;
    const asLaid = sway === REST && pose.angle === 0;
    image.setAngle(pose.angle + sway.turn);
    if (baked.ratio > 0 && asLaid && Math.abs(w - baked.w) < 0.5 && Math.abs(pose.h - baked.h) < 0.75) {
      // As baked, pixel for pixel, on whole pixels: the only way small print stays sharp.
      const { width, height } = image.frame;
      const whole = (at: number, size: number): number =>
        (Math.round(at * baked.ratio - size / 2) + size / 2) / baked.ratio;
      image.setScale(1 / baked.ratio).setPosition(whole(x, width), whole(pose.y, height));
      return;
    }
    const at = sway === REST ? { x, y: pose.y } : swung({ x, y: pose.y }, this.pivot, sway);
    image.setPosition(at.x, at.y).setDisplaySize(w * fx * sway.grow, pose.h * fy * sway.grow);
  }
}

/** Of a layer's thousand so much is kept for what is lifted over it: it lies as it lay on the table. */
const above = (layer: Layer, order: number): number => depthOf('air', 0) + depthOf(layer, order) / depthOf('title', 0);

function swung(at: { x: number; y: number }, pivot: { x: number; y: number }, { dx, dy, turn, grow }: Sway) {
  const [x, y] = [(at.x - pivot.x) * grow, (at.y - pivot.y) * grow];
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: pivot.x + dx + x * cos - y * sin, y: pivot.y + dy + x * sin + y * cos };
}

/** A sprite of no size is as large as it was baked. */
export const sized = (sprite: Sprite, baked: Baked): Pose => ({
  x: sprite.x,
  y: sprite.y,
  w: sprite.w || baked.w,
  h: sprite.h || baked.h,
  angle: sprite.angle,
  alpha: sprite.alpha,
  light: sprite.light,
});
