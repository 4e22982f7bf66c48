import { ACCENT, BLACK, ink, PAPER, tone } from '../ink.ts';
import { box, line, oval, poly, rows, shape } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { face, shoulders } from './face.ts';
import { DEEP, HALF } from './features.ts';

/** Each figure is drawn about its face: brow near 0, chin near 50, shoulders at 60, the picture's floor near 95. */

export function colonel(pen: Pen): void {
  const coat = shoulders(pen, 74, 52, ink(0, 1, 0.35), 10);
  pen.clip(coat, () => pen.fill(poly('24 40, 100 40, 100 150, 30 150'), BLACK));
  face(pen, { build: 'square', brow: 'none', eyes: 'none', nose: 'straight', mouth: 'grim', lines: true, neck: 25 });
  // Collar, tie, medals, epaulettes.
  pen.fill(poly('-30 54, -4 72, -14 96, -40 62'), PAPER).fill(poly('26 54, 2 72, 10 96, 38 62'), HALF);
  pen.fill(poly('-8 68, 6 68, 4 76, 8 110, -10 110, -6 76'), BLACK);
  for (const s of [-1, 1])
    pen
      .fill(
        poly([
          [s * 44, 62],
          [s * 74, 70],
          [s * 72, 78],
          [s * 42, 71],
        ]),
        ACCENT,
      )
      .stroke(
        line([
          [s * 46, 66],
          [s * 72, 73],
        ]),
        BLACK,
        1,
      );
  for (let r = 0; r < 2; r++)
    for (let c = 0; c < 4; c++) pen.fill(box(30 + c * 8, 86 + r * 6, 7, 4.6), (r + c) % 2 ? PAPER : ACCENT);
  pen.fill(poly('-40 84, -36 90, -30 90, -35 94, -33 100, -40 96, -47 100, -45 94, -50 90, -44 90'), ACCENT);
  // Aviators.
  for (const [x, lens] of rows('-21 1, 13 1.06')) {
    pen.at(
      x,
      -2,
      () => {
        const l = shape('-15 -8!, 0 -10, 15 -8!, 14 4, 4 13, -6 13, -14 4');
        pen.fill(l, BLACK).stroke(l, BLACK, 2.4);
        pen.clip(l, () =>
          pen.fill(poly('-16 2, -2 -14, 5 -14, -14 10'), PAPER).fill(poly('4 12, 14 0, 16 4, 10 14'), ACCENT),
        );
      },
      lens,
    );
  }
  pen.stroke(line('-9 -8, -4 -10, 1 -8'), BLACK, 2.2).stroke(line('28 -8, 38 -6'), BLACK, 2.2);
  // Peaked cap.
  const crown = shape('-42 -36!, -56 -58, -40 -76, 0 -84, 44 -76, 60 -56, 44 -36!');
  pen.stroke(crown, ACCENT, 3).fill(crown, ink(0, 1, 0.35));
  pen.clip(crown, () =>
    pen.fill(shape('8 -90, 20 -60, 16 -30, 70 -30, 70 -90'), BLACK).stroke(line('-52 -60, 0 -72, 56 -58'), BLACK, 2),
  );
  pen
    .fill(shape('-42 -38!, 0 -44, 44 -38!, 42 -24!, 0 -30, -40 -24!'), BLACK)
    .stroke(line('-41 -27, 0 -33, 42 -27'), ACCENT, 2.4);
  const peak = shape('-42 -26!, -10 -32, 30 -31, 44 -26!, 34 -16, -6 -14, -38 -17');
  pen.fill(peak, BLACK).stroke(line('-38 -18, -8 -15, 28 -16'), PAPER, 2);
  pen.at(0, -55, () =>
    pen.fill(shape('0 -11!, 4 -4, 17 -9!, 10 4, 0 11!, -10 4, -17 -9!, -4 -4'), ACCENT).fill(oval(0, 0, 3.4), PAPER),
  );
}

