import { ACCENT, BLACK, ink, PAPER } from '../../ink.ts';
import { oval, type Point, shape } from '../../paths.ts';
import { between, type Rand } from '../../prng.ts';
import type { Stage } from '../../stage.ts';

/** A ragged ring of points: what the heat has reached so far. */
function reach(rand: Rand, x: number, y: number, r: number, stretch: number): Point[] {
  const count = 30;
  return Array.from({ length: count }, (_, i) => {
    const a = (i * Math.PI * 2) / count;
    const d = r * between(rand, 0.86, 1.12) * (i % 3 ? 1 : between(rand, 0.84, 1.06));
    return [x + Math.cos(a) * d * stretch, y + Math.sin(a) * d];
  });
}

const grown = (ring: readonly Point[], x: number, y: number, by: number): Point[] =>
  ring.map(([px, py]) => [x + (px - x) * by, y + (py - y) * by]);

/** The film stops in the gate and the lamp goes through it: scorch, ember, and then only light. */
export function burn({ pen, rand }: Stage, x: number, y: number, r: number, stretch = 1.15): void {
  const ring = reach(rand, x, y, r, stretch);
  pen.ctx.save();
  pen.ctx.globalCompositeOperation = 'lighter';
  pen.at(
    x,
    y,
    () =>
      pen.wash(
        pen.radial(0, 0, r * 1.7, [
          [0.5, ink(0.9, 0.3, 0.3)],
          [0.74, ink(0.6, 0.3, 0.1)],
          [1, ink(0, 0, 0)],
        ]),
        -r * 2,
        -r * 2,
        r * 4,
        r * 4,
      ),
    [stretch, 1],
  );
  pen.ctx.restore();
  for (const [by, inks] of [
    [1.2, BLACK],
    [1.06, ACCENT],
    [0.95, ink(0.42, 0, 0)],
    [0.84, PAPER],
  ] as const)
    pen.fill(shape(grown(ring, x, y, by)), inks);
  for (let i = 0; i < 9; i++) {
    const a = between(rand, 0, Math.PI * 2);
    const d = r * between(rand, 1.28, 1.62);
    const size = r * between(rand, 0.05, 0.13);
    const bx = x + Math.cos(a) * d * stretch;
    const by = y + Math.sin(a) * d;
    pen
      .fill(oval(bx, by, size * 1.7), BLACK)
      .fill(oval(bx, by, size * 1.2), ACCENT)
      .fill(oval(bx, by, size * 0.7), PAPER);
  }
}
