import { ACCENTS } from '../accents.ts';
import { driveIn, town } from '../horizon.ts';
import { ACCENT, BLACK, ink, PAPER, tone } from '../ink.ts';
import { box, line, oval, poly, rows, shape } from '../paths.ts';
import type { Pen, Rim } from '../pen.ts';
import { type Picture, shadow } from '../stage.ts';
import { face } from '../survivors/face.ts';
import { scene } from './scene.ts';

const LIT: Rim = { light: [2.4, -2.4], rim: PAPER, body: BLACK, halo: 2 };
function kernel(pen: Pen, x: number, y: number, r: number): void {
  const puffs = rows('-0.6 0.1, 0.5 -0.4, 0.5 0.5, -0.1 -0.7, -0.2 0.6');
  for (const [dx, dy] of puffs) pen.stroke(oval(x + dx * r, y + dy * r, r * 0.66), BLACK, 3);
  for (const [dx, dy] of puffs) pen.fill(oval(x + dx * r, y + dy * r, r * 0.66), PAPER);
  pen.fill(oval(x + r * 0.1, y + r * 0.1, r * 0.3), ACCENT).stroke(
    line([
      [x - r * 0.5, y + r * 0.4],
      [x - r * 0.1, y + r * 0.6],
    ]),
    BLACK,
    1.2,
  );
}

/** A reel of film, from its side. */
function reel(pen: Pen, x: number, y: number, r: number): void {
  pen.fill(oval(x, y, r), BLACK).fill(oval(x, y, r * 0.16), PAPER);
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 - Math.PI / 2;
    pen.fill(oval(x + Math.cos(a) * r * 0.58, y + Math.sin(a) * r * 0.58, r * 0.24), ACCENT);
  }
}

