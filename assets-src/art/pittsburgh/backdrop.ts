import { lot, range, SIZE, sky } from '../backdrop.ts';
import { box, limb, oval, poly, shape } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { between, seeded } from '../prng.ts';

const HAZE = 'rgba(255,150,80,0.20)';

/** Smoke that the furnaces light from below. */
function smoke(pen: Pen, x: number, y: number, s: number): void {
  pen.at(
    x,
    y,
    () => {
      pen.fill(limb('0 6, 14 -40, 70 -84, 180 -116, 330 -122', 22, 92), 'rgba(70,62,62,0.34)');
      pen.fill(limb('0 6, 16 -34, 74 -72, 180 -98, 300 -100', 14, 52), 'rgba(150,96,62,0.16)');
    },
    s,
  );
}

/** The works along the river: stacks, furnaces, one long shed after another. */
function works(pen: Pen): void {
  for (const [x, y, s] of [
    [566, 478, 1],
    [650, 452, 1.1],
    [1210, 490, 0.9],
    [1322, 470, 1],
  ] as const)
    smoke(pen, x, y, s);
  for (const [x, reach] of [
    [760, 240],
    [1180, 200],
  ] as const)
    pen.wash(
      pen.radial(x, 700, reach, [
        [0, 'rgba(255,140,60,0.34)'],
        [0.4, 'rgba(255,122,47,0.13)'],
        [1, 'rgba(0,0,0,0)'],
      ]),
      x - reach,
      700 - reach,
      reach * 2,
      reach * 2,
    );
  range(
    pen,
    '470 780, 470 690, 520 662, 520 690, 552 662, 556 480, 576 480, 580 690, 638 690, 641 454, 659 454, 663 690, 700 690, 716 620, 708 588, 728 560, 772 560, 792 588, 784 620, 800 690, 872 690, 872 668, 1044 668, 1044 690, 1096 690, 1110 640, 1104 612, 1122 590, 1160 590, 1176 612, 1170 640, 1184 690, 1200 690, 1203 492, 1219 492, 1223 690, 1312 690, 1315 472, 1331 472, 1335 690, 1380 660, 1380 690, 1420 660, 1420 690, 1450 690, 1450 780',
    '#0d0f14',
    'rgba(255,150,80,0.22)',
  );
  for (let i = 0; i < 26; i++)
    pen.fill(box(500 + i * 36, 704 + (i % 3) * 9, 9, 7), i % 4 ? 'rgba(255,190,120,0.20)' : 'rgba(255,190,120,0.42)');
}

/** A hill with streets of brick up its side. `dir` is the way it climbs. */
function hillside(pen: Pen, x: number, dir: 1 | -1, name: string): void {
  const rand = seeded(name);
  pen.at(
    x,
    0,
    () => {
      const hill = shape('-40 800!, -40 470, 60 430, 190 440, 330 520, 470 640, 620 760, 640 800!');
      pen.fill(hill, '#0c0f15');
      pen.clip(hill, () => pen.stroke(hill, 'rgba(255,150,80,0.16)', 6));
      for (const [y0, from, to] of [
        [520, 0, 250],
        [590, 0, 330],
        [662, 0, 430],
      ] as const)
        for (let hx = from; hx < to; hx += 46) {
          const y = y0 + hx * 0.2 + 14;
          pen.fill(
            poly([
              [hx, y + 60],
              [hx, y],
              [hx + 5, y],
              [hx + 5, y - 13],
              [hx + 13, y - 13],
              [hx + 13, y - 4],
              [hx + 46, y - 4],
              [hx + 46, y + 60],
            ]),
            '#10141b',
          );
          pen.fill(box(hx, y - 4, 46, 2), 'rgba(255,150,80,0.14)');
          for (const wx of [10, 29])
            if (rand() < 0.34)
              pen.fill(box(hx + wx, y + 12, 8, 13), `rgba(255,196,120,${between(rand, 0.2, 0.55).toFixed(2)})`);
        }
    },
    [dir, 1],
  );
}

const BOUGHS = [
  ['-6 240, 0 20, 10 -90, -12 -200, 8 -310', 40, 6],
  ['4 -130, 60 -190, 110 -204, 146 -250', 18, 3],
  ['-8 -180, -66 -232, -80 -290', 16, 3],
  ['-4 -230, 42 -284, 48 -344', 13, 2.4],
  ['60 -190, 80 -244, 112 -276', 10, 2],
  ['-46 -214, -100 -226, -130 -256', 9, 2],
] as const;

/** A mill town's drive-in, the last week of October. */
export function millTown(pen: Pen): void {
  sky(pen, {
    dusk: ['#07070a', '#12100f', '#261a17', '#4a2a1c'],
    near: 'rgba(255,122,47,0.22)',
    far: 'rgba(229,56,59,0.07)',
  });
  works(pen);
  hillside(pen, 0, 1, 'west hill');
  hillside(pen, SIZE.w, -1, 'east hill');
  lot(pen, HAZE, 'rgba(255,122,47,0.06)');
  for (const [x, s] of [
    [40, 1.5],
    [1884, -1.4],
  ] as const)
    pen.at(
      x,
      900,
      () => {
        for (const [spine, from, to] of BOUGHS) pen.fill(limb(spine, from, to), '#050608');
      },
      [s, Math.abs(s)],
    );
  const rand = seeded('fallen leaves');
  for (let i = 0; i < 90; i++) {
    const y = between(rand, 790, 1070);
    const size = (y - 700) / 60;
    pen.fill(
      oval(between(rand, 0, SIZE.w), y, size, size * 0.42, between(rand, 0, 3)),
      `rgba(255,122,47,${between(rand, 0.08, 0.28).toFixed(2)})`,
    );
  }
}