export function reporter(pen: Pen): void {
  const coat = shoulders(pen, 66, 56, tone(0.2));
  pen.clip(coat, () => {
    for (let i = -9; i < 10; i++)
      pen
        .stroke(
          line([
            [i * 12, 40],
            [i * 12 + 20, 160],
          ]),
          tone(0.7),
          1.4,
        )
        .stroke(
          line([
            [i * 12 + 20, 40],
            [i * 12 - 6, 160],
          ]),
          tone(0.7),
          1.4,
        );
    pen.fill(poly('24 40, 110 40, 110 160, 34 160'), DEEP);
  });
  face(pen, { build: 'oval', brow: 'plain', eyes: 'open', nose: 'straight', mouth: 'smirk' });
  pen
    .fill(poly('-22 56, -2 74, -14 100, -34 64'), PAPER)
    .fill(poly('20 56, 0 74, 10 100, 30 64'), HALF)
    .fill(poly('-7 70, 5 70, 7 100, -3 112, -10 100'), ACCENT);
  pen.fill(shape('-34 -16, -38 2, -34 6, -30 -12'), BLACK).fill(shape('30 -24, 38 -20, 38 4, 33 -6'), BLACK);
  // Fedora pushed back, the card in its band.
  const brim = shape('-62 -24, -40 -38, 0 -40, 44 -40, 64 -30, 58 -18, 30 -25, -4 -24, -36 -18');
  const crown = shape('-40 -36!, -38 -64, -26 -82, -4 -76, 22 -84, 38 -66, 42 -38!, 0 -42');
  pen.stroke(crown, ACCENT, 3).fill(crown, tone(0.28));
  pen.clip(crown, () => pen.fill(shape('6 -90, 14 -60, 10 -30, 60 -30, 60 -90'), DEEP));
  pen.fill(shape('-41 -48!, 0 -54, 42 -50!, 42 -36!, 0 -40, -41 -34!'), BLACK);
  pen.stroke(brim, ACCENT, 2.4).fill(brim, BLACK).stroke(line('-58 -23, -38 -33, -4 -36'), PAPER, 2.2);
  pen.at(
    24,
    -58,
    () => {
      pen.fill(box(-15, -11, 30, 22), PAPER).stroke(box(-15, -11, 30, 22), BLACK, 1.8);
      // PRESS, in strokes: a font would make the bytes depend on it.
      pen.stroke(poly('-11 5, -11 -5, -7 -5, -7 0, -11 0'), BLACK, 1.8);
      pen.stroke(line('-4 5!, -4 -5!, -1 -5!, -1 0!, -4 0!, -1 5!'), BLACK, 1.6);
      pen.stroke(line('4 -5!, 1.4 -5!, 1.4 5!, 4 5!'), BLACK, 1.4).stroke(line('1.4 0, 3.6 0'), BLACK, 1.4);
      for (const x of [7, 11.4])
        pen.stroke(
          line([
            [x + 2.4, -5, 1],
            [x - 0.6, -5, 1],
            [x - 0.6, 0, 1],
            [x + 2.4, 0, 1],
            [x + 2.4, 5, 1],
            [x - 0.6, 5, 1],
          ]),
          BLACK,
          1.4,
        );
    },
    1,
    0.16,
  );
  // Notepad and pencil.
  pen.at(
    -62,
    70,
    () => {
      pen.fill(box(-20, -26, 40, 56, 2), PAPER).stroke(box(-20, -26, 40, 56, 2), BLACK, 2.4);
      for (let i = 0; i < 5; i++)
        pen.stroke(
          line([
            [-14, -12 + i * 9],
            [14 - (i % 2) * 8, -12 + i * 9],
          ]),
          BLACK,
          1.8,
        );
      for (let i = 0; i < 6; i++)
        pen.stroke(
          line([
            [-16 + i * 6.4, -31],
            [-16 + i * 6.4, -22],
          ]),
          BLACK,
          2,
        );
      pen.at(
        10,
        -4,
        () =>
          pen
            .fill(poly('-3.4 -42, 3.4 -42, 3.4 6, 0 14, -3.4 6'), ACCENT)
            .stroke(poly('-3.4 -42, 3.4 -42, 3.4 6, 0 14, -3.4 6'), BLACK, 1.6)
            .fill(box(-3.4, -46, 6.8, 6), BLACK),
        1,
        0.5,
      );
      pen
        .fill(shape('-8 14, 6 6, 22 10, 28 20, 24 40, -4 44'), PAPER)
        .stroke(line('-6 14, 6 7, 22 10, 28 20'), BLACK, 2)
        .stroke(line('2 16, 14 15'), BLACK, 1.6)
        .stroke(line('1 23, 13 23'), BLACK, 1.6);
    },
    1,
    -0.14,
  );
}

