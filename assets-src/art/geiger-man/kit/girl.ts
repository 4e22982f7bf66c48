import { ACCENT, BLACK, type Ink, PAPER, tone } from '../../ink.ts';
import { limb, oval, type Points, points, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { seg } from './strokes.ts';

/**
 * The Girl from far off: whoever she is tonight, a blouse, a skirt and hair in the wind. Spines run from the shoulder to the hand and
 * from the hip to the toe; feet at 0, about 104 high, facing right.
 */
export type Pose = {
  head: readonly [number, number];
  torso: Points;
  skirt: Points;
  hair: Points;
  far: { arm: Points; leg: Points };
  near: { arm: Points; leg: Points };
};

export const POSES = {
  run: {
    head: [24, -92],
    torso: '14 -80, 6 -64, -2 -50',
    skirt: '6 -60!, -10 -62!, -24 -44, -30 -32!, -10 -30, 8 -28, 22 -32!, 14 -46',
    hair: '20 -104, 10 -100, -8 -98, -20 -86!, -2 -88, 14 -86',
    far: { arm: '14 -78, 32 -70, 46 -84', leg: '0 -44, -24 -34, -46 -44' },
    near: { arm: '10 -78, -12 -66, -16 -46', leg: '2 -44, 28 -34, 26 -4' },
  },
  lean: {
    head: [4, -96],
    torso: '0 -82, -2 -66, -4 -50',
    skirt: '-12 -62!, 8 -62!, 14 -44, 18 -28!, -4 -24, -18 -28!, -16 -46',
    hair: '10 -106, -2 -110, -12 -100, -14 -84, -8 -76!, -6 -90, 0 -102',
    far: { arm: '-2 -80, -16 -68, -12 -46', leg: '-8 -44, -10 -22, -14 0' },
    near: { arm: '2 -80, 16 -66, 4 -72', leg: '6 -44, 14 -22, 8 0' },
  },
  crouch: {
    head: [20, -50],
    torso: '10 -44, -4 -36, -16 -26',
    skirt: '-10 -38!, -26 -34!, -32 -16, -28 -4!, -8 -8, 12 -6!, 4 -24',
    hair: '22 -62, 8 -62, -4 -54, -10 -42!, 4 -46, 14 -56',
    far: { arm: '12 -42, 26 -60, 16 -72', leg: '-12 -20, 18 -24, 22 0' },
    near: { arm: '8 -40, 26 -48, 30 -66', leg: '-18 -18, 4 -20, -8 -2' },
  },
  swing: {
    head: [10, -94],
    torso: '4 -80, 0 -66, -6 -50',
    skirt: '6 -62!, -14 -62!, -26 -42, -30 -28!, -6 -26, 18 -28!, 12 -46',
    hair: '8 -106, -4 -106, -16 -96, -30 -92!, -14 -88, 2 -96',
    far: { arm: '6 -78, 26 -80, 42 -94', leg: '-8 -44, -20 -24, -32 0' },
    near: { arm: '2 -78, 22 -68, 42 -90', leg: '4 -44, 22 -26, 26 0' },
  },
  leap: {
    head: [14, -96],
    torso: '6 -82, 0 -68, -4 -54',
    skirt: '8 -66!, -12 -66!, -28 -50, -36 -36!, -10 -38, 16 -40!, 12 -54',
    hair: '10 -108, -2 -108, -16 -98, -34 -98!, -14 -90, 6 -96',
    far: { arm: '8 -82, 18 -104, 8 -126', leg: '-4 -50, -28 -40, -44 -18' },
    near: { arm: '0 -82, -4 -106, 2 -128', leg: '4 -50, 28 -44, 22 -16' },
  },
  walk: {
    head: [6, -96],
    torso: '2 -82, 0 -66, -2 -50',
    skirt: '8 -62!, -10 -62!, -20 -42, -22 -26!, 0 -22, 18 -26!, 14 -44',
    hair: '4 -108, -8 -108, -16 -98, -18 -82, -12 -74!, -8 -90, 0 -102',
    far: { arm: '2 -80, 14 -64, 22 -48', leg: '-2 -44, -12 -22, -22 -2' },
    near: { arm: '0 -80, -12 -64, -10 -44', leg: '2 -44, 14 -24, 18 0' },
  },
} as const satisfies Record<string, Pose>;

export type Dress = { top?: Ink; skirt?: Ink; skin?: Ink };

export function girl(pen: Pen, pose: Pose, { top = tone(0.85), skirt = ACCENT, skin = PAPER }: Dress = {}): void {
  const arm = (spine: Points): ReturnType<typeof limb> => limb(spine, 8, 6);
  const leg = (spine: Points): ReturnType<typeof limb> => limb(spine, 13, 8);
  const body = limb(pose.torso, 20, 15);
  const [hx, hy] = pose.head;
  const head = oval(hx, hy, 9.4, 11);
  const parts = [
    arm(pose.far.arm),
    leg(pose.far.leg),
    leg(pose.near.leg),
    body,
    shape(pose.skirt),
    head,
    shape(pose.hair),
    arm(pose.near.arm),
  ];
  for (const part of parts) pen.stroke(part, PAPER, 7.4);
  for (const part of parts) pen.stroke(part, BLACK, 3.8);
  const shoe = (spine: Points): void => {
    const last = points(spine).at(-1) as readonly [number, number];
    pen.fill(
      shape([
        [last[0] - 5, last[1] + 3],
        [last[0] - 4, last[1] - 4],
        [last[0] + 5, last[1] - 3],
        [last[0] + 11, last[1] + 2],
        [last[0] + 9, last[1] + 4],
      ]),
      BLACK,
    );
  };
  const inked = (path: ReturnType<typeof limb>, fill: Ink): void => {
    pen.fill(path, fill).stroke(path, BLACK, 1.8);
  };
  inked(arm(pose.far.arm), skin);
  inked(leg(pose.far.leg), tone(0.35));
  shoe(pose.far.leg);
  inked(leg(pose.near.leg), skin);
  shoe(pose.near.leg);
  inked(body, top);
  inked(shape(pose.skirt), skirt);
  pen.stroke(shape(pose.hair), BLACK, 2).fill(shape(pose.hair), BLACK);
  inked(head, skin);
  pen.fill(
    shape([
      [hx - 10, hy + 1],
      [hx - 10, hy - 9],
      [hx - 1, hy - 14],
      [hx + 9, hy - 9],
      [hx + 8, hy - 4, 1],
      [hx, hy - 6],
      [hx - 4, hy + 6, 1],
    ]),
    BLACK,
  );
  pen.fill(oval(hx + 5, hy - 0.6, 1.2, 1.7), BLACK).stroke(seg(hx + 3, hy + 5.6, hx + 7, hy + 5), BLACK, 1.3);
  inked(arm(pose.near.arm), skin);
}
