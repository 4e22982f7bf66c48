import { ACCENT, BLACK, type Ink, PAPER, tone } from '../../ink.ts';
import { limb, line, oval, type Point, type Points, points, shape } from '../../paths.ts';
import type { Pen, Rim } from '../../pen.ts';

/** The dead share a face, two hands and a way of walking; the rest is what they were buried in. */
export const LIT: Rim = { light: [2.2, -1.6], rim: PAPER, body: BLACK, halo: 1.8 };

export type Head = { jaw?: 'slack' | 'shut' | 'bared'; bald?: boolean; eyes?: Ink };

/** A face gone pale: hollow sockets with a spark in them, a jaw that nobody is holding. About 22 wide round 0,0. */
export function deadHead(pen: Pen, { jaw = 'slack', bald = false, eyes = ACCENT }: Head = {}): void {
  const drop = jaw === 'slack' ? 4 : 0;
  const skull = shape([
    [-10.5, -5],
    [-9, -13],
    [0, -17],
    [9, -13],
    [10.5, -5],
    [9, 5],
    [5.4, 11 + drop],
    [0, 13.4 + drop],
    [-5.4, 11.4 + drop],
    [-9.4, 5],
  ]);
  pen.stroke(skull, BLACK, 3).fill(skull, PAPER);
  pen.clip(skull, () => {
    pen.fill(shape('3 -20!, 6 -8, 3.4 2, 6.4 8, 2 22!, 20 22!, 20 -20!'), tone(0.5));
    if (!bald) pen.fill(shape('-14 -6!, -11 -20!, 13 -20!, 13 -4!, 9.4 -10, 5 -12.6, 1 -9.4, -4 -12.4, -8 -9'), BLACK);
  });
  for (const [x, r] of [
    [-4.6, 3.9],
    [4.6, 3.7],
  ] as const)
    pen.fill(oval(x, -2.4, r, r * 0.94), BLACK).fill(oval(x + 0.2, -2, 1.5), eyes);
  pen.fill(shape('-1.4 4!, 0 0.6, 1.6 4!'), BLACK);
  if (jaw === 'shut') pen.stroke(line('-4 8.4, 0 7.4, 4.6 8.8'), BLACK, 1.8);
  else {
    const mouth =
      jaw === 'slack' ? shape('-4.4 7, 0 5.6, 4.6 7, 4 14, 0 15.4, -3.4 14') : shape('-6 7!, 0 5, 6 7!, 4 11, -4 11');
    pen.fill(mouth, BLACK).clip(mouth, () => {
      pen.fill(shape('-4 4, 4 4, 3.6 8, -3.6 8'), PAPER);
      for (const x of [-1.6, 1.4])
        pen.stroke(
          line([
            [x, 5],
            [x, 8.4],
          ]),
          BLACK,
          0.8,
        );
    });
  }
}

/** Four fingers that want something. The wrist is at 0,0, the fingers point down. */
export function claw(pen: Pen, x: number, y: number, turn: number, s = 1): void {
  pen.at(
    x,
    y,
    () => {
      const fingers = ['-3 3, -6 9, -5 14', '-1 4, -2 11, -0.6 16', '1.4 4, 2.4 10, 3.4 15', '3.4 2, 6.6 6, 8 10'];
      const palm = oval(0, 2, 4.6, 5.4);
      for (const f of fingers) pen.stroke(line(f), BLACK, 4.6);
      pen.stroke(palm, BLACK, 2.4);
      for (const f of fingers) pen.stroke(line(f), PAPER, 2.2);
      pen.fill(palm, PAPER);
    },
    s,
    turn,
  );
}

export type Pose = {
  head: readonly [x: number, y: number, turn: number];
  /** Shoulder, elbow, wrist. */
  arms: readonly [Points, Points];
  /** How the hands hang from the wrists: straight down is nought. Held up, they would wave. */
  hands: readonly [number, number];
  /** Hip, knee, foot. */
  legs: readonly [Points, Points];
};

/** Feet near 0,0; shoulders at 80; about 112 high. */
export const POSES = {
  grab: {
    head: [1, -95, 0.16],
    arms: ['-16 -76, -35 -77, -46 -88', '16 -76, 36 -72, 50 -82'],
    hands: [0.5, -0.6],
    legs: ['-7 -46, -12 -24, -11 -1', '7 -46, 12 -24, 18 -2'],
  },
  hang: {
    head: [-5, -93, -0.42],
    arms: ['-17 -76, -27 -58, -25 -40', '15 -78, 23 -60, 17 -43'],
    hands: [0.2, 0.1],
    legs: ['-7 -46, -8 -22, -15 0', '7 -46, 7 -24, 15 -1'],
  },
  point: {
    head: [-5, -95, -0.16],
    arms: ['-15 -77, -36 -80, -56 -88', '15 -77, 26 -60, 24 -42'],
    hands: [0.7, -0.2],
    legs: ['-7 -46, -18 -26, -20 -1', '7 -46, 8 -24, 17 -1'],
  },
  lurch: {
    head: [-10, -92, -0.46],
    arms: ['-18 -72, -36 -64, -50 -72', '13 -80, 23 -60, 30 -42'],
    hands: [0.4, -0.3],
    legs: ['-8 -46, -16 -24, -12 0', '6 -46, 14 -26, 24 -4'],
  },
  hail: {
    head: [3, -94, 0.3],
    arms: ['-15 -78, -31 -94, -38 -112', '16 -76, 27 -60, 26 -42'],
    hands: [0.6, -0.1],
    legs: ['-7 -46, -10 -24, -16 0', '7 -46, 13 -24, 12 0'],
  },
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof POSES;

export type Dress = {
  /** Round the trunk, shoulders to hips or hem; feet at 0,0. */
  coat: Points;
  sleeve?: number;
  leg?: number;
  head: (pen: Pen) => void;
  /** What is on the coat. */
  over?: (pen: Pen) => void;
  /** A hand that holds something has no claw of its own. */
  right?: (pen: Pen) => void;
};

/** One of them, upright. */
export function corpse(pen: Pen, name: PoseName, { coat, sleeve = 11, leg = 13, head, over, right }: Dress): void {
  const { head: at, arms, hands, legs } = POSES[name];
  for (const spine of legs) {
    const foot = points(spine).at(-1) as Point;
    pen.rimmed(limb(spine, leg, leg * 0.66), LIT);
    pen.rimmed(
      shape([
        [foot[0] - 6, foot[1] + 2],
        [foot[0] - 3, foot[1] - 5],
        [foot[0] + 5, foot[1] - 4],
        [foot[0] + 9, foot[1] + 2],
      ]),
      { ...LIT, light: [1, -1], halo: 1.2 },
    );
  }
  pen.rimmed(shape(coat), LIT);
  over?.(pen);
  pen.at(at[0], at[1], () => head(pen), 1, at[2]);
  arms.forEach((spine, i) => {
    pen.rimmed(limb(spine, sleeve, sleeve * 0.72), LIT);
    const [x, y] = points(spine).at(-1) as Point;
    if (i === 1 && right) pen.at(x, y, () => right(pen));
    else claw(pen, x, y, hands[i] ?? 0);
  });
}
