import { ACCENT, BLACK, PAPER } from '../../ink.ts';
import { limb, line, oval, type Points, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { GLOWING } from './still.ts';

const CLAW: Points = '-4 0!, -12 -8, -12 -22, -2 -30!, -5 -18, 0 -13!, 6 -17, 7 -28!, 13 -18, 10 -6, 4 0!';

/** A scorpion as large as a dog, seen from the front and above; about 120 wide, 100 high round 0,0. */
export function skitter(pen: Pen): void {
  const legs = [
    '-14 8, -34 -6, -48 16',
    '-15 16, -38 8, -50 32',
    '-13 24, -32 24, -40 44',
    '14 8, 34 -6, 48 16',
    '15 16, 38 8, 50 32',
    '13 24, 32 24, 40 44',
  ];
  for (const leg of legs) pen.stroke(line(leg), ACCENT, 7.4);
  for (const leg of legs) pen.stroke(line(leg), BLACK, 4.4);
  // The tail comes over from behind.
  const tail: readonly (readonly [number, number, number])[] = [
    [0, -18, 13],
    [12, -34, 12],
    [26, -46, 11],
    [26, -64, 10],
    [12, -74, 9.4],
    [-2, -70, 8.6],
  ];
  for (const [x, y, r] of tail) pen.fill(oval(x, y, r + 2), ACCENT);
  for (const [x, y, r] of tail) pen.rimmed(oval(x, y, r), { ...GLOWING, halo: 0 });
  const sting = shape('-4 -78!, -14 -74, -18 -58, -22 -50!, -8 -56, 0 -64!');
  pen.rimmed(sting, { ...GLOWING, halo: 1.6 }).fill(oval(-10, -66, 3), PAPER);
  for (const s of [-1, 1])
    pen.at(
      0,
      0,
      () => {
        pen.rimmed(limb('12 6, 34 -10, 40 -28', 9, 8), GLOWING);
        pen.at(42, -30, () => pen.rimmed(shape(CLAW), GLOWING), 1.1, 0.2);
      },
      [s, 1],
    );
  const shell = shape('-18 4, -16 -12, 0 -20, 16 -12, 18 4, 16 26, 8 38, 0 40, -8 38, -16 26');
  pen.rimmed(shell, { ...GLOWING, light: [3, -3] });
  for (const band of ['-16 12, 0 18, 16 12', '-15 22, 0 28, 15 22', '-12 31, 0 36, 12 31'])
    pen.stroke(line(band), ACCENT, 1.8);
  for (const [x, y, r] of rows('-6 -5 3.2, 6 -5 3.2, -11 0 1.8, 11 0 1.8')) pen.fill(oval(x, y, r), PAPER);
}
