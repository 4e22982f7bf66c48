import { PALETTE } from '../../../../src/art/palette.ts';
import type { Thing } from '../../board/tokens.ts';
import { box, limb, line, oval, type Points, poly, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';

const { filmBlack: BLACK, paper: PAPER, itemGreen: GREEN } = PALETTE;

/** Spines of a figure 34 high, feet at 0,14: head, trunk, arms, legs. */
type Pose = {
  head: readonly [number, number];
  trunk: Points;
  arms: readonly Points[];
  legs: readonly Points[];
  turn?: number;
};

export const VICTIM_POSES = {
  standing: {
    head: [0, -13],
    trunk: '0 -6, 0 4',
    arms: ['-4 -5, -6 3', '4 -5, 6 3'],
    legs: ['-2 4, -3 14', '2 4, 3 14'],
  },
  following: {
    head: [2.4, -13],
    trunk: '1.4 -6, -0.4 4',
    arms: ['-2.4 -5, -6 1', '5 -5, 8.6 -1'],
    legs: ['-1 4, -6.4 13', '1 4, 5.6 7, 5 14'],
  },
  panicking: {
    head: [0, -12],
    trunk: '0 -5, 0 4',
    arms: ['-4 -5, -9 -9, -8 -16', '4 -5, 9 -9, 8 -16'],
    legs: ['-2 4, -7 8, -6 14', '2 4, 7 8, 8 13'],
  },
  saved: {
    head: [0, -13],
    trunk: '0 -6, 0 4',
    arms: ['-4 -5, -6 3', '4 -5, 10 -10, 9 -17'],
    legs: ['-2 4, -3 14', '2 4, 3 14'],
  },
  dead: {
    head: [-12, 9],
    trunk: '-5 10, 4 11',
    arms: ['-6 8, -2 4, 3 4', '-5 12, 0 14, 5 14'],
    legs: ['4 10, 13 8', '4 12, 12 13'],
  },
} as const satisfies Record<string, Pose>;
export type VictimPose = keyof typeof VICTIM_POSES;

type Kind = { skin: string; head?: (p: Pen) => void; body?: (p: Pen, pose: VictimPose) => void; scale?: number };

const SILVER = '#eef1f4';
const ORANGE = PALETTE.furnaceRust;
const BLUE = PALETTE.plotBlue;

/** What each wears; hats are drawn about the head's middle. */
const KINDS: Record<string, Kind> = {
  plain: { skin: PAPER },
  kid: {
    skin: SILVER,
    scale: 0.84,
    body: (p, pose) => {
      if (pose !== 'dead')
        p.fill(shape('-3 -6!, -9 2, -11 12!, -3 9, 0 0'), '#8e959c').stroke(
          shape('-3 -6!, -9 2, -11 12!, -3 9, 0 0'),
          BLACK,
          1.2,
        );
    },
    head: (p) => p.fill(box(-5, -1.6, 10, 3, 1), BLACK),
  },
  star: {
    skin: ORANGE,
    body: (p, pose) => {
      if (pose === 'dead') return;
      p.fill(shape('-3.4 -3!, 3.4 -3!, 9 14!, 0 15, -9 14!'), ORANGE).stroke(
        shape('-3.4 -3!, 3.4 -3!, 9 14!, 0 15, -9 14!'),
        BLACK,
        1.6,
      );
    },
    head: (p) =>
      p
        .fill(shape('-6.4 4, -6.4 -5, 0 -7.4, 6.4 -5, 6.4 4, 3 -2, -3 -2'), '#ffe0c2')
        .stroke(shape('-6.4 4, -6.4 -5, 0 -7.4, 6.4 -5, 6.4 4, 3 -2, -3 -2'), BLACK, 1.2),
  },
  sergeant: {
    skin: BLUE,
    head: (p) =>
      p
        .fill(shape('-6.6 -1!, -6 -6, 0 -8, 6 -6, 6.6 -1!'), '#ffffff')
        .stroke(shape('-6.6 -1!, -6 -6, 0 -8, 6 -6, 6.6 -1!'), BLACK, 1.4)
        .stroke(line('-6 -3, 6 -3'), BLACK, 1.4),
  },
  stowaway: {
    skin: SILVER,
    scale: 0.84,
    head: (p) =>
      p
        .fill(shape('-6 -2!, -6 -6, 0 -8, 6 -6, 6 -2!'), '#8e959c')
        .stroke(shape('-6 -2!, -6 -6, 0 -8, 6 -6, 6 -2!'), BLACK, 1.3)
        .stroke(line('-7 -1.6, 1 -1.6'), BLACK, 2.2),
  },
  heiress: {
    skin: ORANGE,
    body: (p, pose) => {
      if (pose === 'dead') return;
      p.fill(shape('-3.4 -3!, 3.4 -3!, 7 14!, 0 15, -7 14!'), ORANGE).stroke(
        shape('-3.4 -3!, 3.4 -3!, 7 14!, 0 15, -7 14!'),
        BLACK,
        1.6,
      );
      p.stroke(line('-5 -5, 0 -3, 5 -5'), '#ffffff', 3);
    },
    head: (p) =>
      p
        .stroke(oval(0, -4.6, 9.4, 2.8), BLACK, 2.4)
        .fill(shape('-5 -5!, -4 -9.4, 4 -9.4, 5 -5!'), BLACK)
        .fill(oval(0, -4.6, 9.4, 2.8), '#ffe0c2')
        .fill(shape('-4 -5!, -3 -8.4, 3 -8.4, 4 -5!'), '#ffe0c2'),
  },
  conductor: {
    skin: BLUE,
    head: (p) =>
      p
        .fill(box(-6.4, -8.4, 12.8, 6.4, 1.4), BLACK)
        .fill(box(-5.2, -7.2, 10.4, 4, 1), '#d4e8ff')
        .fill(poly('-7.4 -3, 7.4 -3, 6 -0.6, -6 -0.6'), BLACK)
        .fill(box(-1.6, -6.4, 3.2, 2.2), BLACK),
  },
};

function figure(p: Pen, { skin, head, body, scale = 1 }: Kind, pose: VictimPose): void {
  const { head: at, trunk, arms, legs }: Pose = VICTIM_POSES[pose];
  p.fill(oval(0, 15, pose === 'dead' ? 15 : 8, 2.4), 'rgba(0,0,0,0.45)');
  if (pose === 'saved') p.fill(oval(0, -1, 17, 17), 'rgba(88,194,107,0.30)').stroke(oval(0, -1, 16), GREEN, 1.4);
  p.at(
    0,
    14,
    () =>
      p.at(0, -14, () => {
        const fill = pose === 'dead' ? '#c4545b' : skin;
        const parts = [
          ...legs.map((l) => limb(l, 5, 4.2)),
          limb(trunk, 9.4, 7.4),
          ...arms.map((a) => limb(a, 3.8, 3.2)),
          oval(at[0], at[1], 5),
        ];
        for (const part of parts) p.stroke(part, BLACK, 3);
        for (const part of parts) p.fill(part, fill);
        body?.(p, pose);
        if (pose !== 'dead') p.fill(oval(at[0], at[1], 5), fill);
        if (pose === 'panicking') p.fill(oval(at[0], at[1] + 1.6, 1.6, 2), BLACK);
        p.at(at[0], at[1], () => head?.(p), 1, pose === 'dead' ? -1.5 : 0);
      }),
    scale,
  );
  if (pose === 'panicking')
    for (const [x, t] of [
      [-13, -0.5],
      [13, 0.5],
    ] as const)
      p.at(x, -6, () => p.stroke(line('0 -3, 0 3'), PALETTE.marqueeAmber, 2), 1, t);
  if (pose === 'following')
    p.stroke(line('-13 -4!, -9 -4!'), PALETTE.marqueeAmber, 1.8).stroke(
      line('-14 2!, -9 2!'),
      PALETTE.marqueeAmber,
      1.8,
    );
}

/** A victim is a figure on the table: who it is by dress and colour, how it fares by how it stands. */
export const FIGURES: readonly Thing[] = Object.entries(KINDS).flatMap(([kind, dress]) =>
  (Object.keys(VICTIM_POSES) as VictimPose[]).map(
    (pose): Thing => ({
      id: `victim-${kind}-${pose}`,
      w: 38,
      h: 42,
      draw: (p) => p.at(0, 2, () => figure(p, dress, pose)),
    }),
  ),
);
