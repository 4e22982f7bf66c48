import { createCanvas } from '@napi-rs/canvas';
import { ACCENT, ink, PAPER } from './ink.ts';
import { box, oval, poly } from './paths.ts';
import { Pen } from './pen.ts';
import { print } from './press.ts';
import { between, type Rand, seeded } from './prng.ts';

/** Pixels for one unit at 1×: as large as the first download can bear. */
const UNIT = 0.9;

/** Picture sizes in the units the scenes are drawn in. Survivors leave more of the card to their numbers. */
export const WIDE = { w: 240, h: 220 } as const;
export const BUST = { w: 240, h: 180 } as const;
/** What hangs in a glass case outside: printed at half of it. */
export const POSTER_SIZE = { w: 440, h: 260 } as const;
export type Size = { readonly w: number; readonly h: number };

export type Stage = { pen: Pen; rand: Rand; w: number; h: number };
export type Picture = { id: string; accent: string; size: Size; draw: (stage: Stage) => void };

export function develop(picture: Picture, scale: 1 | 2, unit = UNIT) {
  const { w, h } = picture.size;
  const plate = createCanvas(Math.floor(w * unit) * scale, Math.floor(h * unit) * scale);
  const ctx = plate.getContext('2d');
  ctx.scale(unit * scale, unit * scale);
  const pen = new Pen(ctx);
  pen.fill(box(0, 0, w, h), PAPER);
  picture.draw({ pen, rand: seeded(picture.id), w, h });
  return print(plate, picture.accent, scale);
}

export type Spot = { x: number; y: number; reach?: number; rays?: number; turn?: number; night?: number };

/** The night with one light in it: bright core, accent glow, rays, dark corners. Every picture starts here. */
export function spot({ pen, w, h }: Stage, { x, y, reach = 1, rays = 14, turn = 0.1, night = 1 }: Spot): void {
  const far = Math.hypot(w, h) * 0.62 * reach;
  pen.wash(
    pen.radial(x, y, far, [
      [0, ink(0, 0, 0)],
      [0.15, ink(0.05, 0, 0)],
      [0.27, ink(0.8, 0, 0)],
      [0.38, ink(1, 0.08, 0)],
      [0.54, ink(0.9, 0.62 * night, 0)],
      [0.68, ink(0.2, 1 * night, 0.1 * night)],
      [0.84, ink(0, 1 * night, 0.5 * night)],
      [1, ink(0, 1 * night, 0.9 * night)],
    ]),
    0,
    0,
    w,
    h,
  );
  const step = (Math.PI * 2) / rays;
  for (let i = 0; i < rays; i++) {
    const a = turn + i * step;
    const b = a + step * 0.42;
    const long = far * 1.3;
    const wedge = poly([
      [x, y],
      [x + Math.cos(a) * long, y + Math.sin(a) * long],
      [x + Math.cos(b) * long, y + Math.sin(b) * long],
    ]);
    const ray = pen.radial(x, y, far, [
      [0, ink(0, 0, 0, 0)],
      [0.2, ink(0, 0, 0, 0.5)],
      [0.45, ink(1, 0, 0, 0.6)],
      [0.72, ink(0.8, 0.5, 0, 0.5)],
      [1, ink(0.4, 0.9, 0, 0.12)],
    ]);
    pen.fill(wedge, ray as unknown as string);
  }
}

/** Stars only where the sky is dark. */
export function stars(
  { pen, rand, w }: Stage,
  count: number,
  bottom: number,
  clear?: readonly [number, number, number],
) {
  for (let i = 0; i < count; i++) {
    const x = between(rand, 4, w - 4);
    const y = between(rand, 4, bottom);
    const r = between(rand, 0.5, 1.3);
    if (clear && Math.hypot(x - clear[0], y - clear[1]) < clear[2]) continue;
    pen.fill(oval(x, y, r), PAPER);
  }
}

/** The lit ground: dark at the edges, a pool of accent light where the figures stand. */
export function ground({ pen, w, h }: Stage, top: number, poolX: number, pool = 1): void {
  pen.clip(box(0, top, w, h - top), () => {
    pen.fill(box(0, top, w, h - top), ink(0, 1, 0.5));
    pen.at(
      poolX,
      top,
      () => {
        pen.wash(
          pen.radial(0, 0, w * 0.55 * pool, [
            [0, ink(0.6, 0, 0)],
            [0.35, ink(1, 0.2, 0)],
            [0.62, ink(0.9, 0.66, 0, 0.95)],
            [1, ink(0.2, 1, 0.4, 0)],
          ]),
          -w,
          -w,
          w * 2,
          w * 2,
        );
      },
      [1, 0.62],
    );
  });
  pen.stroke(
    poly([
      [0, top],
      [w, top],
    ]),
    ACCENT,
    0.7,
  );
}

/** What stands on the ground throws a shadow toward the viewer. */
export function shadow(pen: Pen, x: number, y: number, rx: number, ry = rx * 0.22): void {
  pen.fill(oval(x, y, rx, ry), ink(0.25, 0.9, 0.75));
}
