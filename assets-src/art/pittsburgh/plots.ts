import { ACCENTS } from '../accents.ts';
import { hills } from '../horizon.ts';
import { icon } from '../icons.ts';
import { ACCENT, BLACK, ink, PAPER, tone } from '../ink.ts';
import { box, line, oval, type Points, poly, rows, shape } from '../paths.ts';
import type { Pen, Rim } from '../pen.ts';
import { scene } from '../scenes/scene.ts';
import type { Picture } from '../stage.ts';
import { HOLD_THEM_BACK } from './hold-them-back.ts';
import { bareTree } from './town.ts';

const LIT: Rim = { light: [2, -2], rim: PAPER, body: BLACK, halo: 1.8 };

/** The one who is shouting, in profile to the right; the mouth near 0,0. */
const PROFILE: Points =
  '-120 130!, -112 84, -74 66, -62 48, -86 34, -98 4, -98 -34, -80 -68, -44 -82, -10 -72, 2 -48, 0 -34, 14 -14, 12 -8, 0 -7, 1 1, -15 8, -14 16, 3 22, 2 32, -10 44, -34 44, -40 64, -14 84, -8 130!';

function outline(pen: Pen, path: ReturnType<typeof shape>): void {
  pen.fill(path, PAPER, 0.9);
  pen.ctx.setLineDash([6, 5]);
  pen.stroke(path, BLACK, 2.2);
  pen.ctx.setLineDash([]);
}

const hook = (pen: Pen, x: number, y: number): void => {
  pen
    .fill(oval(x, y, 4), BLACK)
    .stroke(
      line([
        [x, y],
        [x, y + 8],
        [x + 5, y + 11],
        [x + 8, y + 6],
      ]),
      BLACK,
      5,
    )
    .stroke(
      line([
        [x, y],
        [x, y + 8],
        [x + 5, y + 11],
        [x + 8, y + 6],
      ]),
      ACCENT,
      2.4,
    );
};

