import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { burst } from '../../scenes/parts.ts';
import { type Picture, shadow } from '../../stage.ts';
import { face } from '../../survivors/face.ts';
import { girl, POSES } from '../kit/girl.ts';
import { LIT, still } from '../kit/still.ts';
import { barred, edged, seg } from '../kit/strokes.ts';
import { tyreIron } from '../props/tools.ts';

/** A saddle shoe and the sock in it: heel at 0,0, toe to the right, 74 long. */
function saddleShoe(pen: Pen): void {
  const leg = poly('2 -30, 30 -32, 40 -170, -8 -170');
  pen.stroke(leg, BLACK, 4.4).fill(leg, PAPER);
  pen.clip(leg, () => pen.fill(poly('22 -20, 32 -180, 60 -180, 60 -20'), tone(0.5)));
  const sock = shape('-1 -26!, -1 -46, 16 -50, 34 -48, 33 -26!');
  pen.stroke(sock, BLACK, 4).fill(sock, ACCENT).stroke(line('0 -40, 16 -43, 33 -40'), BLACK, 1.6);
  const upper = shape('-3 0!, -5 -20, 2 -30, 16 -27, 32 -30, 44 -18, 64 -14, 75 -4, 74 0!');
  barred(pen, upper, 6, 3).fill(upper, PAPER);
  pen.clip(upper, () => pen.fill(poly('16 -34, 44 -34, 50 2, 14 2'), BLACK));
  for (const lace of ['24 -27, 36 -24', '27 -21, 40 -18']) pen.stroke(line(lace), PAPER, 2);
  pen.fill(box(-6, -2, 82, 7, 3), BLACK);
}

/** A hand laid flat against the side of a head, fingers up. */
function atTemple(pen: Pen): void {
  pen.fill(poly('-9 22, 13 22, 18 78, -18 78'), tone(0.85)).stroke(poly('-9 22, 13 22, 18 78, -18 78'), BLACK, 2);
  for (const [x, h] of rows('-9 26, -2 31, 5 30, 12 24'))
    pen.fill(box(x - 3.8, -h, 7.6, h + 6, 3.8), PAPER).stroke(box(x - 3.8, -h, 7.6, h + 6, 3.8), BLACK, 2);
  const palm = shape('-13 -2, 16 -2, 15 16, 9 26, -8 26, -14 14');
  pen.fill(palm, PAPER).stroke(line('-13 0, -14 14, -8 26, 9 26, 15 16, 16 0'), BLACK, 2);
}

