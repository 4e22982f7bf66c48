import { mesas } from '../../horizon.ts';
import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, limb, oval, poly, rows, shape } from '../../paths.ts';
import { blaze, round } from '../../pittsburgh/tools.ts';
import { burst, FLAILING } from '../../scenes/parts.ts';
import { type Picture, shadow } from '../../stage.ts';
import { skitter } from '../kit/skitter.ts';
import { GLOWING, LIT, still } from '../kit/still.ts';
import { inked, seg } from '../kit/strokes.ts';
import { helmet, skull, suit, trefoil } from '../kit/suit.ts';

export const GEIGER_FINALES: Picture[] = [
  still('finale-meltdown', 'uranium', { x: 120, y: 70, stars: 0, rays: 15, reach: 1 }, ({ pen }) => {
    pen.at(118, 70, () => helmet(pen, { eyes: ACCENT, crack: true }), [1.62, 1.36], 0.1);
    for (const run of [
      '66 40!, 58 66, 56 100, 64 122, 72 100, 70 70',
      '170 36!, 180 64, 186 110, 178 132, 168 104, 166 66',
    ])
      pen.rimmed(shape(run), { ...LIT, halo: 2.4 });
    // Lead, running.
    const drips = shape(
      '66 128!, 72 96, 80 140, 88 110, 96 150, 106 118, 114 138, 122 112, 132 152, 142 116, 150 142, 158 104, 166 136, 176 128!, 214 140, 240 152!, 0 152!, 30 140',
    );
    pen.rimmed(drips, { ...GLOWING, light: [0, -3], halo: 2 });
    for (const [x, y, l] of rows('84 50 40, 100 20 22, 154 56 46, 138 18 18'))
      pen
        .fill(
          limb(
            [
              [x, y],
              [x + 1, y + l * 0.5],
              [x, y + l],
            ],
            5,
            9,
          ),
          BLACK,
        )
        .fill(oval(x, y + l, 4.6), BLACK)
        .fill(oval(x - 1, y + l - 1, 1.8), PAPER);
    for (const [x, y, s] of rows('24 146 0.8, 214 146 0.8, 44 152 0.6, 196 152 0.6'))
      pen.at(x, y, () => blaze(pen, 1), s);
  }),
  still(
    'finale-chain',
    'uranium',
    { x: 120, y: 56, floor: 92, stars: 0, rays: 13 },
    ({ pen }) => {
      pen.at(120, 100, () => suit(pen, { arms: 'wide', eyes: ACCENT }), 0.62);
      for (const [x, y, s] of rows('34 84 0.42, 206 84 0.42, 70 98 0.52, 172 98 0.52'))
        pen.at(x, y, () => skitter(pen), s);
      for (const [x, y, s] of rows('30 124 0.72, 210 124 0.72, 120 122 0.86')) pen.at(x, y, () => skitter(pen), s);
    },
    (s) => mesas(s, 92),
  ),
  still('finale-last-light', 'uranium', { x: 120, y: 52, stars: 4, reach: 0.9 }, ({ pen, w }) => {
    pen.fill(box(34, 100, 10, 50), BLACK).fill(box(196, 100, 10, 50), BLACK);
    const screen = poly('26 8, 214 8, 206 106, 34 106');
    inked(pen, screen, ACCENT, 5);
    // On the screen there is one picture now.
    pen.clip(screen, () => {
      pen.fill(oval(120, 56, 76, 46), ink(0.3, 0, 0)).fill(oval(120, 56, 50, 36), PAPER);
      pen.at(120, 58, () => skull(pen, ACCENT), 2.5);
    });
    pen.fill(box(0, 128, w, 24), BLACK);
    for (const [x, y, r] of rows(
      '14 130 13, 44 124 12, 78 130 14, 112 122 12, 146 130 14, 178 124 12, 210 130 14, 238 126 12',
    )) {
      pen
        .fill(oval(x, y, r, r * 1.1), ACCENT)
        .fill(oval(x, y + 1.6, r, r * 1.1), BLACK)
        .fill(box(x - r * 1.5, y + r, r * 3, 30, 8), BLACK);
    }
  }),
];