export const PITTSBURGH_PLOTS: Picture[] = [
  HOLD_THEM_BACK,
  scene(
    'run-for-it',
    ACCENTS.blue,
    { x: 120, y: 74, floor: 116, rays: 10 },
    ({ pen }) => {
      // The lamp's light on the field.
      pen.fill(poly('104 122, 136 122, 256 222, -16 222'), ink(0.75, 0, 0));
      for (const [x, y, s] of rows('26 112 0.5, 46 112 0.46, 206 112 0.5, 222 113 0.56, 188 112 0.44'))
        pen.at(
          x,
          y,
          () =>
            pen.rimmed(
              shape(
                '-10 0!, -8 -26, -22 -30, -22 -35!, -8 -38, -7 -46, 0 -54, 7 -46, 8 -38, 24 -44!, 25 -38, 9 -26, 11 0!',
              ),
              { ...LIT, light: [1, -1], halo: 1.6 },
            ),
          s,
        );
      // The pump, the one lamp for a mile.
      pen.at(120, 122, () => {
        pen
          .fill(oval(0, -62, 22), PAPER)
          .fill(oval(0, -62, 15), BLACK)
          .fill(oval(0, -62, 12), PAPER)
          .stroke(line('-5 -62, 0 -57, 6 -67'), BLACK, 2.4);
        pen
          .rimmed(box(-14, -48, 28, 50, 4), { ...LIT, body: ink(1, 0.2, 0), halo: 2.4 })
          .stroke(box(-14, -48, 28, 50, 4), BLACK, 2.4);
        pen
          .fill(box(-9, -42, 18, 14), PAPER)
          .stroke(box(-9, -42, 18, 14), BLACK, 1.8)
          .stroke(line('-6 -35, 6 -35'), BLACK, 2)
          .stroke(line('14 -34, 22 -30, 20 -10, 14 -8'), BLACK, 2.6);
      });
      for (const [x, y, s, f] of rows(
        '88 150 0.36 1, 154 152 0.38 -1, 44 176 0.58 1, 198 178 0.6 -1, 118 178 0.66 1',
      )) {
        // Shadows as long as they are tall, and longer.
        const foot = y + 46 * s;
        pen.fill(
          poly([
            [x - 4 * s, foot],
            [x + 10 * s, foot],
            [x + (x - 120) * 0.6 + 30 * s, foot + 90 * s],
            [x + (x - 120) * 0.6 - 14 * s, foot + 90 * s],
          ]),
          BLACK,
        );
        pen.at(x, y, () => pen.rimmed(icon('run'), { ...LIT, light: [2.2, -2.2], halo: 2.8 }), [s * f, s]);
      }
    },
    (s) => {
      hills(s, 116);
      bareTree(s.pen, 66, 120, 0.5, -1);
      bareTree(s.pen, 172, 120, 0.5);
    },
  ),
  scene('if-we-only-had-a', ACCENTS.blue, { x: 120, y: 92, rays: 10, stars: 0, reach: 1.2 }, ({ pen, w, h }) => {
    pen.fill(box(0, 0, w, h), ink(1, 0.2, 0));
    for (let y = 14; y < 186; y += 14) for (let x = 10; x < w; x += 14) pen.fill(oval(x, y, 1.7), BLACK);
    // Who hung here was neat: every tool has its line, and no tool.
    pen.at(
      52,
      100,
      () =>
        outline(
          pen,
          shape(
            '-8 -82!, 10 -82!, 34 -92, 40 -66, 34 -42, 10 -52!, 10 0, 14 74!, -6 74!, -6 0, -8 -52!, -28 -62, -10 -78',
          ),
        ),
      1,
      -0.04,
    );
    pen.at(164, 48, () => {
      outline(pen, shape('-58 -18!, -26 -22!, 62 10!, 60 20!, -28 22!, -58 18!'));
      outline(pen, box(-50, -9, 16, 18, 5));
    });
    pen.at(132, 112, () =>
      outline(pen, shape('-34 -16!, 12 -20, 30 -6!, 10 -4, 4 0!, 4 62!, -10 62!, -10 0!, -34 0!')),
    );
    pen.at(
      202,
      132,
      () =>
        outline(
          pen,
          shape('-10 52!, -8 -10, -18 -24, -16 -42, -6 -50!, -6 -34!, 6 -34!, 6 -50!, 16 -42, 18 -24, 8 -10, 10 52!'),
        ),
      0.9,
      0.2,
    );
    for (const [x, y] of rows('50 16, 134 24, 126 92, 206 82')) hook(pen, x, y);
    // What they left: a spoon.
    pen.fill(box(0, 186, w, 40), BLACK).fill(box(0, 182, w, 7), PAPER);
    pen.at(
      118,
      200,
      () =>
        pen
          .stroke(line('-8 0, 44 -2'), PAPER, 6)
          .stroke(line('-8 0, 44 -2'), tone(0.4), 3)
          .fill(oval(-20, 1, 15, 8), PAPER)
          .fill(oval(-20, 1, 11, 5), tone(0.6)),
      1,
      -0.05,
    );
  }),
  scene('breaking-point', ACCENTS.blue, { x: 120, y: 58, rays: 12, stars: 0, reach: 1.1 }, ({ pen }) => {
    pen.stroke(line('120 -4!, 120 22!'), BLACK, 3.4).fill(box(113, 20, 14, 14, 2), BLACK);
    pen
      .fill(oval(120, 46, 24), PAPER)
      .stroke(shape('120 66, 106 54, 107 40, 114 34!, 126 34!, 133 40, 134 54'), BLACK, 2.6)
      .stroke(line('115 48!, 118 42!, 122 48!, 125 42!'), BLACK, 2);
    for (const s of [1, -1] as const)
      pen.at(
        120 - s * 19,
        128,
        () => {
          const who = shape(PROFILE);
          pen.rimmed(who, { light: [3, -5], rim: PAPER, body: BLACK, halo: 2.4 });
          pen
            .fill(shape('-15 8!, 1 1!, 3 22!, -14 16'), ink(1, 0.3, 0))
            .fill(poly('-6 3.6, 0.6 1.6, 0 6, -5 7'), PAPER)
            .fill(poly('-6 19, 1 21, 0 17'), PAPER);
          pen
            .fill(shape('-22 -34!, -14 -40, -6 -36!, -13 -31'), PAPER)
            .fill(oval(-10, -35.4, 2.4), BLACK)
            .stroke(line('-26 -50, -14 -46, -2 -38'), PAPER, 3.4);
          pen.stroke(line('-52 -28, -46 -18, -52 -6, -58 -12'), ACCENT, 2.6).stroke(line('-20 24, -26 34'), ACCENT, 2);
          if (s < 0) {
            // She has had her hair done, for this.
            pen.rimmed(
              shape(
                '-2 -52!, -20 -62, -46 -60, -56 -40, -54 -10, -64 20, -96 30, -112 -8, -108 -50, -84 -84, -44 -94, -10 -82',
              ),
              { light: [3, -4], rim: PAPER, body: ink(0, 1, 0.5), halo: 1.8 },
            );
            for (const mark of ['-30 -74, -66 -70, -88 -36', '-56 -50, -74 -30, -78 6'])
              pen.stroke(line(mark), BLACK, 2.2);
          } else
            pen
              .fill(
                shape('2 -50!, -14 -58, -40 -54, -50 -34, -62 -26, -70 2, -98 0, -100 -36, -82 -70, -44 -84, -10 -74'),
                ink(0, 1, 0.55),
              )
              .stroke(line('-30 -70, -64 -62, -84 -32'), BLACK, 2.2);
        },
        [s * 0.92, 0.92],
      );
    for (const [x, y] of rows('112 120, 126 114, 118 132, 130 128')) pen.fill(oval(x, y, 2), PAPER);
  }),
];