export function cook(pen: Pen): void {
  const shirt = shoulders(pen, 72, 56, PAPER);
  pen.clip(shirt, () =>
    pen.fill(poly('20 40, 110 40, 110 160, 30 160'), HALF).fill(poly('52 40, 110 40, 110 160, 58 160'), DEEP),
  );
  pen.stroke(shirt, BLACK, 1.6);
  face(pen, { build: 'round', brow: 'heavy', eyes: 'open', nose: 'broad', mouth: 'grim', neck: 26 });
  // Moustache, neckerchief, apron straps.
  pen.fill(shape('-22 28!, -14 20, -5 21, 6 20, 16 27!, 6 27, -4 25, -14 28'), BLACK);
  pen
    .fill(poly('-28 54, 28 54, 16 68, 2 72, -16 68'), ACCENT)
    .fill(poly('-4 70, -16 92, 2 84, 14 94, 6 70'), ACCENT)
    .stroke(line('-28 55, -6 66, 4 66, 28 55'), BLACK, 1.6);
  for (const s of [-1, 1])
    pen.fill(
      poly([
        [s * 32, 62],
        [s * 40, 62],
        [s * 38, 140],
        [s * 28, 140],
      ]),
      BLACK,
    );
  pen.fill(box(-34, 100, 66, 40), BLACK);
  // Paper hat.
  const hat = poly('-44 -32, -34 -70, 4 -84, 40 -68, 46 -32, 0 -40');
  pen.stroke(hat, ACCENT, 2.6).fill(hat, PAPER);
  pen.clip(hat, () => pen.fill(poly('8 -90, 14 -30, 60 -30, 60 -90'), HALF));
  pen.stroke(hat, BLACK, 2.2).stroke(line('-34 -70!, -4 -56!, 40 -68!'), BLACK, 2);
  pen
    .fill(poly('-44 -34, 0 -42, 46 -34, 44 -22, 0 -30, -42 -22'), ACCENT)
    .stroke(poly('-44 -34, 0 -42, 46 -34, 44 -22, 0 -30, -42 -22'), BLACK, 2);
  // A spatula, held like a warrant.
  pen.at(
    74,
    50,
    () => {
      pen.stroke(line('0 60, 0 -12'), BLACK, 6).stroke(line('-1 60, -1 -12'), PAPER, 1.6);
      const blade = poly('-13 -14, 13 -14, 15 -56, -15 -56');
      pen.stroke(blade, ACCENT, 3).fill(blade, tone(0.2)).stroke(blade, BLACK, 2.2);
      for (const x of [-7, 0, 7]) pen.fill(box(x - 1.6, -50, 3.2, 28, 1.6), BLACK);
      pen
        .fill(shape('-12 18, -2 12, 14 14, 16 30, 10 44, -10 42'), PAPER)
        .stroke(shape('-12 18, -2 12, 14 14, 16 30, 10 44, -10 42'), BLACK, 2);
      for (const y of [22, 29, 36])
        pen.stroke(
          line([
            [-11, y],
            [2, y],
          ]),
          BLACK,
          1.6,
        );
    },
    1,
    0.12,
  );
}
