import { ACCENTS } from '../accents.ts';
import { hills } from '../horizon.ts';
import { ACCENT, BLACK, ink, PAPER, tone } from '../ink.ts';
import { box, line, oval, poly, rows, shape } from '../paths.ts';
import { burst } from '../scenes/parts.ts';
import { scene } from '../scenes/scene.ts';
import { hand, LIT } from '../scenes/tools.ts';
import { type Picture, shadow } from '../stage.ts';
import {
  antlers,
  axe,
  ballCap,
  bat,
  blaze,
  cocktail,
  deerRifle,
  flare,
  knife,
  revolver,
  round,
  walkieTalkie,
} from './tools.ts';
import { bridge, leaves, mill, terrace } from './town.ts';

export const PITTSBURGH_ITEMS: Picture[] = [
  scene(
    'gas-cocktail',
    ACCENTS.rust,
    { x: 132, y: 62, floor: 184, rays: 10 },
    ({ pen }) => {
      shadow(pen, 118, 206, 52, 8);
      pen.at(118, 206, () => cocktail(pen), 0.98, 0.06);
      pen.at(128, 92, () => blaze(pen, 1), 1, 0.12);
      for (const [x, y] of rows('92 34, 176 28, 186 66, 84 70')) burst(pen, x, y, 6, 4, ACCENT);
    },
    (s) => terrace(s, -14, 184, 4),
  ),
  scene('axe', ACCENTS.red, { x: 120, y: 96, rays: 10, stars: 0 }, ({ pen, w, h }) => {
    // The case on the wall, its glass in the air.
    for (const side of [box(0, 0, 46, h), box(194, 0, w, h), box(0, 0, w, 10), box(0, 210, w, h)])
      pen.fill(side, ink(0, 1, 0.5));
    pen
      .stroke(box(46, 10, 148, 200, 4), BLACK, 15)
      .stroke(box(46, 10, 148, 200, 4), ACCENT, 9)
      .stroke(box(51, 15, 138, 190, 3), BLACK, 1.6);
    pen.at(116, 116, () => axe(pen), 1.06, 0.26);
    const shards = [
      '56 20, 92 20, 70 60, 58 74',
      '184 20, 184 66, 160 40, 150 20',
      '56 200, 56 154, 80 178, 94 200',
      '184 200, 150 200, 170 160, 184 140',
    ];
    for (const shard of shards) pen.fill(poly(shard), PAPER, 0.75).stroke(poly(shard), BLACK, 1.8);
    for (const [x, y, turn] of rows('28 60 0.4, 18 124 1, 214 96 -0.5, 222 170 0.7, 30 190 -0.6, 212 34 0.2'))
      pen.at(x, y, () => pen.fill(poly('-8 8, 0 -12, 9 6'), PAPER).stroke(poly('-8 8, 0 -12, 9 6'), BLACK, 2), 1, turn);
  }),
  scene(
    'revolver',
    ACCENTS.amber,
    { x: 150, y: 80, floor: 182, rays: 10 },
    ({ pen }) => {
      pen.at(104, 88, () => revolver(pen), 1.16, -0.12);
      hand(pen, 62, 142, 0.84, 0.3);
      for (const [x, y, turn, s] of rows('146 176 1.2 1.2, 184 160 0.4 1.2, 208 190 -0.7 1.1'))
        round(pen, x, y, turn, s);
    },
    (s) => mill(s, 182, 10),
  ),
  scene('knife', ACCENTS.rust, { x: 120, y: 70, rays: 12, stars: 0 }, ({ pen, w, h }) => {
    // The table it was stuck in, the supper nobody had.
    pen
      .fill(
        poly([
          [0, 164],
          [w, 150],
          [w, h],
          [0, h],
        ]),
        ink(0.7, 0.6, 0),
      )
      .stroke(line('0 164!, 240 150!'), PAPER, 4)
      .stroke(line('0 167!, 240 153!'), BLACK, 2);
    for (const mark of ['0 182, 90 176, 240 168', '0 200, 120 194, 240 186', '0 214, 100 210, 240 204'])
      pen.stroke(line(mark), BLACK, 1.6);
    pen
      .fill(oval(56, 190, 38, 12), BLACK)
      .fill(oval(56, 188, 36, 11), PAPER)
      .stroke(oval(56, 188, 25, 7), BLACK, 1.6);
    pen.fill(shape('118 188, 130 178, 158 176, 164 182, 142 190'), BLACK);
    pen.at(132, 180, () => knife(pen), 1.14, 0.2);
    for (const crack of ['132 180, 112 184, 100 182', '134 182, 150 190, 164 188', '132 182, 128 196'])
      pen.stroke(line(crack), BLACK, 2.6);
    for (const [x, y, r] of rows('196 182 7, 210 188 4, 184 190 3'))
      pen.fill(oval(x, y, r, r * 0.5), ACCENT).stroke(oval(x, y, r, r * 0.5), BLACK, 1.4);
  }),
  scene(
    'bat',
    ACCENTS.rust,
    { x: 120, y: 84, floor: 184, rays: 10 },
    ({ pen }) => {
      shadow(pen, 96, 206, 48, 7);
      pen.at(112, 124, () => bat(pen), 0.94, 0.3);
      pen.at(142, 46, () => ballCap(pen), 1, 0.2);
      pen.at(190, 186, () => {
        pen.fill(oval(0, 0, 20), BLACK).fill(oval(0, 0, 17.4), PAPER);
        for (const s of [-1, 1])
          pen.stroke(
            line([
              [s * 16, -10],
              [s * 8, 0],
              [s * 16, 10],
            ]),
            ACCENT,
            2,
          );
      });
    },
    (s) => {
      hills(s, 184);
      leaves(s, 3, [10, 20, 70, 120]);
    },
  ),
  scene('rifle', ACCENTS.amber, { x: 120, y: 84, rays: 10, stars: 0 }, ({ pen, w, h }) => {
    // Panelling, and the buck that hung there first.
    for (let x = 24; x < w; x += 48) pen.fill(box(x, 0, 2.4, h), ink(0, 1, 0.4));
    pen.at(120, 76, () => antlers(pen), 1.28);
    for (const x of [62, 178])
      pen.rimmed(
        shape([
          [x - 7, 178, 1],
          [x - 8, 146],
          [x, 138],
          [x + 8, 146],
          [x + 7, 178, 1],
        ]),
        { ...LIT, body: BLACK },
      );
    pen.at(118, 150, () => deerRifle(pen), 1.04, -0.05);
    for (const x of [62, 178])
      pen
        .stroke(
          line([
            [x - 7, 158],
            [x - 9, 172],
            [x, 178],
            [x + 10, 166],
          ]),
          PAPER,
          8,
        )
        .stroke(
          line([
            [x - 7, 158],
            [x - 9, 172],
            [x, 178],
            [x + 10, 166],
          ]),
          BLACK,
          5,
        );
    pen.rimmed(box(0, 204, w, 20), { ...LIT, light: [0, -3], body: ink(0, 1, 0.5) });
  }),
  scene(
    'flares',
    ACCENTS.red,
    { x: 120, y: 56, floor: 190, rays: 12 },
    ({ pen }) => {
      for (const [x, y, r] of rows('60 40 20, 40 62 16, 78 22 16, 176 36 18, 200 60 16, 158 18 14'))
        pen.fill(oval(x, y, r), ink(0, 1, 0));
      pen.at(120, 164, () => flare(pen, -0.34), 1.06);
      pen.at(120, 164, () => flare(pen, 0.36), 1.06);
      pen.at(120, 160, () => flare(pen, 0.01), 1.12);
      // One fist round all three.
      pen.at(122, 176, () => {
        pen.rimmed(poly('-26 24, 26 24, 34 70, -34 70'), { ...LIT, body: tone(0.9) });
        const palm = shape('-32 -20, -36 6, -26 30, 26 30, 36 8, 32 -20, 0 -26');
        pen.stroke(palm, BLACK, 4).fill(palm, PAPER);
        for (let i = 0; i < 4; i++)
          pen
            .fill(box(-36, -24 + i * 13, 62, 13, 6.5), PAPER)
            .stroke(box(-36, -24 + i * 13, 62, 13, 6.5), BLACK, 2.4)
            .fill(box(4, -21 + i * 13, 18, 7, 3), tone(0.5));
        const thumb = shape('30 -18, 38 0, 30 14, 4 8, -2 -2, 18 -4');
        pen.fill(thumb, PAPER).stroke(thumb, BLACK, 2.4);
      });
    },
    (s) => bridge(s, 190),
  ),
  scene(
    'walkie-talkies',
    ACCENTS.rust,
    { x: 120, y: 60, floor: 190, rays: 10 },
    ({ pen }) => {
      shadow(pen, 82, 208, 42, 7);
      shadow(pen, 166, 208, 42, 7);
      pen.at(166, 148, () => walkieTalkie(pen), [-0.92, 0.92], 0.16);
      pen.at(82, 146, () => walkieTalkie(pen), 0.98, -0.14);
      for (const [x, y, r] of rows('78 16 12, 78 16 22, 170 20 12, 170 20 22'))
        for (const s of [-1, 1]) {
          const arc = line([
            [x + s * r * 0.7, y - r * 0.7],
            [x + s * r, y],
            [x + s * r * 0.7, y + r * 0.7],
          ]);
          pen.stroke(arc, BLACK, 5).stroke(arc, PAPER, 2.8);
        }
    },
    (s) => terrace(s, 250, 190, 4, -1),
  ),
];