export const BONUS: Picture[] = [
  scene(
    'popcorn',
    ACCENTS.red,
    { x: 120, y: 70, floor: 188, rays: 20 },
    ({ pen }) => {
      shadow(pen, 120, 206, 62, 8);
      for (const [x, y, r] of rows(
        '82 84 13, 104 70 15, 130 66 15, 156 80 14, 92 96 13, 118 88 15, 146 96 14, 70 98 11, 168 98 11',
      ))
        kernel(pen, x, y, r);
      const tub = poly('62 100, 178 100, 160 206, 80 206');
      pen.stroke(tub, BLACK, 5).fill(tub, PAPER);
      pen.clip(tub, () => {
        for (let i = 0; i < 4; i++)
          pen.fill(
            poly([
              [66 + i * 31, 98],
              [81 + i * 31, 98],
              [84 + i * 23, 208],
              [73 + i * 23, 208],
            ]),
            ACCENT,
          );
        pen.fill(poly('146 90, 190 90, 190 220, 136 220'), tone(0.4));
      });
      pen
        .stroke(tub, BLACK, 3)
        .fill(oval(120, 154, 30, 20), PAPER)
        .stroke(oval(120, 154, 30, 20), BLACK, 3);
      reel(pen, 120, 154, 14); // of the house, not of a movie: every deck has this card
      for (const [x, y, r] of rows('46 56 9, 74 34 10, 120 24 9, 170 36 10, 198 62 9, 30 100 7, 212 104 7'))
        kernel(pen, x, y, r);
    },
    (s) => driveIn(s, 120, 188, 1.4),
  ),
  scene('scream-queen', ACCENTS.red, { x: 120, y: 90, rays: 30, stars: 0 }, ({ pen }) => {
    pen.at(
      124,
      104,
      () => {
        const hair = shape(
          '-34 -54, -62 -40, -70 0, -84 40, -66 84, -30 70, 40 70, 72 84, 88 40, 72 0, 64 -40, 36 -58, 0 -66',
        );
        pen.stroke(hair, ACCENT, 3).fill(hair, BLACK);
        for (const mark of [
          '-58 -26, -66 10, -72 44',
          '-50 20, -58 50, -50 72',
          '60 -26, 68 10, 76 44',
          '52 24, 58 50, 52 72',
        ])
          pen.stroke(line(mark), tone(0.15), 2);
        pen
          .fill(shape('-60 130!, -54 84, -20 66, 24 66, 58 84, 66 130!'), ACCENT)
          .stroke(shape('-60 130!, -54 84, -20 66, 24 66, 58 84, 66 130!'), BLACK, 2.4);
        face(pen, { build: 'fine', brow: 'worried', eyes: 'lashes', nose: 'small', mouth: 'lips' });
        pen.fill(shape('-20 22, -14 46, -2 47, 10 46, 14 24, -3 12'), PAPER);
        const scream = shape('-16 28, -12 18, -3 15, 7 18, 11 28, 7 42, -3 46, -12 42');
        pen
          .stroke(scream, ink(1, 0.4, 0.2), 5)
          .fill(scream, BLACK)
          .fill(shape('-11 21, -3 18, 6 21, 4 25, -9 25'), PAPER)
          .fill(oval(-2, 40, 6, 3.6), ACCENT);
        const fringe = shape('-34 0!, -38 -30, -16 -54, 14 -58, 34 -34, 36 0!, 28 -20, 10 -34, -14 -28, -28 -16');
        pen.fill(fringe, BLACK).stroke(line('-26 -28, -4 -44, 16 -44'), tone(0.15), 2);
        for (const s of [-1, 1]) {
          pen.at(
            s * 52,
            34,
            () => {
              pen
                .fill(poly('-12 26, 12 26, 18 90, -14 90'), PAPER)
                .stroke(line('-12 26, -14 90'), BLACK, 2.4)
                .stroke(line('12 26, 18 90'), BLACK, 2.4);
              for (let i = 0; i < 4; i++) {
                pen.at(
                  -9 + i * 6.4,
                  2,
                  () =>
                    pen
                      .fill(box(-4, -34 + Math.abs(i - 1.5) * 4, 8, 44, 4), PAPER)
                      .stroke(box(-4, -34 + Math.abs(i - 1.5) * 4, 8, 44, 4), BLACK, 2)
                      .fill(box(-2.6, -33 + Math.abs(i - 1.5) * 4, 5.2, 8, 2.6), ACCENT),
                  1,
                  (i - 1.5) * 0.16,
                );
              }
              pen
                .fill(shape('-15 4, 16 4, 14 28, -13 28'), PAPER)
                .stroke(line('-15 6, -13 28'), BLACK, 2)
                .stroke(line('16 6, 14 28'), BLACK, 2);
            },
            [s, 1],
            s * -0.32,
          );
        }
      },
      1.06,
    );
  }),
  scene(
    'shuffler',
    ACCENTS.amber,
    { x: 120, y: 74, floor: 196, rays: 20 },
    ({ pen }) => {
      const card = (x: number, y: number, s: number, turn: number, shown: boolean): void => {
        pen.at(
          x,
          y,
          () => {
            pen.fill(box(-19, -27, 38, 54, 4), PAPER).stroke(box(-19, -27, 38, 54, 4), BLACK, 3);
            if (shown)
              pen
                .fill(box(-14, -22, 28, 30), BLACK)
                .fill(oval(-6, -8, 4, 3), ACCENT)
                .fill(oval(6, -8, 4, 3), ACCENT)
                .fill(box(-14, 12, 28, 6), ACCENT);
            else
              pen
                .fill(box(-14, -22, 28, 44, 2), BLACK)
                .fill(oval(0, 0, 9, 4), ACCENT)
                .fill(oval(0, -4, 4, 4), ACCENT);
          },
          s,
          turn,
        );
      };
      // The man in the chair: hat, grin, no eyes to speak of.
      const coat = shape('46 222!, 50 186, 76 164, 108 152, 132 152, 164 164, 190 186, 194 222!');
      pen
        .rimmed(coat, { ...LIT, light: [3, -3] })
        .fill(poly('104 154, 136 154, 120 196'), PAPER)
        .fill(poly('120 170, 108 162, 108 178'), ACCENT)
        .fill(poly('120 170, 132 162, 132 178'), ACCENT);
      pen.rimmed(shape('92 96, 94 132, 120 156, 146 132, 148 96, 120 80'), LIT);
      pen.fill(shape('98 128!, 120 136, 142 128!, 132 146, 108 146'), PAPER);
      for (const x of [106, 113, 120, 127, 134])
        pen.stroke(
          line([
            [x, 130],
            [x, 145],
          ]),
          BLACK,
          1.4,
        );
      pen
        .fill(shape('100 112!, 108 106, 116 112!, 108 115'), ACCENT)
        .fill(shape('124 112!, 132 106, 140 112!, 132 115'), ACCENT);
      pen
        .rimmed(shape('70 96, 94 88!, 92 42!, 120 38, 148 42!, 146 88!, 170 96, 120 104'), LIT)
        .fill(poly('93 74, 147 74, 146.4 86, 93.6 86'), ACCENT);
      for (let i = 0; i < 9; i++) {
        const a = Math.PI * (1.04 + (i / 8) * 0.92);
        card(120 + Math.cos(a) * 96, 142 + Math.sin(a) * 104, 0.74, a + Math.PI / 2, i % 2 === 0);
      }
      for (const s of [-1, 1])
        pen.at(
          120 + s * 84,
          176,
          () =>
            pen
              .fill(shape('-16 18, -20 -4, -8 -20, 6 -22, 18 -8, 16 16'), PAPER)
              .stroke(shape('-16 18, -20 -4, -8 -20, 6 -22, 18 -8, 16 16'), BLACK, 2.6)
              .stroke(line('-6 -18, -4 -2'), BLACK, 2)
              .stroke(line('4 -20, 5 -3'), BLACK, 2),
          [s, 1],
          s * 0.3,
        );
    },
    (s) => town(s, 196),
  ),
];
