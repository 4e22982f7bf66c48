import { hills } from '../../horizon.ts';
import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, limb, line, oval, poly, rows, shape } from '../../paths.ts';
import { type Picture, shadow } from '../../stage.ts';
import { LIT, still } from '../kit/still.ts';
import { barred, edged, inked, seg } from '../kit/strokes.ts';
import { carriage, lantern, track } from '../kit/train.ts';

export const NIGHTBIRD_SET_UPS: Picture[] = [
  still('set-up-sitting', 'yellow', { x: 120, y: 50, stars: 0 }, ({ pen }) => {
    inked(pen, box(48, -8, 144, 88, 8), ink(0.2, 0.9, 0.5), 4);
    for (const s of [0, 1])
      pen.at(s ? 240 : 0, 0, () => inked(pen, shape('30 -8!, 86 -8!, 70 40, 44 84!, 30 84!'), ACCENT, 3), [
        s ? -1 : 1,
        1,
      ]);
    inked(pen, poly('14 112, 226 112, 250 160, -10 160'), PAPER, 3.6);
    pen.stroke(line('20 120, 220 120'), tone(0.5), 1.6);
    // Two covers, one lamp, one rose.
    for (const x of [58, 182]) {
      pen
        .fill(oval(x, 132, 36, 10), BLACK)
        .fill(oval(x, 130, 35, 9.4), PAPER)
        .stroke(oval(x, 130, 24, 5.6), BLACK, 1.8);
      inked(
        pen,
        shape([
          [x - 26, 128, 1],
          [x - 22, 108],
          [x, 100],
          [x + 22, 108],
          [x + 26, 128, 1],
        ]),
        tone(0.3),
        3,
      );
      pen.fill(oval(x, 99, 4), BLACK).stroke(seg(x - 14, 114, x - 4, 107), PAPER, 3);
    }
    pen.at(120, 124, () => {
      inked(pen, poly('-26 -40, -14 -72, 14 -72, 26 -40'), ACCENT, 3.4);
      inked(pen, box(-3, -40, 6, 36), tone(0.4), 3);
      inked(pen, shape('-16 0!, -10 -8, 10 -8, 16 0!'), tone(0.4), 3);
    });
  }),
  still('set-up-berths', 'yellow', { x: 130, y: 60, stars: 0 }, ({ pen, w }) => {
    pen.fill(box(0, 0, w, 152), ink(0.5, 0.7, 0));
    for (const y of [10, 84]) {
      inked(pen, box(30, y, 196, 54, 4), BLACK, 4);
      inked(pen, box(34, y + 34, 188, 18, 6), PAPER, 2.6);
      inked(
        pen,
        shape([
          [40, y + 36],
          [46, y + 20],
          [74, y + 20],
          [82, y + 36],
        ]),
        PAPER,
        2.6,
      );
      // Somebody is asleep. Somebody is not.
      pen.at(64, y + 20, () => {
        inked(pen, oval(0, 0, 11, 10), PAPER, 2.6);
        pen.fill(shape('-12 0!, -8 -12, 6 -12, 12 -2!, 0 -4'), BLACK);
        if (y > 40) for (const d of [0, 7]) pen.fill(oval(d, 2, 2.6), BLACK).fill(oval(d + 0.6, 1.4, 1), PAPER);
        else for (const d of [0, 7]) pen.stroke(seg(d - 2.4, 2, d + 2.4, 3), BLACK, 1.6);
      });
      inked(
        pen,
        shape([
          [84, y + 50, 1],
          [88, y + 26],
          [120, y + 20],
          [170, y + 26],
          [216, y + 30],
          [220, y + 50, 1],
        ]),
        ACCENT,
        3,
      );
      pen.stroke(seg(110, y + 24, 116, y + 48), BLACK, 2).stroke(seg(160, y + 26, 164, y + 48), BLACK, 2);
    }
    for (const x of [192, 210]) barred(pen, seg(x, 20, x, 156), 8, 5);
    for (const y of [40, 62, 84, 106, 128]) barred(pen, seg(192, y, 210, y), 7, 4.4);
    const drape = shape('-6 -6!, 30 -6!, 24 60, 30 156!, -6 156!');
    inked(pen, drape, ACCENT, 3);
    for (const m of ['8 0, 6 150', '20 0, 16 150']) pen.stroke(line(m), BLACK, 2);
  }),
  still(
    'set-up-lanterns',
    'yellow',
    { x: 164, y: 56, floor: 92, stars: 12 },
    ({ pen }) => {
      track(pen, 168, 92, 152, 150);
      for (const [x, y, s] of rows('150 74 0.24, 126 70 0.36, 96 60 0.56, 46 36 1.06')) {
        shadow(pen, x, y + 78 * s, 20 * s, 5 * s);
        barred(
          pen,
          line([
            [x - 26 * s, y + 90 * s],
            [x - 26 * s, y - 10 * s],
            [x, y - 10 * s],
            [x, y],
          ]),
          8 * s,
          5 * s,
        );
        pen.at(x, y, () => lantern(pen), s);
      }
    },
    (s) => hills(s, 92),
  ),
  still('set-up-honeymoon', 'yellow', { x: 120, y: 56, stars: 8, floor: 128 }, ({ pen }) => {
    track(pen, 120, 122, 152, 130);
    // The last car, from behind; the sign is paint, and wet.
    pen.rimmed(shape('58 126!, 56 30, 68 8, 120 -2, 172 8, 184 30, 182 126!'), { ...LIT, light: [0, -3] });
    pen.fill(box(100, 26, 40, 74, 4), PAPER).stroke(box(100, 26, 40, 74, 4), ACCENT, 2.6);
    for (const x of [66, 148]) pen.fill(box(x, 30, 26, 30, 3), ACCENT);
    for (const [x, k] of rows('112 0, 128 1')) {
      pen
        .fill(oval(x, 52, 7, 8), BLACK)
        .fill(
          shape([
            [x - 10, 100, 1],
            [x - 9, 66],
            [x + 9, 66],
            [x + 10, 100, 1],
          ]),
          k ? ink(1, 0.3, 0) : BLACK,
        )
        .stroke(
          shape([
            [x - 10, 100, 1],
            [x - 9, 66],
            [x + 9, 66],
            [x + 10, 100, 1],
          ]),
          BLACK,
          1.6,
        );
    }
    inked(pen, box(46, 84, 148, 6, 2), BLACK, 3);
    for (let x = 54; x < 192; x += 14) barred(pen, seg(x, 90, x, 122), 5, 3);
    inked(pen, box(46, 118, 148, 10, 2), BLACK, 3);
    pen.at(120, 104, () => inked(pen, shape('0 18!, -18 4, -20 -7, -11 -17, 0 -8!, 11 -17, 20 -7, 18 4'), ACCENT, 3.6));
    for (const [x, y, a] of rows('78 146 0.3, 104 150 -0.2, 150 148 0.2')) {
      pen.stroke(seg(120 + (x - 120) * 0.5, 128, x, y - 8), BLACK, 2);
      pen.at(x, y, () => inked(pen, box(-8, -7, 16, 13, 2), tone(0.3), 2.4), 1, a);
    }
  }),
  still(
    'set-up-mail',
    'yellow',
    { x: 96, y: 58, stars: 10, floor: 124 },
    ({ pen }) => {
      pen.at(-150, 132, () => carriage(pen, 240), 1.2);
      // The crane, the bag, and an arm out of the door.
      for (const m of ['214 140!, 214 14!', '214 20!, 168 20!', '214 100!, 168 100!']) barred(pen, line(m), 10, 6.6);
      pen.stroke(line('214 140!, 234 150!'), BLACK, 6).stroke(line('214 140!, 192 150!'), BLACK, 6);
      pen.at(172, 60, () => {
        const sack = shape('-9 -34!, 9 -34!, 20 -16, 12 0, 20 18, 9 34!, -9 34!, -20 18, -12 0, -20 -16');
        inked(pen, sack, PAPER, 3.6);
        pen.clip(sack, () => pen.fill(box(5, -40, 30, 90), tone(0.45)));
        pen.fill(box(-13, -4, 26, 8, 2), ACCENT).stroke(box(-13, -4, 26, 8, 2), BLACK, 2);
      });
      pen.rimmed(limb('86 82, 108 76, 126 62', 15, 11), LIT);
      inked(pen, shape('120 54, 132 50, 140 58, 134 70, 122 70'), PAPER, 2.6);
      const hook = line('128 40, 140 34, 142 50, 132 56');
      barred(pen, hook, 7, 4.4);
      for (const [x, y, l] of rows('20 20 50, 60 34 40, 10 46 36')) edged(pen, seg(x, y, x + l, y), 5, 2.4);
    },
    (s) => hills(s, 124),
  ),
];
