import { ACCENTS } from '../accents.ts';
import { hills } from '../horizon.ts';
import { ACCENT, BLACK, ink, PAPER, tone } from '../ink.ts';
import { box, limb, line, oval, type Point, type Points, points, poly, rows, shape } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { between } from '../prng.ts';
import { scene } from '../scenes/scene.ts';
import type { Picture } from '../stage.ts';
import { deadHead, LIT } from './dead/corpse.ts';
import { child, father, mother } from './family.ts';
import { leaf, leaves, terrace } from './town.ts';

const WOOD = ink(0.8, 0.5, 0);

/** A forearm up through the floor, fingers shut on what they found. */
function grip(pen: Pen, arm: Points, fingers: readonly Points[]): void {
  const bone = limb(arm, 26, 17);
  pen
    .stroke(bone, BLACK, 4.4)
    .fill(bone, PAPER)
    .clip(bone, () => pen.fill(bone, tone(0.35)).at(-5, 0, () => pen.fill(bone, PAPER)));
  pen.stroke(bone, BLACK, 2.2);
  for (const f of fingers) pen.stroke(line(f), BLACK, 15);
  for (const f of fingers) pen.stroke(line(f), PAPER, 10.6);
  for (const f of fingers) {
    const [x, y] = points(f).at(-1) as Point;
    pen.fill(oval(x, y, 3.6, 3), BLACK);
  }
}

/** A crowd as a roof sees it: pale faces, all of them turned up. */
function crowd(pen: Pen, rand: () => number): void {
  for (let row = 0; row < 8; row++) {
    const y = 62 + row * row * 1.9 + row * 6.4;
    const half = 22 + (y - 52) * 0.72;
    const s = 0.24 + row * 0.105;
    const step = 24 * s;
    for (let x = 120 - half; x <= 120 + half; x += step) {
      const at = x + between(rand, -2, 2) * s * 3;
      const lift = between(rand, -4, 4) * s;
      pen.at(
        at,
        y + lift,
        () => {
          pen.fill(shape('-17 30!, -15 14, -6 8, 6 8, 15 14, 17 30!'), BLACK);
          if (row < 3)
            pen
              .stroke(oval(0, 0, 9, 12), BLACK, 4)
              .fill(oval(0, 0, 9, 12), PAPER)
              .fill(oval(-3.6, -2, 2.8), BLACK)
              .fill(oval(3.6, -2, 2.8), BLACK);
          else deadHead(pen, { bald: rand() < 0.3 });
          if (rand() < 0.3) {
            const arm = limb('12 14, 20 -4, 18 -26', 7, 5);
            pen
              .stroke(arm, PAPER, 1.6)
              .fill(arm, BLACK)
              .fill(oval(18, -29, 5), PAPER);
          }
        },
        s,
      );
    }
  }
}