export const FIRST_ACTIONS: Picture[] = [
  still('action-steps', 'blue', { x: 150, y: 70, floor: 112 }, ({ pen }) => {
    for (const [x, y] of rows('20 128, 44 140, 66 126'))
      pen.at(x, y, () =>
        pen.fill(oval(0, 0, 9, 3.4), ink(0.2, 0.9, 0.6)).fill(oval(-12, 0, 4, 2.6), ink(0.2, 0.9, 0.6)),
      );
    shadow(pen, 96, 134, 40, 6);
    shadow(pen, 186, 136, 46, 7);
    pen.at(62, 126, () => saddleShoe(pen), 0.98, 0.36);
    pen.at(146, 134, () => saddleShoe(pen), 1.08, -0.04);
    for (const [x, y, r] of rows('30 118 2.4, 124 142 3, 230 128 2.4, 212 144 3'))
      pen.fill(oval(x, y, r, r * 0.6), BLACK);
  }),
  still('action-head', 'orange', { x: 120, y: 66, stars: 0 }, ({ pen }) => {
    pen.at(
      122,
      66,
      () => {
        const hair = shape('-40 30!, -50 0, -46 -34, -24 -58, 4 -64, 34 -54, 50 -26, 50 4, 42 32!');
        pen.stroke(hair, PAPER, 5).fill(hair, BLACK);
        face(pen, { build: 'oval', brow: 'plain', eyes: 'none', nose: 'small', mouth: 'lips' });
        for (const x of [-21, 12])
          pen
            .fill(oval(x, -3, 12, 8), x < 0 ? PAPER : tone(0.4))
            .stroke(
              line([
                [x - 9, -3],
                [x, 2.4],
                [x + 9, -3],
              ]),
              BLACK,
              3,
            )
            .stroke(seg(x - 9, -2, x - 12, 1), BLACK, 2);
        pen.fill(
          shape('-36 -4!, -36 -30, -20 -48, 4 -52, 30 -44, 40 -22, 38 2!, 30 -16, 14 -30, -8 -36, -22 -28, -32 -16'),
          BLACK,
        );
        for (const mark of ['-26 -36, -6 -50', '-8 -42, 12 -52', '10 -40, 28 -46'])
          pen.stroke(line(mark), tone(0.1), 1.6);
        pen.at(-50, 8, () => atTemple(pen), 1, 0.16);
        pen.at(52, 8, () => atTemple(pen), [-1, 1], -0.16);
      },
      1.08,
    );
    for (const [x, y, r] of rows('30 70 16, 30 70 28, 212 70 16, 212 70 28')) {
      const s = x < 120 ? 1 : -1;
      const arc = line([
        [x - s * r * 0.3, y - r],
        [x - s * r * 0.8, y],
        [x - s * r * 0.3, y + r],
      ]);
      edged(pen, arc, 5.4, 2.6);
    }
  }),
  still('action-swing', 'red', { x: 176, y: 62, floor: 122 }, ({ pen }) => {
    const arc = shape('60 20!, 110 2, 160 14, 190 52!, 158 30, 112 22');
    pen.fill(arc, PAPER).stroke(arc, BLACK, 2);
    burst(pen, 198, 64, 34, 9, ACCENT);
    burst(pen, 198, 64, 18, 8, PAPER, ACCENT);
    shadow(pen, 96, 140, 50, 6);
    pen.at(158, 44, () => tyreIron(pen), 0.78, 1.9);
    pen.at(92, 140, () => girl(pen, POSES.swing, { top: tone(0.85) }), 1.16);
  }),
  still('action-breath', 'green', { x: 96, y: 60, floor: 128 }, ({ pen, h }) => {
    // A wall to lean on, and the dark beyond its corner.
    pen
      .fill(box(140, 0, 100, h), ink(0, 1, 0.6))
      .fill(box(132, 0, 10, h), PAPER)
      .stroke(line('132 0!, 132 150!'), BLACK, 2);
    for (let y = 10; y < 150; y += 20) {
      pen.stroke(seg(142, y, 240, y), ink(0.5, 0.7, 0.2), 1.4);
      for (let x = 150 + ((y / 10) % 4) * 8; x < 240; x += 34)
        pen.stroke(seg(x, y, x, y + 20), ink(0.5, 0.7, 0.2), 1.4);
    }
    pen.at(108, 146, () => girl(pen, POSES.lean), [-1.26, 1.26]);
    for (const [x, y, r] of rows('74 34 9, 58 26 7, 46 32 8, 60 40 6')) pen.fill(oval(x, y, r + 1.6), BLACK);
    for (const [x, y, r] of rows('74 34 9, 58 26 7, 46 32 8, 60 40 6')) pen.fill(oval(x, y, r), PAPER);
    pen.at(
      40,
      94,
      () => {
        const heart = shape('0 24!, -20 6, -24 -8, -14 -20, -4 -18, 0 -11!, 4 -18, 14 -20, 24 -8, 20 6');
        barred(pen, heart, 7, 3).fill(heart, ACCENT);
        edged(pen, line('-34 4!, -12 4!, -6 -8!, 2 14!, 7 4!, 34 4!'), 5, 2.4);
      },
      1.1,
    );
  }),
  still('action-take-two', 'yellow', { x: 120, y: 70, stars: 0, rays: 12 }, ({ pen }) => {
    pen.at(
      120,
      86,
      () => {
        const slate = box(-64, -22, 128, 80, 5);
        pen.rimmed(slate, { ...LIT, light: [3, -3], halo: 3 });
        for (const y of [2, 24]) pen.stroke(seg(-58, y, 58, y), PAPER, 2);
        for (const x of [-20, 20]) pen.stroke(seg(x, 24, x, 54), PAPER, 2);
        pen
          .stroke(line('-50 -8, -38 -12, -24 -7, -6 -12, 8 -8'), ACCENT, 4)
          .stroke(line('-50 14, -30 11, -12 15'), ACCENT, 4);
        // Take two, by hand.
        pen.stroke(line('-6 36!, 0 30, 7 34, 4 42, -7 50!, 9 50!'), PAPER, 4);
        pen.stroke(line('-46 34, -42 48'), ACCENT, 3.4).stroke(line('40 34, 44 48'), ACCENT, 3.4);
        const stick = (): void => {
          const bar = box(0, -16, 130, 17, 3);
          barred(pen, bar, 6, 3).fill(bar, PAPER);
          pen.clip(bar, () => {
            for (const x of [8, 42, 76, 110])
              pen.fill(
                poly([
                  [x, 2],
                  [x + 16, 2],
                  [x + 26, -18],
                  [x + 10, -18],
                ]),
                BLACK,
              );
          });
        };
        pen.at(-66, -22, stick, 1, -0.34);
        pen.at(-66, -8, stick, 1, 0);
        pen.fill(oval(-60, -18, 6), BLACK).fill(oval(-60, -18, 2.6), ACCENT);
      },
      0.96,
      -0.06,
    );
    for (const [x, y] of rows('206 26, 216 62, 26 96')) burst(pen, x, y, 9, 4, PAPER, BLACK);
  }),
];
