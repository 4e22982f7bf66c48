import type { Path2D, SKRSContext2D } from '@napi-rs/canvas';
import { BLACK, type Ink, PAPER } from './ink.ts';

export type Rim = {
  /** Where the light comes from, as the width of the lit edge on each axis. */
  light?: readonly [number, number];
  rim?: Ink;
  body?: Ink;
  /** A thin line all around, so that black never sinks into black. */
  halo?: number;
};

/** A context in ink space with the few strokes the pictures are made of. */
export class Pen {
  readonly ctx: SKRSContext2D;
  constructor(ctx: SKRSContext2D) {
    this.ctx = ctx;
  }

  fill(path: Path2D, ink: Ink, alpha = 1): this {
    this.ctx.globalAlpha = alpha;
    this.ctx.fillStyle = ink;
    this.ctx.fill(path);
    this.ctx.globalAlpha = 1;
    return this;
  }

  stroke(path: Path2D, ink: Ink, width: number, alpha = 1): this {
    this.ctx.globalAlpha = alpha;
    this.ctx.strokeStyle = ink;
    this.ctx.lineWidth = width;
    this.ctx.lineJoin = 'round';
    this.ctx.lineCap = 'round';
    this.ctx.stroke(path);
    this.ctx.globalAlpha = 1;
    return this;
  }

  /** What is drawn inside takes away instead of adding. */
  cut(draw: () => void): this {
    this.ctx.save();
    this.ctx.globalCompositeOperation = 'destination-out';
    draw();
    this.ctx.restore();
    return this;
  }

  at(x: number, y: number, draw: () => void, scale: number | readonly [number, number] = 1, turn = 0): this {
    const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
    this.ctx.save();
    this.ctx.translate(x, y);
    this.ctx.rotate(turn);
    this.ctx.scale(sx, sy);
    draw();
    this.ctx.restore();
    return this;
  }

  clip(path: Path2D, draw: () => void): this {
    this.ctx.save();
    this.ctx.clip(path);
    draw();
    this.ctx.restore();
    return this;
  }

  /** A silhouette with an edge of light: the bright shape first, the dark one pushed away from the light over it. */
  rimmed(path: Path2D, { light = [2, -2], rim = PAPER, body = BLACK, halo = 0 }: Rim = {}): this {
    if (halo) this.stroke(path, rim, halo);
    this.fill(path, rim);
    return this.clip(path, () => {
      this.at(-light[0], -light[1], () => this.fill(path, body));
    });
  }

  radial(x: number, y: number, radius: number, stops: readonly (readonly [number, Ink])[]): CanvasGradient {
    const gradient = this.ctx.createRadialGradient(x, y, 0, x, y, radius);
    for (const [at, ink] of stops) gradient.addColorStop(at, ink);
    return gradient as unknown as CanvasGradient;
  }

  linear(x0: number, y0: number, x1: number, y1: number, stops: readonly (readonly [number, Ink])[]): CanvasGradient {
    const gradient = this.ctx.createLinearGradient(x0, y0, x1, y1);
    for (const [at, ink] of stops) gradient.addColorStop(at, ink);
    return gradient as unknown as CanvasGradient;
  }

  /** Fills the whole clip with a gradient. */
  wash(gradient: CanvasGradient, x: number, y: number, w: number, h: number, alpha = 1): this {
    this.ctx.globalAlpha = alpha;
    this.ctx.fillStyle = gradient as unknown as string;
    this.ctx.fillRect(x, y, w, h);
    this.ctx.globalAlpha = 1;
    return this;
  }
}
