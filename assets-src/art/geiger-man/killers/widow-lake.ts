import { ACCENT, BLACK, ink, PAPER } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import { round } from '../../pittsburgh/tools.ts';
import { burst, FLAILING } from '../../scenes/parts.ts';
import { type Picture, shadow } from '../../stage.ts';
import { cracks, paleHand } from '../kit/lake.ts';
import { GLOWING, still } from '../kit/still.ts';
import { barred, inked, seg } from '../kit/strokes.ts';
import { prism, prisms, saltFace, widow } from '../kit/widow.ts';

export const WIDOW_LAKE: Picture[] = [
  still('terror-brine', 'brine', { x: 120, y: 60, stars: 0 }, ({ pen }) => {
    // Whatever she held is in it now.
    const pool = shape('-10 104!, 40 98, 90 108, 140 98, 190 106, 250 98!, 250 160!, -10 160!');
    for (const [x, y, t, s] of rows('70 66 -0.3 1, 168 60 0.34 1'))
      pen.at(
        x,
        y,
        () => {
          const card = box(-24, -34, 48, 68, 4);
          inked(pen, card, PAPER, 3);
          pen
            .fill(box(-19, -29, 38, 24, 1), ACCENT)
            .fill(poly('-14 -6, -4 -24, 4 -12, 9 -18, 17 -6'), BLACK)
            .fill(box(-19, -3, 38, 9), BLACK);
          for (const y2 of [12, 19, 26]) pen.stroke(seg(-18, y2, 18 - (y2 % 3) * 5, y2), BLACK, 2.6);
        },
        s,
        t,
      );
    pen.at(120, 74, () => paleHand(pen), 1.06, 0.05);
    pen.fill(pool, ink(1, 0.45, 0.1)).stroke(line('-10 104, 40 98, 90 108, 140 98, 190 106, 250 98'), PAPER, 4);
    for (const [x, y, rx] of rows('64 118 34, 120 122 26, 176 116 34')) pen.stroke(oval(x, y, rx, 5), PAPER, 2.2);
    for (const [x, y, r] of rows('40 78 5, 100 30 4, 142 26 5, 204 74 6, 30 124 6, 214 130 7, 92 140 6'))
      pen
        .fill(oval(x, y, r + 1.6), BLACK)
        .fill(oval(x, y, r), PAPER)
        .fill(oval(x + r * 0.3, y + r * 0.3, r * 0.4), ACCENT);
  }),
  still('terror-march', 'brine', { x: 64, y: 62, floor: 114 }, ({ pen }) => {
    pen.at(62, 138, () => widow(pen), 0.76);
    // The guests, in step.
    for (const [x, y, s] of rows('128 132 1.16, 162 128 1.04, 192 125 0.92, 218 122 0.82')) {
      shadow(pen, x, y + 2, 16 * s, 4 * s);
      pen.at(
        x,
        y,
        () => {
          pen.rimmed(shape('-11 0!, -10 -32, -15 -50, -9 -58, 9 -58, 15 -50, 10 -32, 11 0!, 3 0!, 0 -26!, -3 0!'), {
            ...GLOWING,
            light: [-2.4, -2],
          });
          pen.rimmed(oval(0, -69, 9, 11), { ...GLOWING, light: [-2.4, -2] });
          for (const ex of [-4.4, 1.4]) pen.fill(oval(ex, -69, 1.9), PAPER);
          pen
            .stroke(line('-10 -50, -22 -44, -28 -48'), ACCENT, 8)
            .stroke(line('-10 -50, -22 -44, -28 -48'), BLACK, 5.4);
        },
        s,
      );
    }
    for (const [x, y] of rows('120 26, 152 18, 186 28'))
      pen.at(x, y, () => pen.fill(oval(0, 0, 5.4, 4, -0.4), BLACK).stroke(line('4 -1!, 4 -20!, 14 -16!'), BLACK, 3));
  }),
  still('terror-drought', 'brine', { x: 120, y: 54, floor: 92, stars: 4 }, ({ pen }) => {
    cracks(pen, 96);
    pen.at(
      122,
      84,
      () => {
        barred(pen, oval(0, -50, 9), 8, 5).fill(box(-6, -44, 12, 10), BLACK);
        pen
          .fill(oval(0, 0, 42), PAPER)
          .fill(oval(0, 0, 39), BLACK)
          .fill(oval(0, 0, 33), PAPER);
        pen.clip(oval(0, 0, 33), () => {
          // Salt up to the hands.
          pen.fill(shape('-40 10!, -20 2, -4 12, 16 0, 40 8!, 40 50!, -40 50!'), ink(0.9, 0.2, 0));
          for (const [x, y] of rows('-20 14, -6 22, 8 12, 20 20, -12 28, 14 28')) pen.fill(box(x, y, 4, 4), PAPER);
        });
        for (let i = 0; i < 12; i++)
          pen.at(0, 0, () => pen.fill(box(-1.6, -31, 3.2, i % 3 ? 5 : 9), BLACK), 1, (i * Math.PI) / 6);
        pen
          .stroke(line('0 0!, -8 -20!'), BLACK, 4.4)
          .stroke(line('0 0!, 16 -6!'), BLACK, 4.4)
          .fill(oval(0, 0, 4), BLACK);
        for (const c of ['-14 -26!, -6 -12!, -14 -2!, -4 8!', '-6 -12!, 8 -14!']) pen.stroke(line(c), BLACK, 1.6);
      },
      1.06,
      -0.2,
    );
    prisms(pen, '66 134 26 -0.2, 82 140 34 -0.08, 164 140 34 0.1, 182 134 26 0.22');
    pen.at(
      36,
      120,
      () =>
        pen
          .fill(shape('-14 6, -12 -8, 0 -13, 12 -8, 14 6, 8 8!, 8 14!, -8 14!, -8 8!'), PAPER)
          .fill(oval(-5, 0, 4), BLACK)
          .fill(oval(5, 0, 4), BLACK),
      0.9,
      -0.3,
    );
  }),
  still('terror-gives-back', 'brine', { x: 120, y: 52, floor: 84, stars: 10 }, ({ pen }) => {
    cracks(pen, 88);
    for (const [x, y, s, t] of rows(
      '48 118 0.8 -0.2, 196 116 0.8 0.24, 92 106 0.66 0.1, 156 104 0.62 -0.12, 122 142 1.24 0.04',
    )) {
      pen.at(
        x,
        y,
        () => {
          pen.at(0, 0, () => paleHand(pen), 1, t);
          const plates = poly('-34 62, -30 34, -12 40, -6 28, 8 38, 20 26, 34 42, 36 62');
          pen.rimmed(plates, { ...GLOWING, light: [0, -2.4], body: ink(0, 1, 0.5) });
        },
        s,
      );
    }
  }),
  still('terror-preserved', 'brine', { x: 120, y: 70, stars: 0 }, ({ pen }) => {
    // Under salt, like anything worth keeping.
    pen.at(
      120,
      78,
      () => {
        const jar = shape('-44 66!, -48 -20, -40 -40, -30 -46!, 30 -46!, 40 -40, 48 -20, 44 66!');
        inked(pen, jar, ink(0.6, 0.1, 0), 4);
        pen.clip(jar, () => {
          pen.at(0, 64, () => pen.stroke(shape(FLAILING), PAPER, 4).fill(shape(FLAILING), BLACK), 1.5);
          pen.fill(shape('-50 40!, -24 30, 0 42, 24 32, 50 42!, 50 70!, -50 70!'), PAPER);
          pen
            .fill(poly('-38 -44, -28 -44, -32 66, -42 66'), PAPER, 0.9)
            .fill(poly('30 -44, 50 -44, 50 66, 34 66'), ink(0.8, 0.6, 0), 0.6);
        });
        pen.stroke(jar, BLACK, 3);
        inked(pen, box(-36, -62, 72, 18, 4), BLACK, 2.6);
        pen.stroke(line('-32 -56, 32 -56'), ACCENT, 2.4);
      },
      1.02,
    );
    prisms(pen, '46 150 60 -0.16, 26 150 40 -0.26, 196 150 62 0.14, 216 150 40 0.26, 66 152 34 0.06, 176 152 34 -0.06');
  }),
  still('terror-crystal', 'brine', { x: 112, y: 70, stars: 0, rays: 13 }, ({ pen }) => {
    // Half of her is not skin any more.
    pen.at(
      126,
      70,
      () => {
        saltFace(pen);
        const facets = [
          '0 -24, 12 -19, 15 -6, 3 -8',
          '3 -8, 15 -6, 12 6, 2 4',
          '2 4, 12 6, 7 16, 0 19',
          '12 -19, 22 -10, 20 2, 15 -6',
          '15 -6, 20 2, 16 12, 12 6',
        ];
        for (const [i, f] of facets.entries())
          pen
            .fill(poly(f), [PAPER, ink(0.9, 0.2, 0), ink(1, 0.6, 0), ink(0.4, 0, 0), ink(1, 0.75, 0.1)][i] as string)
            .stroke(poly(f), BLACK, 1.3);
        pen.fill(shape('5 -7!, 8 -11, 13 -7!, 9 -3'), BLACK).fill(oval(9, -7, 1.8), ACCENT);
      },
      3.1,
    );
    burst(pen, 172, 64, 18, 8, PAPER, BLACK);
    round(pen, 206, 56, -1.4, 1.7);
    for (const [x, y, t] of rows('190 34 0.5, 200 86 2, 182 100 1.1'))
      pen.at(x, y, () => inked(pen, poly('-5 6, 0 -8, 6 5'), PAPER, 2), 1, t);
    prism(pen, 36, 150, 54, -0.2);
    prism(pen, 56, 152, 40, -0.05);
  }),
];
