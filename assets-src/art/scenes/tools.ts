import { ACCENT, BLACK, ink, PAPER, tone } from '../ink.ts';
import { box, line, oval, poly, rows, shape } from '../paths.ts';
import type { Pen, Rim } from '../pen.ts';

/** What survivors pick up, and the hand that holds it. */
export const LIT: Rim = { light: [2.4, -2.4], rim: PAPER, body: BLACK, halo: 2 };
export const DARK = ink(0, 1, 0.3);

export function hand(pen: Pen, x: number, y: number, s: number, turn: number): void {
  pen.at(
    x,
    y,
    () => {
      const sleeve = poly('-20 30, 20 30, 28 90, -28 90');
      pen.rimmed(sleeve, { ...LIT, body: DARK });
      const palm = shape('-22 -14, -24 14, -16 32, 16 32, 24 14, 22 -14');
      pen.fill(palm, PAPER).stroke(palm, BLACK, 2.4);
      for (let i = 0; i < 4; i++) {
        const finger = box(-26, -18 + i * 11.5, 40, 11, 5.5);
        pen
          .fill(finger, PAPER)
          .stroke(finger, BLACK, 2.2)
          .fill(box(-2, -16 + i * 11.5, 14, 8, 4), tone(0.5));
      }
      const thumb = shape('22 -10, 10 -26, -8 -28, -10 -20, 4 -14, 14 2');
      pen.fill(thumb, PAPER).stroke(thumb, BLACK, 2.2);
    },
    s,
    turn,
  );
}

export function pistol(pen: Pen): void {
  const grip = poly('-34 4, -8 4, -16 56, -44 56');
  pen.rimmed(grip, { ...LIT, body: DARK });
  for (let i = 0; i < 6; i++)
    pen.stroke(
      line([
        [-35 - i * 1.2, 14 + i * 6.6],
        [-15 - i * 1.2, 14 + i * 6.6],
      ]),
      tone(0.2),
      1.4,
    );
  pen
    .stroke(shape('-8 10, 12 8, 14 24, -8 28'), PAPER, 5)
    .stroke(shape('-8 10, 12 8, 14 24, -8 28'), BLACK, 3)
    .stroke(line('2 8, -2 20'), BLACK, 3);
  pen
    .rimmed(poly('-44 -22, 70 -22, 74 -18, 74 -4, -44 -4'), LIT)
    .rimmed(poly('-42 -4, 64 -4, 62 8, -10 8, -42 6'), { ...LIT, body: DARK });
  for (let i = 0; i < 6; i++)
    pen.stroke(
      line([
        [-38 + i * 4, -18],
        [-38 + i * 4, -7],
      ]),
      PAPER,
      1.2,
    );
  pen
    .fill(box(64, -26, 5, 5), BLACK)
    .fill(poly('-50 -26, -40 -22, -40 -8, -52 -12'), BLACK)
    .fill(box(6, -18, 22, 6), ACCENT);
}

export function scattergun(pen: Pen): void {
  const stock = shape('-100 30!, -96 10, -52 -4, -24 -6!, -22 10!, -44 12, -66 36, -94 54!');
  pen.rimmed(stock, { ...LIT, body: DARK });
  for (const mark of ['-90 22, -56 6', '-90 34, -60 18', '-88 44, -70 34']) pen.stroke(line(mark), tone(0.2), 1.4);
  pen.stroke(shape('-30 10, -14 8, -12 22, -28 24'), BLACK, 3).fill(poly('-30 -10, -2 -12, 2 8, -24 10'), BLACK);
  pen.rimmed(box(-4, -13, 118, 9.5), LIT).rimmed(box(-4, -3.5, 118, 9.5), LIT);
  pen
    .rimmed(shape('14 4, 56 4, 58 14, 18 16'), { ...LIT, body: DARK })
    .fill(poly('-28 -10, -20 -22, -14 -20, -18 -10'), BLACK)
    .fill(oval(-10, -2, 4), ACCENT);
}

const LICK = '0 0!, 30 -16, 60 -40, 74 -78!, 88 -46, 112 -66!, 108 -30, 134 -28!, 112 -4, 126 18!, 92 12, 60 14, 28 6';

/** A jet of fire to the right: three tongues, each inside the other, with ink between them. */
export function flame(pen: Pen, s: number): void {
  const tongues = [
    [1, ACCENT],
    [0.74, ink(0.5, 0, 0)],
    [0.46, PAPER],
  ] as const;
  for (const [size, fill] of tongues) {
    pen.at(0, 0, () => pen.stroke(shape(LICK), BLACK, 3.4 / size).fill(shape(LICK), fill), s * size);
  }
}