export const PITTSBURGH_HORRORS: Picture[] = [
  scene('clutch', ACCENTS.rust, { x: 120, y: 40, rays: 10, stars: 0, reach: 1.1 }, ({ pen, w, h }) => {
    // A porch floor, and the hole in it.
    pen.fill(
      poly([
        [0, 118],
        [w, 118],
        [w, h],
        [0, h],
      ]),
      WOOD,
    );
    for (const [x0, x1] of rows('20 -60, 62 10, 104 76, 146 150, 188 222, 226 290'))
      pen.stroke(
        line([
          [x0, 118, 1],
          [x1, 222, 1],
        ]),
        BLACK,
        2.2,
      );
    pen
      .stroke(
        line([
          [0, 118],
          [w, 118],
        ]),
        PAPER,
        3,
      )
      .stroke(
        line([
          [0, 121],
          [w, 121],
        ]),
        BLACK,
        2,
      );
    const hole = poly(
      '34 186, 58 172, 72 178, 92 160, 118 168, 146 158, 160 172, 190 166, 182 182, 212 192, 180 198, 170 214, 140 206, 112 218, 84 206, 56 212, 62 196',
    );
    pen.stroke(hole, PAPER, 4).fill(hole, BLACK);
    // The leg that was only passing.
    const leg = shape('98 -6!, 150 -6!, 146 60, 140 108, 138 150!, 106 150!, 104 108');
    pen.rimmed(leg, { ...LIT, light: [4, 0], body: ink(0, 1, 0.4) }).stroke(line('122 0, 122 100'), BLACK, 2);
    pen
      .fill(poly('105 116, 139 116, 138 132, 106 132'), PAPER)
      .stroke(poly('105 116, 139 116, 138 132, 106 132'), BLACK, 2.4);
    const shoe = shape('102 132!, 142 132!, 148 154, 142 172, 96 180, 52 178, 44 164, 66 150, 88 144');
    pen.stroke(shoe, BLACK, 4.6).fill(shoe, ACCENT).stroke(line('60 160, 96 166, 144 158'), BLACK, 2.6);
    for (const [x, y] of rows('92 148, 100 144, 108 140'))
      pen.stroke(
        line([
          [x - 5, y - 4],
          [x + 4, y + 5],
        ]),
        PAPER,
        2.6,
      );
    grip(pen, '200 226, 188 190, 170 146, 156 110', [
      '152 92, 132 86, 108 90',
      '156 104, 134 100, 104 103',
      '156 116, 134 114, 103 116',
      '154 128, 134 128, 106 128',
    ]);
    grip(pen, '18 226, 22 204, 34 190, 48 184', [
      '50 178, 62 170, 74 174',
      '52 187, 66 181, 80 184',
      '52 196, 66 193, 78 195',
    ]);
  }),
  scene(
    'stumble',
    ACCENTS.rust,
    { x: 150, y: 66, floor: 170, rays: 10 },
    (s) => {
      const { pen } = s;
      // Going down: one leg up behind, the other where the tree wants it.
      const free = limb('190 -8, 214 22, 206 58, 226 76', 44, 24);
      pen.rimmed(free, { ...LIT, light: [-3, -3], body: ink(0, 1, 0.4) });
      pen.rimmed(shape('214 66!, 236 70!, 246 96, 232 102, 212 88'), LIT);
      const leg = limb('196 -10, 158 34, 136 88, 102 136', 50, 25);
      pen.rimmed(leg, { ...LIT, light: [-4, -3], halo: 2.4, body: ink(0, 1, 0.4) });
      pen.at(
        98,
        150,
        () => {
          pen
            .fill(poly('-14 -26, 16 -20, 13 -6, -16 -12'), PAPER)
            .stroke(poly('-14 -26, 16 -20, 13 -6, -16 -12'), BLACK, 2.2);
          const shoe = shape('-16 -12!, 14 -6!, 18 8, 8 20, -30 24, -58 18, -60 6, -34 0');
          pen.stroke(shoe, BLACK, 5).fill(shoe, PAPER);
          pen.clip(shoe, () => pen.fill(shape('-34 -10!, -20 26!, 10 30!, 20 -10!'), BLACK));
          pen.stroke(shoe, BLACK, 2.6).stroke(line('-58 14, -30 18, 12 14'), BLACK, 2.6);
          for (const x of [-32, -26, -20])
            pen.stroke(
              line([
                [x - 3, -3],
                [x + 4, 6],
              ]),
              ACCENT,
              2.4,
            );
        },
        1.1,
        0.16,
      );
      // The root: up, over the instep, down again.
      const root = limb('-10 200, 16 172, 42 142, 70 136, 88 154, 92 186, 118 200, 170 198, 246 206', 15, 9);
      pen.stroke(root, PAPER, 3.4).fill(root, BLACK);
      for (const [spine, from, to] of [
        ['134 198, 150 184, 172 180', 7, 2],
        ['20 180, 36 202, 60 212', 8, 2],
      ] as const)
        pen.stroke(limb(spine, from, to), PAPER, 2.6).fill(limb(spine, from, to), BLACK);
      pen.stroke(line('30 154, 52 142, 70 142'), WOOD, 2.4);
      leaves(s, 6, [20, 20, 130, 110]);
      for (const [x, y, size, turn] of rows(
        '40 206 1.3 0.6, 150 214 1.2 2, 206 190 1.3 4, 190 138 1.2 1, 60 112 1.4 5',
      ))
        leaf(pen, x, y, size, turn);
    },
    (s) => {
      hills(s, 170);
      terrace(s, -20, 170, 3);
    },
  ),
  scene('surge', ACCENTS.rust, { x: 120, y: 34, rays: 10, stars: 0 }, ({ pen, rand, w, h }) => {
    pen.fill(poly('98 46, 142 46, 262 222, -22 222'), ink(0.8, 0.25, 0));
    // Brick fronts on both sides, leaning in.
    for (const s of [-1, 1])
      pen.at(
        120,
        0,
        () => {
          const front = poly('22 46, 34 46, 34 8, 62 18, 62 -2, 126 -2, 126 222, 118 222');
          pen.fill(front, ink(0.1, 1, 0.4)).stroke(front, ACCENT, 1.4);
          for (const [x, y, size] of rows(
            '40 26 7, 40 44 7, 56 34 9, 56 58 9, 76 30 13, 76 66 13, 100 40 16, 100 92 16',
          ))
            pen.fill(box(x - size / 2, y, size, size * 1.5), (x + y) % 3 ? ink(0.25, 0, 0) : BLACK);
        },
        [s, 1],
      );
    crowd(pen, rand);
    // Our roof, our elbows.
    pen.rimmed(
      poly([
        [0, 204],
        [w, 204],
        [w, h],
        [0, h],
      ]),
      { light: [0, -4], rim: PAPER, body: ink(0, 1, 0.5) },
    );
    for (let x = 10; x < w; x += 34)
      pen.stroke(
        line([
          [x, 208],
          [x, 222],
        ]),
        BLACK,
        2,
      );
  }),
  scene('familiar-face', ACCENTS.rust, { x: 120, y: 90, rays: 12, stars: 0 }, ({ pen, w, h }) => {
    for (let x = 6; x < w; x += 26)
      for (let y = 10; y < 190; y += 26) leaf(pen, x + (((y / 26) % 2) | 0) * 12, y, 0.5, 0.8, ink(0.4, 0.8, 0));
    pen.fill(box(0, 196, w, h), BLACK).fill(box(0, 190, w, 7), PAPER);
    pen.at(
      120,
      102,
      () => {
        pen.fill(box(-100, -84, 206, 186, 6), ink(0, 1, 0.7));
        pen.fill(box(-104, -90, 208, 184, 6), BLACK).fill(box(-100, -86, 200, 176, 5), ACCENT);
        for (const [x, y] of rows('-94 -80, 94 -80, -94 84, 94 84'))
          pen.fill(oval(x, y, 9), BLACK).fill(oval(x, y, 6.4), PAPER);
        pen.fill(box(-84, -70, 168, 144), BLACK).fill(box(-80, -66, 160, 136), PAPER);
        pen.clip(box(-80, -66, 160, 136), () => {
          pen.wash(
            pen.radial(0, -20, 110, [
              [0, ink(0, 0, 0)],
              [0.6, ink(0.25, 0.1, 0)],
              [1, ink(0.5, 0.5, 0)],
            ]),
            -80,
            -66,
            160,
            136,
          );
          pen.at(-36, 74, () => father(pen), 1.2);
          pen.at(40, 74, () => mother(pen, true), 1.16);
          pen.at(-62, 80, () => child(pen), 0.98);
          pen.at(2, 84, () => child(pen, true), 0.98);
          // The glass is cracked from her outward.
          for (const crack of [
            '46 -22, 62 -40, 84 -48',
            '46 -22, 56 -50, 52 -70',
            '46 -22, 20 -44, 10 -70',
            '46 -22, 74 -10, 84 8',
            '62 -40, 56 -50',
          ])
            pen.stroke(line(crack), BLACK, 3).stroke(line(crack), PAPER, 1.4);
        });
      },
      0.98,
      -0.04,
    );
  }),
];
