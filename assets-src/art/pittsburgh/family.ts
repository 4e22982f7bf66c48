import { ACCENT, BLACK, ink, PAPER, tone } from '../ink.ts';
import { box, line, oval, poly, shape } from '../paths.ts';
import type { Pen } from '../pen.ts';

/** People who stood still for a photographer: chests at 0,0, heads about 80 above. */
function head(pen: Pen, dead: boolean): void {
  const skull = shape('-15 -8, -15 4, -9 15, 0 19, 9 15, 15 4, 15 -8, 0 -20');
  pen.stroke(skull, BLACK, 3).fill(skull, dead ? ink(0, 0.55, 0) : PAPER);
  if (dead) {
    for (const x of [-6, 6]) pen.fill(oval(x, -1, 5, 5.4), BLACK).fill(oval(x, -0.6, 1.8), PAPER);
    pen.fill(shape('-7 9!, 0 6.4, 7 9!, 4 15, -4 15'), BLACK);
    for (const x of [-2.6, 0.4, 3.2]) pen.fill(box(x - 1, 8, 2, 3), PAPER);
    for (const mark of ['-12 4, -8 10', '12 4, 8 10', '-4 -12, 2 -8']) pen.stroke(line(mark), BLACK, 1.3);
    return;
  }
  pen.clip(skull, () => pen.fill(shape('5 -22!, 8 -4, 5 22!, 30 22!, 30 -22!'), tone(0.4)));
  for (const x of [-6, 6])
    pen.fill(oval(x, -1, 2.2), BLACK).stroke(
      line([
        [x - 3.6, -6],
        [x, -7.4],
        [x + 3.6, -6],
      ]),
      BLACK,
      1.6,
    );
  pen
    .stroke(line('0 0, -1.6 5, 1.4 5.6'), BLACK, 1.2)
    .fill(shape('-6 9!, 0 10.4, 6 9!, 3 13, -3 13'), BLACK)
    .fill(shape('-4 9.8!, 0 11, 4 9.8!, 0 12'), PAPER);
}

export function father(pen: Pen, dead = false): void {
  pen
    .stroke(shape('-34 0!, -32 -34, -16 -44, 16 -44, 32 -34, 34 0!'), PAPER, 2)
    .fill(shape('-34 0!, -32 -34, -16 -44, 16 -44, 32 -34, 34 0!'), BLACK);
  pen
    .fill(poly('-10 -46, 10 -46, 0 -16'), PAPER)
    .fill(poly('-3 -42, 3 -42, 4 -22, 0 -17, -4 -22'), ACCENT)
    .stroke(poly('-3 -42, 3 -42, 4 -22, 0 -17, -4 -22'), BLACK, 1.2);
  pen.at(0, -62, () => {
    head(pen, dead);
    pen.fill(shape('-17 -4!, -17 -16, -6 -25, 8 -24, 17 -14, 17 -4!, 12 -12, 2 -13, -8 -16, -13 -11'), BLACK);
  });
}

export function mother(pen: Pen, dead = false): void {
  pen.at(0, -60, () => pen.fill(shape('-22 20!, -24 -4, -18 -22, 0 -29, 18 -22, 24 -4, 22 20!, 10 12, -10 12'), BLACK));
  const dress = shape('-30 0!, -26 -32, -12 -40, 12 -40, 26 -32, 30 0!');
  pen.fill(dress, ACCENT).stroke(dress, BLACK, 2.4);
  for (const [x, y] of [
    [-8, -34],
    [-4, -30.6],
    [0, -29.4],
    [4, -30.6],
    [8, -34],
  ] as const)
    pen.fill(oval(x, y, 2.8), BLACK).fill(oval(x, y, 1.8), PAPER);
  pen.at(0, -60, () => {
    head(pen, dead);
    pen.fill(shape('-18 2!, -19 -14, -6 -25, 8 -25, 19 -13, 18 2!, 14 -8, 4 -14, -6 -13, -14 -7'), BLACK);
  });
}

export function child(pen: Pen, ribbon = false): void {
  const shirt = shape('-22 0!, -20 -18, -9 -25, 9 -25, 20 -18, 22 0!');
  pen.fill(shirt, PAPER).clip(shirt, () => {
    for (const y of [-20, -12, -4]) pen.fill(box(-30, y, 60, 4), ribbon ? ACCENT : BLACK);
  });
  pen.stroke(shirt, BLACK, 2.4);
  pen.at(
    0,
    -42,
    () => {
      head(pen, false);
      pen.fill(shape('-17 -2!, -17 -15, -6 -24, 8 -24, 17 -14, 17 -2!, 12 -9, 6 -10, 0 -9, -6 -10, -12 -9'), BLACK);
      if (ribbon)
        pen.at(11, -20, () =>
          pen
            .fill(poly('0 0, -9 -6, -9 6'), ACCENT)
            .fill(poly('0 0, 9 -6, 9 6'), ACCENT)
            .stroke(poly('0 0, -9 -6, -9 6'), BLACK, 1.6)
            .stroke(poly('0 0, 9 -6, 9 6'), BLACK, 1.6),
        );
    },
    0.9,
  );
}
