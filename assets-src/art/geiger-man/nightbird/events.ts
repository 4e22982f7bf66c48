import { hills } from '../../horizon.ts';
import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, limb, line, oval, poly, rows, shape } from '../../paths.ts';
import { burst } from '../../scenes/parts.ts';
import { type Picture, shadow } from '../../stage.ts';
import { staring } from '../kit/crowd.ts';
import { girl, POSES } from '../kit/girl.ts';
import { LIT, still } from '../kit/still.ts';
import { barred, edged, inked, seg } from '../kit/strokes.ts';
import { carriage, lantern } from '../kit/train.ts';

export const NIGHTBIRD_EVENTS: Picture[] = [
  still('event-washout', 'amber', { x: 120, y: 50, stars: 8 }, ({ pen }) => {
    const left = shape('-10 160!, -10 92!, 60 90!, 74 104, 66 120, 80 136, 74 160!');
    const right = shape('250 160!, 250 92!, 176 90!, 164 106, 174 124, 160 140, 166 160!');
    for (const bank of [left, right]) pen.rimmed(bank, { ...LIT, light: [0, -3], body: ink(0, 1, 0.6) });
    // The rails go on alone.
    for (const r of ['-6 84!, 78 84!, 112 98, 126 122', '246 84!, 164 84!, 138 92, 118 112'])
      barred(pen, line(r), 9, 6).stroke(line(r), tone(0.2), 1.8);
    for (const [x, y, t] of rows(
      '10 88 0, 34 88 0, 58 88 0, 84 92 0.3, 106 104 0.7, 184 88 0, 208 88 0, 230 88 0, 156 92 -0.3, 134 104 -0.8',
    ))
      pen.at(x, y, () => inked(pen, box(-6, -2, 12, 10, 1), ACCENT, 2.4), 1, t);
    const flood = shape('70 150!, 92 140, 112 146, 130 138, 152 146, 172 150!, 172 160!, 70 160!');
    pen.fill(flood, PAPER).stroke(flood, BLACK, 2.4);
    pen.at(40, 82, () => {
      barred(pen, line('0 0!, 0 -44!'), 7, 4);
      inked(pen, oval(0, -46, 18), ACCENT, 3.4);
      pen.fill(box(-11, -49, 22, 7, 1), PAPER);
    });
  }),
  still('event-salt-fog', 'amber', { x: 120, y: 66, stars: 0 }, ({ pen, w }) => {
    const bank = (y: number, k: number, fill: string): void => {
      const top = Array.from({ length: 9 }, (_, i): readonly [number, number] => [
        -20 + i * 35,
        y + ((i * 7 + k) % 3) * 8 - 8,
      ]);
      const fog = shape([[-30, 170, 1], ...top, [w + 30, 170, 1]]);
      pen.stroke(fog, BLACK, 4).fill(fog, fill);
    };
    bank(58, 1, ink(0.6, 0.3, 0));
    pen.at(112, 26, () => lantern(pen), 1.36);
    pen.rimmed(limb('120 -10, 118 8, 112 26', 18, 12), LIT);
    for (const [r, a] of rows('34 0.4, 46 0.4')) pen.stroke(oval(112, 76, r), PAPER, 2.4, a + 0.4);
    bank(98, 2, ink(0.25, 0.1, 0));
    bank(122, 0, PAPER);
  }),
  still('event-excursion', 'amber', { x: 120, y: 50, stars: 4, rays: 13 }, ({ pen }) => {
    for (const c of ['0 12, 40 26, 80 16, 120 28, 160 16, 200 26, 240 12']) pen.stroke(line(c), BLACK, 3);
    for (const [x, y] of rows('20 19, 40 25, 62 21, 84 18, 104 24, 124 28, 146 22, 166 17, 188 24, 210 24'))
      pen
        .fill(
          poly([
            [x - 7, y],
            [x + 7, y],
            [x, y + 16],
          ]),
          x % 3 ? ACCENT : PAPER,
        )
        .stroke(
          poly([
            [x - 7, y],
            [x + 7, y],
            [x, y + 16],
          ]),
          BLACK,
          1.8,
        );
    const hat = (x: number, y: number): void => {
      pen.at(x, y, () => {
        inked(pen, poly('-12 8, 12 8, 0 -22'), ACCENT, 3);
        pen
          .fill(oval(0, -23, 4), PAPER)
          .stroke(oval(0, -23, 4), BLACK, 1.6)
          .stroke(line('-7 0, 7 -4'), PAPER, 2.4);
      });
    };
    for (const [x, y, k] of rows('44 96 0, 120 90 1, 196 96 2')) {
      pen.at(
        x,
        y,
        () => {
          inked(pen, shape('-34 70!, -30 32, -14 22, 14 22, 30 32, 34 70!'), k === 1 ? ACCENT : tone(0.85), 3);
          staring(pen, (['crew', 'bob', 'curl'] as const)[k] as 'crew', 'open');
          hat(0, -28);
        },
        1.1,
      );
    }
    for (const [x, y, t] of rows('82 106 0.2, 160 106 -0.2'))
      pen.at(
        x,
        y,
        () => {
          inked(pen, poly('-9 -20, 9 -20, 6 0, -6 0'), PAPER, 2.6);
          pen
            .fill(poly('-8 -12, 8 -12, 6 -1, -6 -1'), ACCENT)
            .stroke(line('0 0, 0 14'), BLACK, 3)
            .stroke(line('-7 15, 7 15'), BLACK, 3);
        },
        1,
        t,
      );
  }),
  still('event-curtains', 'amber', { x: 120, y: 70, stars: 0 }, ({ pen, h }) => {
    pen.fill(box(76, 0, 92, h), BLACK);
    for (const x of [108, 134])
      pen
        .fill(
          shape([
            [x - 9, 60],
            [x, 54],
            [x + 9, 60],
            [x, 66],
          ]),
          PAPER,
        )
        .fill(oval(x, 60, 3.6), BLACK);
    const curtain = shape('-6 -6!, 112 -6!, 98 40, 104 80, 86 156!, -6 156!');
    for (const s of [0, 1])
      pen.at(
        s ? 240 : 0,
        0,
        () => {
          inked(pen, curtain, ACCENT, 3.6);
          pen.clip(curtain, () => {
            for (const [a, b, c] of rows('20 14 8, 46 40 30, 72 66 54, 94 84 72'))
              pen.stroke(
                line([
                  [a, -6],
                  [b, 70],
                  [c, 156],
                ]),
                ink(1, 0.7, 0.1),
                7,
              );
          });
          pen.stroke(curtain, BLACK, 2.4);
          for (const x of [14, 40, 66, 92]) pen.stroke(oval(x, 4, 6), BLACK, 3);
        },
        [s ? -1 : 1, 1],
      );
    pen.fill(box(0, 0, 240, 6), BLACK).stroke(line('0 6!, 240 6!'), PAPER, 2);
    // Four fingers say: not for anybody.
    for (const [y, x] of rows('84 92, 95 89, 106 90, 116 93'))
      pen.fill(box(x - 10, y - 5.6, 26, 11, 5.5), PAPER).stroke(box(x - 10, y - 5.6, 26, 11, 5.5), BLACK, 2.2);
  }),
  still('event-roof', 'amber', { x: 150, y: 44, stars: 18 }, ({ pen }) => {
    pen.fill(oval(160, 46, 36), PAPER).stroke(oval(160, 46, 36), BLACK, 2);
    pen.at(-30, 196, () => carriage(pen, 300), 1.2);
    for (const x of [26, 42])
      barred(
        pen,
        line([
          [x, 160, 1],
          [x, 96, 1],
          [x + 4, 84],
        ]),
        7,
        4,
      );
    for (const y of [104, 118, 132, 146]) barred(pen, seg(26, y, 42, y), 6, 3.6);
    pen.at(132, 118, () => girl(pen, POSES.run), 0.92);
    for (const [x, y, l] of rows('40 44 40, 30 62 46, 52 80 30')) edged(pen, seg(x, y, x + l, y), 5, 2.4);
  }),
  still('event-telegraph', 'amber', { x: 96, y: 58, stars: 0 }, ({ pen, w }) => {
    pen.fill(box(0, 118, w, 40), ink(0.4, 0.9, 0.3)).stroke(line('0 118!, 240 118!'), PAPER, 2.4);
    pen.at(
      130,
      110,
      () => {
        inked(pen, box(-82, 0, 164, 20, 4), BLACK, 3.6);
        inked(pen, box(-2, -34, 14, 36, 3), ACCENT, 3);
        for (const x of [54, 70]) inked(pen, box(x, -16, 9, 18, 2), ACCENT, 2.6);
        pen.at(
          4,
          -26,
          () => {
            inked(pen, box(-76, -6, 150, 11, 4), PAPER, 3.4);
            inked(pen, oval(-72, -13, 20, 9), BLACK, 3);
            pen.fill(oval(-74, -16, 11, 3.4), tone(0.2));
            pen.fill(oval(0, 0, 7), BLACK).fill(oval(0, 0, 3), PAPER);
          },
          1,
          -0.09,
        );
        inked(pen, box(-70, -6, 12, 8, 2), ACCENT, 2.4);
      },
      1.04,
    );
    burst(pen, 66, 104, 10, 6, PAPER, BLACK);
    for (const [x, l] of rows('20 6, 36 22, 68 6, 84 6, 100 22, 132 22, 164 6, 180 6, 196 22'))
      pen.fill(box(x - 1.6, 26, l + 3.2, 11, 5), BLACK).fill(box(x, 28, l, 7, 3.4), PAPER);
  }),
  still(
    'event-lake-wind',
    'amber',
    { x: 70, y: 60, floor: 124, stars: 4 },
    ({ pen }) => {
      for (const c of [
        '-6 30, 60 22, 120 34, 138 20, 124 8, 112 18',
        '-6 62, 40 54, 84 62, 104 50',
        '120 96, 170 88, 214 98, 228 84, 214 74, 204 84',
        '-6 96, 40 90, 76 98',
        '150 50, 190 42, 244 50',
      ])
        edged(pen, line(c), 6.4, 3.2);
      shadow(pen, 142, 142, 44, 6);
      pen.at(
        146,
        144,
        () =>
          girl(pen, {
            ...POSES.walk,
            head: [-14, -92],
            torso: '-10 -80, -6 -66, -2 -50',
            hair: '-18 -104, -4 -106, 18 -100, 44 -104!, 22 -92, 0 -92',
            skirt: '6 -62!, -12 -62!, -14 -44, -12 -26!, 18 -22, 40 -30!, 24 -46',
            far: { arm: '-10 -78, -24 -86, -16 -102', leg: '0 -44, -14 -24, -26 -2' },
            near: { arm: '-8 -78, -22 -68, -30 -84', leg: '4 -44, 18 -24, 26 0' },
          }),
        1.1,
      );
      pen.at(
        206,
        34,
        () => {
          inked(pen, shape('-26 8, -12 2, -12 -12, 10 -14, 14 0, 28 4, 0 12'), ACCENT, 3);
        },
        1,
        0.5,
      );
      for (const [x, y] of rows('26 44, 88 84, 60 118, 190 66, 220 120, 110 54'))
        pen.fill(box(x, y, 5, 5), PAPER).stroke(box(x, y, 5, 5), BLACK, 1.4);
    },
    (s) => hills(s, 124),
  ),
];
