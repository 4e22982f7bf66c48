import { driveIn } from '../../horizon.ts';
import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import { type Picture, shadow } from '../../stage.ts';
import { carBack, carFront } from '../kit/cars.ts';
import { staring } from '../kit/crowd.ts';
import { girl, type Pose } from '../kit/girl.ts';
import { LIT, still } from '../kit/still.ts';
import { barred, edged, inked, seg } from '../kit/strokes.ts';

/** Hand over hand along a cable. */
const HANGING: Pose = {
  head: [2, -78],
  torso: '0 -66, 2 -50, 4 -36',
  skirt: '-8 -48!, 12 -48!, 20 -30, 26 -16!, 4 -14, -12 -18!, -8 -34',
  hair: '4 -90, -8 -90, -16 -80, -20 -64!, -8 -72, 0 -84',
  far: { arm: '4 -68, 16 -88, 22 -104', leg: '2 -30, 14 -14, 4 4' },
  near: { arm: '-4 -68, -14 -86, -14 -104', leg: '8 -30, 26 -18, 30 2' },
};

export const MOONGLOW_EVENTS: Picture[] = [
  still('event-jammed', 'amber', { x: 120, y: 60, floor: 116 }, ({ pen }) => {
    pen.at(120, 128, () => carFront(pen), 1.16);
    pen.rimmed(box(8, 54, 22, 80, 3), LIT);
    const boom = box(-8, -9, 250, 18, 3);
    pen.at(
      16,
      70,
      () => {
        barred(pen, boom, 6, 3).fill(boom, PAPER);
        pen.clip(boom, () => {
          for (let x = 0; x < 250; x += 40)
            pen.fill(
              poly([
                [x, 10],
                [x + 18, 10],
                [x + 28, -10],
                [x + 10, -10],
              ]),
              ACCENT,
            );
        });
        pen.stroke(boom, BLACK, 2);
      },
      1,
      0.06,
    );
    // A chain, and what shuts it.
    for (const [x, y, t] of rows('94 60 0.4, 106 52 0.7, 148 62 -0.4, 138 52 -0.7, 96 92 -0.4, 146 96 0.4'))
      pen.at(x, y, () => barred(pen, oval(0, 0, 9, 5), 7, 4), 1, t);
    pen.at(122, 92, () => {
      barred(pen, line('-11 -8!, -11 -24, 11 -24, 11 -8!'), 10, 6.6);
      inked(pen, box(-20, -10, 40, 34, 5), ACCENT, 3.4);
      pen.fill(oval(0, 3, 5), BLACK).fill(poly('-2.6 4, 2.6 4, 4 16, -4 16'), BLACK);
    });
  }),
  still('event-dust', 'amber', { x: 66, y: 60, floor: 116, stars: 6 }, (stage) => {
    const { pen } = stage;
    driveIn(stage, 52, 116, 0.9);
    // A mile high, and it has no other side.
    const billows = rows(
      '196 150 46, 236 120 50, 150 140 30, 126 122 24, 160 104 34, 120 92 22, 140 66 30, 186 84 44, 116 58 18, 132 34 26, 176 44 40, 230 60 50, 150 6 30, 200 0 40, 240 0 40',
    );
    // Three banks of it, each in the shade of the one before.
    for (const [dx, dy, fill] of [
      [0, 0, ink(0.85, 0.1, 0)],
      [26, 12, ink(1, 0.45, 0)],
      [58, 26, ink(0.7, 0.9, 0.3)],
    ] as const) {
      for (const [x, y, r] of billows) pen.fill(oval(x + dx, y + dy, r + 4), PAPER);
      for (const [x, y, r] of billows) pen.fill(oval(x + dx, y + dy, r + 2), BLACK);
      for (const [x, y, r] of billows) pen.fill(oval(x + dx, y + dy, r - 0.6), fill);
    }
    for (const c of ['122 128, 132 116, 144 122, 140 132', '118 66, 128 54, 140 60, 136 70', '136 34, 146 24, 156 32'])
      pen.stroke(line(c), BLACK, 2.6);
    for (const [x, y, l] of rows('30 40 40, 20 64 60, 40 88 44, 8 104 36')) edged(pen, seg(x, y, x + l, y - 4), 5, 2.4);
  }),
  still('event-full-house', 'amber', { x: 120, y: 34, floor: 62, stars: 4 }, ({ pen }) => {
    inked(pen, poly('72 8, 168 8, 162 50, 78 50'), PAPER, 4);
    for (const [x, y, s] of rows(
      '38 80 0.42, 80 80 0.42, 122 80 0.42, 164 80 0.42, 206 80 0.42, 20 106 0.56, 72 106 0.56, 126 106 0.56, 178 106 0.56, 230 106 0.56',
    ))
      pen.at(x, y, () => carBack(pen), s);
    for (const x of [36, 122, 208])
      pen.at(
        x,
        146,
        () => {
          carBack(pen);
          for (const d of [-11, 10]) pen.fill(oval(d, -38, 5.4, 6.4), BLACK).fill(box(d - 8, -34, 16, 4, 2), BLACK);
        },
        0.82,
      );
  }),
  still('event-nobody', 'amber', { x: 120, y: 40, stars: 0, rays: 11 }, ({ pen, w }) => {
    pen.at(46, 66, () => staring(pen, 'crew', 'open'), 1.6);
    pen.at(194, 66, () => staring(pen, 'curl', 'open'), 1.6);
    pen.at(120, 62, () => staring(pen, 'bob', 'shut'), 1.8);
    const seat = shape('-4 160!, -4 116, 20 104, 74 104, 88 112, 152 112, 166 104, 220 104, 244 116, 244 160!');
    inked(pen, seat, ACCENT, 3.4);
    pen.clip(seat, () => pen.fill(box(0, 132, w, 30), ink(1, 0.6, 0.1)));
    // One box, forgotten at the mouth.
    pen.at(120, 118, () => {
      for (const [x, y] of rows('-12 -18, 0 -22, 12 -18, -6 -14, 6 -14')) pen.fill(oval(x, y, 8), BLACK);
      for (const [x, y] of rows('-12 -18, 0 -22, 12 -18, -6 -14, 6 -14')) pen.fill(oval(x, y, 6.2), PAPER);
      inked(pen, poly('-20 -12, 20 -12, 15 34, -15 34'), PAPER, 3);
      for (const x of [-16, -3, 10])
        pen.fill(
          poly([
            [x, -11],
            [x + 7, -11],
            [x + 5, 34],
            [x + 1, 34],
          ]),
          ACCENT,
        );
    });
    for (const [x, s] of rows('96 1, 146 -1'))
      pen.at(x, 126, () => inked(pen, shape('-10 -10, 6 -12, 12 0, 6 12, -10 12'), PAPER, 2.6), [s, 1]);
  }),
  still('event-wire', 'amber', { x: 128, y: 60, stars: 10 }, ({ pen }) => {
    // From the catwalk to the booth, with nothing under it.
    barred(pen, line('14 30!, 230 84!'), 7, 4);
    pen.rimmed(box(-6, 6, 30, 150), LIT);
    for (let y = 20; y < 150; y += 18)
      pen.stroke(seg(-4, y, 22, y + 16), tone(0.2), 2).stroke(seg(22, y, -4, y + 16), tone(0.2), 2);
    pen
      .stroke(line('24 32!, 60 32!'), BLACK, 6)
      .stroke(line('30 32, 30 14'), BLACK, 3)
      .stroke(line('56 32, 56 14'), BLACK, 3)
      .stroke(line('28 15, 60 15'), BLACK, 3);
    pen.rimmed(poly('196 84, 250 78, 250 160, 204 160'), LIT).fill(box(212, 100, 18, 14, 2), ACCENT);
    pen.at(116, 142, () => girl(pen, HANGING), 0.82);
    for (const [x, y] of rows('70 120, 160 128, 96 140')) edged(pen, seg(x, y, x, y + 12), 5, 2.4);
  }),
  still('event-phone', 'amber', { x: 106, y: 64, stars: 0 }, ({ pen }) => {
    const cord = line('108 92, 118 122, 150 108, 142 84, 166 72, 174 92');
    pen.at(92, 58, () => {
      inked(pen, box(-40, -48, 80, 100, 6), BLACK, 4);
      pen.fill(oval(0, -2, 28), PAPER).stroke(oval(0, -2, 28), BLACK, 2);
      for (let i = 0; i < 10; i++) {
        const a = -1.2 + i * 0.52;
        pen.fill(oval(Math.cos(a) * 20, -2 + Math.sin(a) * 20, 4), BLACK);
      }
      pen.fill(oval(0, -2, 10), ACCENT).stroke(oval(0, -2, 10), BLACK, 2);
      pen
        .stroke(line('-34 -46!, -42 -58!'), PAPER, 7)
        .stroke(line('34 -46!, 42 -58!'), PAPER, 7)
        .stroke(line('-34 -46!, -42 -58!'), BLACK, 4)
        .stroke(line('34 -46!, 42 -58!'), BLACK, 4);
      for (const y of [34, 41]) pen.stroke(seg(-24, y, 24, y), ACCENT, 2.4);
    });
    barred(pen, cord, 7, 4);
    pen.at(
      176,
      108,
      () => inked(pen, shape('-12 -34, 10 -36, 14 -20, 6 -12, 6 12, 14 20, 10 36, -12 34, -16 0'), ACCENT, 3.4),
      1,
      0.2,
    );
    for (const r of [16, 28]) {
      const arc = line([
        [196 + r * 0.3, 128 - r],
        [200 + r * 0.9, 136],
        [194 + r * 0.5, 142 + r * 0.6],
      ]);
      edged(pen, arc, 5, 2.6);
    }
  }),
  still('event-rain', 'amber', { x: 120, y: 60, floor: 126, stars: 0 }, ({ pen, rand, w }) => {
    for (let i = 0; i < 30; i++) {
      const [x, y] = [rand() * w, rand() * 118];
      if (Math.abs(x - 120) < 62 && y > 40) continue;
      edged(pen, seg(x, y, x - 4, y + 14), 5, 2.6, i % 2 ? PAPER : ACCENT);
    }
    pen.at(120, 62, () => {
      barred(pen, line('0 -20!, 0 72, -8 80, -16 72'), 9, 5.6);
      const canopy = shape('0 -42, -40 -32, -68 4!, -50 -4, -34 6!, -17 -4, 0 6!, 17 -4, 34 6!, 50 -4, 68 4!, 40 -32');
      inked(pen, canopy, BLACK, 4);
      for (const rib of ['0 -42, -26 -22, -34 5', '0 -42, 26 -22, 34 5', '0 -42, 0 5'])
        pen.stroke(line(rib), tone(0.2), 1.8);
      for (const [x, y, r] of rows('-40 -14 7, 16 -24 6, 44 -12 5, -12 -10 5'))
        pen.fill(oval(x, y, r + 1.6), ACCENT).fill(oval(x, y, r), PAPER);
      pen.fill(box(-3, -50, 6, 10), BLACK);
    });
    for (const [x, y] of rows('60 136, 100 142, 160 138, 196 142')) pen.stroke(oval(x, y, 12, 3), PAPER, 2);
    shadow(pen, 120, 144, 40, 4);
  }),
];
