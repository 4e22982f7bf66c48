import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, limb, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen, Rim } from '../../pen.ts';
import { shoulders } from '../../survivors/face.ts';
import { HALF } from '../../survivors/features.ts';

const LIT: Rim = { light: [2.4, -2.4], rim: PAPER, body: BLACK, halo: 2 };

/** An eye with nobody behind it. */
export function ringEye(pen: Pen, x: number, y: number, r: number): void {
  pen
    .fill(oval(x, y, r), PAPER)
    .fill(oval(x, y, r * 0.62), ACCENT)
    .fill(oval(x, y, r * 0.34), BLACK)
    .stroke(oval(x, y, r), BLACK, 1);
}

/** Dinner jacket, bow tie: it has seen how it is done. */
export function jacket(pen: Pen): void {
  const coat = shoulders(pen, 78, 58, ink(0, 1, 0.5));
  pen.clip(coat, () => pen.fill(poly('20 40, 120 40, 120 160, 28 160'), BLACK));
  pen.fill(poly('-20 58, 20 58, 12 140, -12 140'), PAPER).fill(poly('4 58, 20 58, 12 140, 2 140'), HALF);
  pen.stroke(poly('-20 58, -34 76, -12 140, -24 64'), ACCENT, 1.4);
  for (const side of [-1, 1])
    pen.at(0, 0, () => pen.fill(shape('0 66, 10 58, 26 56!, 24 68, 26 80!, 10 76, 0 72'), BLACK), [side, 1]);
  pen.fill(box(-5, 62, 10, 13, 3), BLACK).stroke(box(-5, 62, 10, 13, 3), PAPER, 1.2);
}

const fangs = (pen: Pen, teeth: readonly string[]): void => {
  for (const tooth of teeth) pen.fill(poly(tooth), PAPER);
};

/** What stands under the smile: a head, and what grows on it. */
function bulk(pen: Pen): void {
  for (const [spine, from, to] of [
    ['30 40, 66 26, 78 -6, 64 -26, 72 -44', 15, 3],
    ['20 52, 60 56, 92 40, 104 12, 92 0', 13, 3],
    ['-24 30, -62 20, -80 -14, -66 -36, -78 -54', 15, 3],
    ['-20 -40, -40 -66, -34 -84, -20 -80', 11, 3],
    ['18 -48, 34 -72, 54 -74, 56 -62', 11, 3],
  ] as const)
    pen.rimmed(limb(spine, from, to), LIT);
  const head = shape('-36 30, -42 -8, -34 -42, -8 -60, 18 -60, 42 -40, 48 -4, 40 34, 14 58, -12 56');
  pen.rimmed(head, { ...LIT, light: [4, -4] });
}

/** The half of it that a mask does not hide. */
export function thing(pen: Pen): void {
  bulk(pen);
  for (const [x, y, r] of rows('20 -24 12, 38 -30 6, 36 -10 7, 6 -46 6.4, 24 -46 5, -14 -50 4.4'))
    ringEye(pen, x, y, r);
  const maw = shape('2 20!, 20 8, 44 -1!, 42 22, 26 42, 8 46');
  pen.fill(maw, ink(1, 0.7, 0)).stroke(maw, PAPER, 1.6);
  fangs(pen, [
    '8 17, 13 14, 12 27',
    '16 13, 22 9, 20 24',
    '25 8, 31 5, 29 20',
    '34 3, 40 1, 37 14',
    '10 45, 15 44, 12 33',
    '19 43, 24 41, 21 31',
    '28 38, 33 33, 29 26',
  ]);
}

/** All of it. */
export function bared(pen: Pen): void {
  bulk(pen);
  for (const [x, y, r] of rows(
    '21 -20 12, -17 -20 12, 2 -42 8, 38 -34 5, -28 -40 5, 38 -4 5.4, -34 -2 5.4, 20 -48 4, -14 -52 4',
  ))
    ringEye(pen, x, y, r);
  const maw = shape('-34 10!, -16 18, 3 20, 24 18, 41 8!, 38 28, 22 46, 2 51, -18 45, -33 28');
  pen.fill(maw, ink(1, 0.7, 0)).stroke(maw, PAPER, 1.8);
  fangs(pen, [
    '-30 12, -24 15, -26 27',
    '-21 16, -14 18, -17 33',
    '-10 19, -3 20, -6 37',
    '1 20, 8 20, 5 38',
    '12 20, 19 19, 16 36',
    '22 18, 29 16, 26 31',
    '32 13, 38 10, 35 22',
    '-18 44, -13 46, -15 35',
    '-8 49, -3 50, -5 39',
    '3 50, 8 50, 6 40',
    '14 48, 19 46, 16 38',
  ]);
}

/** The face it goes out with, and the hand that holds it. */
export function smile(pen: Pen): void {
  const cheek = shape('-32 -40, -36 -2, -26 28, -8 46, 8 46, 26 28, 36 -2, 32 -40, 0 -52');
  pen.stroke(cheek, BLACK, 6).fill(cheek, PAPER);
  pen.clip(cheek, () => pen.fill(shape('8 -60!, 14 -20, 10 10, 16 50!, 60 50!, 60 -60!'), tone(0.34)));
  pen.fill(shape('-34 -20!, -30 -44, 0 -56, 30 -44, 35 -20!, 24 -34, 4 -38, -20 -32'), BLACK);
  for (const x of [-15, 15]) {
    pen.fill(
      shape([
        [x - 10, -6, 1],
        [x, -13],
        [x + 10, -6, 1],
        [x, -1],
      ]),
      BLACK,
    );
    pen.fill(oval(x + 2, -6.6, 2), PAPER).stroke(
      line([
        [x - 10, -18],
        [x, -23],
        [x + 10, -18],
      ]),
      BLACK,
      3,
    );
  }
  pen.stroke(line('0 -6, -4 10, 3 11'), BLACK, 2);
  pen.fill(shape('-22 17!, -8 24, 8 24, 22 17!, 14 33, 0 37, -14 33'), BLACK);
  pen.fill(shape('-17 21!, 0 27, 17 21!, 10 28, 0 31, -10 28'), PAPER);
  for (const x of [-25, 25]) pen.fill(oval(x, 12, 5), ACCENT);
  const sleeve = poly('30 58, 52 42, 92 100, 60 118');
  pen.rimmed(sleeve, { ...LIT, body: ink(0, 1, 0.5) });
  for (const [spine] of [
    ['46 46, 34 34, 22 32'],
    ['50 38, 38 24, 25 23'],
    ['54 32, 43 16, 30 14'],
    ['58 28, 48 10, 36 6'],
  ] as const) {
    const claw = limb(spine, 12, 4);
    pen.stroke(claw, PAPER, 3).fill(claw, BLACK);
  }
  pen.fill(oval(50, 42, 12, 15, 0.6), BLACK).stroke(line('44 56, 58 54, 64 42'), PAPER, 1.6);
}