export function sticks(pen: Pen): void {
  for (const [x, w] of rows('-30 21, -8 22, 14 22, 36 21')) {
    const stick = box(x - w / 2, -52, w, 104, 3);
    pen.rimmed(stick, { light: [4, 0], rim: PAPER, body: ACCENT, halo: 0 }).stroke(stick, BLACK, 2.8);
    pen.clip(stick, () => pen.fill(box(x - w / 2, -60, w * 0.34, 120), ink(1, 0.6, 0)));
    pen.fill(oval(x, -52, w / 2, 4), PAPER).stroke(oval(x, -52, w / 2, 4), BLACK, 2);
  }
  for (const y of [-26, 22])
    pen.fill(box(-44, y, 93, 9, 3), BLACK).stroke(
      line([
        [-42, y + 3],
        [44, y + 3],
      ]),
      PAPER,
      1.4,
    );
  const fuse = line('14 -54, 16 -74, 34 -80, 40 -96, 58 -100');
  pen.stroke(fuse, PAPER, 6).stroke(fuse, BLACK, 3.6);
}

export function raygun(pen: Pen): void {
  const grip = shape('-46 10!, -20 12!, -24 36, -16 60!, -46 62!, -54 36');
  pen.rimmed(grip, { ...LIT, body: DARK });
  for (const y of [26, 36, 46])
    pen.stroke(
      line([
        [-48, y],
        [-27, y],
      ]),
      ACCENT,
      2.4,
    );
  pen
    .stroke(shape('-20 14, -2 12, 0 26, -18 30'), PAPER, 5)
    .stroke(shape('-20 14, -2 12, 0 26, -18 30'), BLACK, 3)
    .stroke(line('-8 13, -12 24'), BLACK, 3);
  const bodyShape = shape('-62 -8, -52 -32, -22 -38, 10 -28, 36 -12!, 36 4!, 8 14, -30 18, -54 12');
  pen
    .rimmed(bodyShape, LIT)
    .fill(shape('-46 -18, -26 -28, 0 -22, -2 -6, -30 -2'), ACCENT)
    .fill(oval(-28, -18, 9, 5, -0.2), PAPER);
  pen.rimmed(box(34, -9, 56, 10, 4), LIT);
  for (const [x, r] of rows('44 24, 58 19, 71 14'))
    pen.stroke(oval(x, -4, 4, r), PAPER, 6.4).stroke(oval(x, -4, 4, r), BLACK, 4);
  pen.rimmed(oval(92, -4, 9), { ...LIT, body: ACCENT }).fill(poly('-58 -24, -72 -42, -46 -34'), BLACK);
}

export function radio(pen: Pen): void {
  pen
    .stroke(line('46 -48!, 66 -132!'), PAPER, 5)
    .stroke(line('46 -48!, 66 -132!'), BLACK, 3)
    .fill(oval(66, -133, 4), ACCENT);
  const set = box(-66, -50, 132, 96, 6);
  pen.rimmed(set, { ...LIT, light: [4, -4], body: DARK }).stroke(box(-60, -44, 120, 84, 4), BLACK, 2.4);
  pen.fill(oval(-30, -8, 25), BLACK).stroke(oval(-30, -8, 25), PAPER, 1.6);
  for (let i = -3; i < 4; i++)
    pen.stroke(
      line([
        [-30 - Math.sqrt(400 - i * i * 40), -8 + i * 6.4],
        [-30 + Math.sqrt(400 - i * i * 40), -8 + i * 6.4],
      ]),
      ACCENT,
      1.8,
    );
  pen.fill(box(6, -36, 46, 30, 3), PAPER).stroke(box(6, -36, 46, 30, 3), BLACK, 2.4);
  for (let i = 0; i < 7; i++)
    pen.stroke(
      line([
        [12 + i * 6, -32],
        [12 + i * 6, i % 3 ? -27 : -23],
      ]),
      BLACK,
      1.4,
    );
  pen.stroke(line('29 -10, 40 -30'), ACCENT, 2.6);
  for (const x of [14, 32, 48])
    pen
      .fill(oval(x, 12, 7.4), BLACK)
      .stroke(oval(x, 12, 7.4), PAPER, 1.6)
      .stroke(
        line([
          [x, 12],
          [x + 3, 6],
        ]),
        ACCENT,
        2,
      );
  pen
    .fill(box(-56, 26, 46, 9, 2), BLACK)
    .fill(oval(-50, 30.5, 2.4), ACCENT)
    .fill(oval(-42, 30.5, 2.4), PAPER);
  const cord = line('-66 20, -88 24, -84 4, -98 2, -92 -16');
  pen.stroke(cord, PAPER, 5).stroke(cord, BLACK, 3);
  pen.at(
    -88,
    -34,
    () => pen.rimmed(shape('-8 -26, 8 -28, 12 -16, 6 -6, 7 10, 13 20, 6 30, -8 28, -12 2'), LIT),
    1,
    -0.2,
  );
}