export const GEIGER_POWERS: Picture[] = [
  still('power-burning-shadow', 'uranium', { x: 130, y: 72, stars: 0, floor: 132 }, ({ pen, w }) => {
    // Burnt into the wall: somebody who was standing there.
    pen.fill(box(0, 0, w, 6), BLACK);
    for (let y = 22, r = 0; y < 132; y += 22, r++) {
      pen.stroke(seg(0, y, w, y), ink(0.4, 0.5, 0), 1.4);
      for (let x = r % 2 ? 12 : 34; x < w; x += 44) pen.stroke(seg(x, y - 22, x, y), ink(0.4, 0.5, 0), 1.4);
    }
    pen.at(128, 134, () => pen.fill(shape(FLAILING), BLACK).stroke(shape(FLAILING), ink(0.4, 0.9, 0.2), 1.4), 1.9);
    for (const [x, y, s] of rows('96 60 0.34, 164 54 0.34, 128 30 0.4, 110 112 0.34, 150 116 0.34'))
      pen.at(x, y, () => blaze(pen, 1), s);
    pen.at(26, 196, () => suit(pen, { arms: 'grasp' }), 1.02);
  }),
  still('power-lead-skin', 'uranium', { x: 96, y: 74, stars: 0, rays: 13 }, ({ pen }) => {
    const chest = shape('130 160!, 128 110, 110 70, 126 26, 168 8, 250 6!, 250 160!');
    pen.rimmed(chest, { ...LIT, light: [-3.4, -3], halo: 3 });
    pen.clip(chest, () => pen.fill(shape('190 -4!, 206 60, 196 160!, 250 160!, 250 -4!'), ink(0, 1, 0.72)));
    pen.at(186, 84, () => trefoil(pen, 26));
    for (const [x, y] of rows('140 40, 134 128, 230 30, 230 130')) pen.fill(oval(x, y, 3), tone(0.1));
    for (const [x, y] of rows('112 48, 108 84, 122 120')) {
      burst(pen, x, y, 15, 8, PAPER, BLACK);
      pen.fill(oval(x + 3, y, 3.4, 7), BLACK);
    }
    for (const [x, y, t] of rows('38 34 1.57, 28 82 1.57, 44 130 1.57')) {
      round(pen, x + 20, y, t, 1.5);
      for (const dy of [-5, 5]) pen.stroke(seg(x - 34, y + dy, x - 8, y + dy), PAPER, 2.2);
    }
    round(pen, 78, 62, -0.8, 1.1);
    round(pen, 76, 112, 2.6, 1.1);
  }),
  still('power-pull-of-the-core', 'uranium', { x: 120, y: 74, stars: 0, rays: 7 }, ({ pen }) => {
    for (let i = 0; i < 7; i++)
      pen.at(
        120,
        74,
        () => {
          const arm = shape('10 0!, 34 -10, 64 -40, 84 -92, 120 -140!, 168 -110!, 124 -70, 92 -30, 52 -2');
          pen.fill(arm, i % 2 ? PAPER : ACCENT, 0.9);
        },
        [1, 0.86],
        (i * Math.PI * 2) / 7,
      );
    for (const [x, y, s, t] of rows('42 40 0.62 0.9, 206 56 0.62 -1.3, 60 122 0.7 2.2, 190 118 0.66 -2.4')) {
      pen.at(
        x,
        y,
        () => {
          pen.stroke(shape(FLAILING), PAPER, 5).fill(shape(FLAILING), BLACK);
        },
        s,
        t,
      );
    }
    burst(pen, 120, 74, 36, 14, PAPER, BLACK);
    pen.at(120, 74, () => trefoil(pen, 22));
  }),
  still(
    'power-second-sun',
    'uranium',
    { x: 120, y: 62, floor: 118, rays: 19, stars: 0, reach: 1.1 },
    ({ pen }) => {
      burst(pen, 120, 62, 66, 18, ACCENT);
      inked(pen, oval(120, 62, 44), PAPER, 3.4);
      pen.at(120, 64, () => skull(pen, ACCENT), 2.3);
      for (const [x, y, s] of rows('36 136 0.7, 66 142 0.8, 176 142 0.8, 208 136 0.7')) {
        shadow(pen, x, y + 4, 20, 4);
        pen.at(x, y, () => pen.rimmed(shape(FLAILING), LIT), s * 0.8);
      }
    },
    (s) => mesas(s, 118, -10),
  ),
];
