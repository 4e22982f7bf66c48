import { ACCENTS } from '../accents.ts';
import { ACCENT, BLACK, PAPER, tone } from '../ink.ts';
import { box, limb, line, oval, type Points, poly, shape } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { BACK, frame, nobody } from '../scenes/backs.ts';
import { ground, type Picture, spot, stars } from '../stage.ts';
import { headstone, leaf, mill } from './town.ts';

const FINGERS: readonly Points[] = [
  '-20 -96, -36 -124, -40 -156, -34 -176',
  '-7 -104, -12 -136, -12 -172, -6 -194',
  '8 -104, 14 -136, 18 -168, 26 -186',
  '22 -94, 36 -120, 44 -146, 54 -160',
];

/** An arm out of the ground, all of it wanting. Ground at 0,0; 190 high. */
function risen(pen: Pen): void {
  const arm = shape('-26 6!, -20 -30, -18 -56, -26 -84, -22 -102, 0 -108, 24 -100, 28 -80, 19 -56, 20 -30, 28 6!');
  const thumb = limb('-22 -76, -44 -84, -58 -104, -58 -122', 17, 9);
  const fingers = FINGERS.map((f) => limb(f, 17, 10));
  for (const part of [arm, thumb, ...fingers]) pen.stroke(part, PAPER, 7);
  for (const part of [arm, thumb, ...fingers]) pen.stroke(part, BLACK, 3.4);
  for (const part of [thumb, ...fingers, arm]) pen.fill(part, PAPER);
  for (const part of [thumb, ...fingers, arm]) pen.clip(part, () => pen.at(9, 0, () => pen.fill(part, tone(0.5))));
  for (const [x, y] of [
    [-34, -176],
    [-6, -194],
    [26, -186],
    [54, -160],
    [-58, -122],
  ] as const)
    pen.fill(oval(x, y + 3, 4, 5), BLACK);
  for (const mark of [
    '-30 -132, -38 -134',
    '-12 -146, -5 -147',
    '20 -146, 11 -148',
    '42 -132, 33 -136',
    '-14 -80, 0 -74, 16 -80',
    '-10 -30, -8 -50',
    '6 -26, 6 -48',
  ])
    pen.stroke(line(mark), BLACK, 2);
}

/** An elm leaf, saw-edged, nearly as long as the card. Middle at 120,166. */
function elm(r: number): ReturnType<typeof poly> {
  const half = Array.from({ length: 19 }, (_, i): readonly [number, number] => {
    const t = i / 18;
    const wide = Math.sin(Math.PI * t ** 0.86) ** 0.9 * 0.7 * (i % 2 ? 1.1 : 0.94);
    return [wide * r, (-1.06 + t * 2.06) * r];
  });
  const at = ([x, y]: readonly [number, number]): readonly [number, number] => [120 + x, 166 + y];
  return poly([...half.map(at), ...half.map(([x, y]) => at([-x, y])).reverse()]);
}

export const PITTSBURGH_BACKS: Picture[] = [
  {
    id: 'back-movie',
    accent: ACCENTS.rust,
    size: BACK,
    draw(stage) {
      const { pen, w, h } = stage;
      spot(stage, { x: 120, y: 120, rays: 10, reach: 0.9 });
      stars(stage, 12, 160, [120, 120, 110]);
      mill(stage, 250, 20);
      ground(stage, 250, 120, 1.1);
      pen.fill(box(0, 0, 38, h), BLACK).fill(box(w - 38, 0, 38, h), BLACK);
      headstone(pen, 70, 268, 1.1, -0.14);
      headstone(pen, 176, 264, 0.9, 0.14, 1);
      pen.at(120, 290, () => risen(pen), 1.06);
      const earth = shape('52 316!, 66 296, 88 284, 104 288, 120 280, 138 288, 156 284, 178 298, 190 316!');
      pen.rimmed(earth, { light: [0, -3], rim: ACCENT, body: BLACK, halo: 1.4 });
      for (const [x, y, s, turn] of [
        [62, 66, 1.2, 0.6],
        [182, 96, 1.1, 2],
        [172, 44, 1, 4],
        [66, 190, 1, 5],
      ] as const)
        leaf(pen, x, y, s, turn);
      frame(stage);
    },
  },
  {
    id: 'back-survivor',
    accent: ACCENTS.red,
    size: BACK,
    draw(stage) {
      const { pen, w, h } = stage;
      spot(stage, { x: 120, y: 170, rays: 14, reach: 1 });
      pen.fill(box(0, 0, 38, h), BLACK).fill(box(w - 38, 0, 38, h), BLACK);
      // A leaf with nobody's name on it yet.
      pen.stroke(line('120 258, 122 282, 130 300'), PAPER, 11).stroke(line('120 258, 122 282, 130 300'), BLACK, 6);
      pen.fill(elm(104), BLACK).stroke(elm(104), PAPER, 4).stroke(elm(90), ACCENT, 2);
      pen.stroke(line('120 84, 120 130'), ACCENT, 2).stroke(line('120 206, 120 262'), ACCENT, 2);
      for (const side of [-1, 1])
        for (const y of [118, 150, 212, 240])
          pen.stroke(
            line([
              [120 + side * (y > 140 && y < 210 ? 34 : 2), y],
              [120 + side * (y === 240 ? 26 : 52), y - 20],
            ]),
            ACCENT,
            1.6,
          );
      pen.at(0, -8, () => nobody(pen));
      for (const [x, y, turn] of [
        [62, 54, 0.7],
        [178, 54, -0.7],
        [62, 292, 2.4],
        [178, 292, -2.4],
      ] as const)
        leaf(pen, x, y, 1.3, turn, PAPER);
      frame(stage);
    },
  },
];
