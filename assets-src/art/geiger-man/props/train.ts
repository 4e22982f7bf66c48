import { ACCENT, BLACK, PAPER, tone } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import type { Picture } from '../../stage.ts';
import { prop } from '../kit/still.ts';
import { barred, edged, inked, seg } from '../kit/strokes.ts';
import { SHADE, WOOD } from './tools.ts';

/** A pot of coffee that has been on since Amarillo; 70 wide, 84 high round 0,0. */
function coffeePot(pen: Pen): void {
  barred(pen, line('26 -20, 46 -16, 46 14, 28 20'), 13, 9);
  inked(pen, poly('-22 -18, -44 -32, -48 -24, -26 6'), tone(0.2), 3.2);
  const pot = shape('-22 -28!, 22 -28!, 30 36, 24 42!, -24 42!, -30 36');
  inked(pen, pot, tone(0.2), 3.6);
  pen.clip(pot, () =>
    pen
      .fill(poly('6 -40, 40 -40, 40 50, 12 50'), tone(0.7))
      .fill(poly('-18 -30, -10 -30, -14 44, -24 44'), PAPER)
      .fill(box(-40, 14, 80, 14), ACCENT),
  );
  pen.stroke(pot, BLACK, 2.6);
  inked(pen, shape('-24 -28!, -16 -40, 16 -40, 24 -28!'), BLACK, 2.6);
  pen.fill(oval(0, -44, 5), BLACK);
}

export const TRAIN_PROPS: Picture[] = [
  prop('cord', ({ pen }) => {
    barred(pen, line('-4 20, 30 14, 55 22, 80 14, 114 20'), 10, 6.6);
    for (let x = 4; x < 110; x += 9) pen.stroke(seg(x, 21 - (x % 2), x + 4, 15), ACCENT, 2);
    const drop = line('55 22, 52 40, 57 52');
    barred(pen, drop, 10, 6.6);
    pen.at(
      56,
      76,
      () => {
        barred(pen, poly('-26 12, 26 12, 0 -24'), 15, 11).stroke(poly('-26 12, 26 12, 0 -24'), ACCENT, 5.4);
      },
      1,
      0.1,
    );
  }),
  prop('tray', ({ pen }) => {
    pen.at(
      55,
      56,
      () => {
        inked(pen, oval(0, 0, 46, 38), tone(0.2), 3.6);
        pen.clip(oval(0, 0, 46, 38), () =>
          pen
            .fill(poly('-10 -50, 18 -50, -16 50, -44 50'), PAPER)
            .fill(poly('30 -50, 60 -50, 60 50, 10 50'), tone(0.6)),
        );
        pen.stroke(oval(0, 0, 36, 28), BLACK, 2.4).stroke(oval(0, 0, 41, 33), ACCENT, 3);
        // It has stopped one already.
        pen
          .fill(oval(8, 2, 13, 11), BLACK)
          .fill(oval(10, 4, 10, 8.4), tone(0.5))
          .fill(oval(4, -2, 3), PAPER);
        for (const c of ['-4 -4!, -14 -8!, -20 -4!', '8 -9!, 6 -18!', '-3 8!, -12 14!', '20 10!, 28 14!'])
          pen.stroke(line(c), BLACK, 2);
      },
      1,
      -0.4,
    );
  }),
  prop('mailbag', ({ pen }) => {
    barred(pen, line('30 34, 26 10, 55 2, 84 10, 80 34'), 12, 8.4);
    const sack = shape('20 36!, 34 30, 76 30, 90 36!, 98 70, 88 102, 22 102, 12 70');
    inked(pen, sack, tone(0.22), 3.6);
    pen.clip(sack, () =>
      pen
        .fill(shape('66 20!, 72 60, 64 110!, 120 110!, 120 20!'), tone(0.65))
        .fill(box(0, 60, 120, 9), BLACK)
        .fill(box(0, 62, 120, 5), ACCENT),
    );
    for (const m of ['30 40, 34 56', '50 36, 50 56', '72 38, 70 56', '34 78, 32 94', '76 78, 78 94'])
      pen.stroke(line(m), BLACK, 2);
    inked(pen, box(46, 56, 18, 17, 3), ACCENT, 2.6);
    pen.at(62, 24, () => inked(pen, box(-16, -11, 32, 20, 1), PAPER, 2.6), 1, -0.3);
    pen.stroke(line('48 21!, 60 25!, 76 12!'), BLACK, 1.8);
    pen.at(55, 88, () =>
      pen.stroke(poly('-13 -7, 13 -7, 13 9, -13 9'), BLACK, 2.4).stroke(line('-13 -7!, 0 3!, 13 -7!'), BLACK, 2.4),
    );
  }),
  prop('doctors-bag', ({ pen }) => {
    pen.at(55, 60, () => {
      barred(pen, line('-18 -26!, -16 -44, 16 -44, 18 -26!'), 11, 7.4);
      const bag = shape('-36 -26!, 36 -26!, 46 34, 40 40!, -40 40!, -46 34');
      inked(pen, bag, BLACK, 3.6);
      pen.clip(bag, () => pen.fill(shape('-38 -26!, -24 -20, -32 20, -36 44!, -60 44!, -60 -26!'), tone(0.8)));
      inked(pen, box(-38, -30, 76, 10, 4), ACCENT, 2.6);
      pen.fill(box(-6, -24, 12, 12, 2), PAPER).stroke(box(-6, -24, 12, 12, 2), BLACK, 2);
      pen
        .fill(oval(0, 12, 16), PAPER)
        .fill(poly('-4 0, 4 0, 4 8, 12 8, 12 16, 4 16, 4 24, -4 24, -4 16, -12 16, -12 8, -4 8'), ACCENT)
        .stroke(poly('-4 0, 4 0, 4 8, 12 8, 12 16, 4 16, 4 24, -4 24, -4 16, -12 16, -12 8, -4 8'), BLACK, 1.6);
    });
  }),
  prop('coffee', ({ pen }) => {
    pen.at(54, 64, () => coffeePot(pen), 0.94);
    for (const x of [26, 40, 56])
      edged(
        pen,
        line([
          [x, 26],
          [x - 5, 18],
          [x + 4, 10],
          [x - 2, 2],
        ]),
        5.4,
        2.8,
      );
  }),
  prop('ace', ({ pen }) => {
    const cuff = shape('6 116!, 16 84, 44 66, 74 76, 84 116!');
    pen.at(
      58,
      46,
      () => {
        inked(pen, box(-26, -38, 52, 76, 5), PAPER, 3.6);
        const spade = shape(
          '0 -24!, 8 -12, 20 -2, 19 11, 8 14, 2 8!, 6 22!, -6 22!, -2 8!, -8 14, -19 11, -20 -2, -8 -12',
        );
        pen.fill(spade, BLACK);
        for (const [x, y, s] of rows('-17 -27 1, 17 27 -1'))
          pen.at(
            x,
            y,
            () => pen.stroke(line('-4 6!, 0 -6!, 4 6!'), BLACK, 2.4).stroke(line('-2.4 2, 2.4 2'), BLACK, 2),
            s,
          );
      },
      1,
      0.16,
    );
    inked(pen, cuff, ACCENT, 3.6);
    pen.clip(cuff, () => pen.fill(poly('50 60, 96 60, 96 120, 56 120'), SHADE));
    inked(pen, shape('12 88!, 20 78, 46 62, 72 70, 78 84!, 44 76'), PAPER, 3);
    pen.fill(oval(62, 92, 4), PAPER).stroke(oval(62, 92, 4), BLACK, 1.8);
  }),
  prop('timetable', ({ pen }) => {
    pen.at(
      55,
      56,
      () => {
        for (const [x, f] of rows('-38 0, -12 1, 14 0')) {
          const leaf = f
            ? poly([
                [x, -36],
                [x + 26, -42],
                [x + 26, 34],
                [x, 40],
              ])
            : poly([
                [x, -42],
                [x + 26, -36],
                [x + 26, 40],
                [x, 34],
              ]);
          inked(pen, leaf, f ? tone(0.3) : PAPER, 3);
        }
        for (const [x, f] of rows('-38 0, -12 1, 14 0'))
          for (const y of [-14, -4, 6, 16, 26])
            pen.stroke(seg(x + 4, y + (f ? 3 : 0), x + 22, y + (f ? -1 : 4)), BLACK, 2.2);
        pen
          .fill(poly('-38 -42, -12 -36, 14 -42, 40 -36, 40 -24, 14 -30, -12 -24, -38 -30'), ACCENT)
          .stroke(poly('-38 -42, -12 -36, 14 -42, 40 -36, 40 -24, 14 -30, -12 -24, -38 -30'), BLACK, 2.2);
        // Somebody has been counting trains.
        edged(pen, oval(27, 11, 15, 8, 0.2), 6, 3, ACCENT);
        pen.stroke(line('-34 -2!, -14 2!'), ACCENT, 4);
      },
      1.06,
      -0.1,
    );
  }),
  prop('handcar', ({ pen }) => {
    barred(pen, line('-4 100!, 114 100!'), 9, 6);
    inked(pen, box(14, 70, 82, 13, 3), WOOD, 3.2);
    inked(pen, poly('46 70, 64 70, 58 36, 52 36'), BLACK, 2.6);
    pen.at(
      55,
      36,
      () => {
        inked(pen, box(-40, -5, 80, 10, 4), tone(0.3), 3);
        for (const x of [-40, 36]) inked(pen, box(x, -12, 6, 24, 3), ACCENT, 2.8);
        pen.fill(oval(0, 0, 6), BLACK).fill(oval(0, 0, 2.6), PAPER);
      },
      1,
      -0.3,
    );
    for (const x of [30, 80])
      pen
        .fill(oval(x, 88, 14), PAPER)
        .fill(oval(x, 88, 12), BLACK)
        .fill(oval(x, 88, 6.4), ACCENT)
        .fill(oval(x, 88, 2.4), BLACK);
    for (const a of ['14 26, 22 16, 36 12', '96 48, 90 58, 78 62']) edged(pen, line(a), 5, 2.4);
  }),
  prop('pea-whistle', ({ pen }) => {
    barred(pen, line('22 36, 10 20, 26 6, 40 16, 30 30'), 8, 5);
    pen.at(
      52,
      62,
      () => {
        const body = shape('-36 -22!, 36 -22!, 44 -20!, 44 -6!, 12 -4, 18 12, 8 30, -14 34, -32 22, -38 0');
        inked(pen, body, ACCENT, 3.6);
        pen.clip(body, () =>
          pen
            .fill(shape('-50 20!, -20 26, 4 24, 24 0, 50 -4!, 50 50!, -50 50!'), SHADE)
            .stroke(line('-28 -14, -34 2, -28 14'), PAPER, 4),
        );
        pen
          .fill(box(8, -24, 14, 16, 2), BLACK)
          .fill(oval(-10, 8, 14), BLACK)
          .fill(oval(-10, 8, 11), PAPER)
          .fill(oval(-6, 12, 5), BLACK);
        barred(pen, oval(-40, -14, 6), 6, 3.4);
      },
      1,
      -0.2,
    );
    for (const [x, y, t] of rows('98 22 -0.9, 104 36 -0.4, 102 54 0.1'))
      pen.at(x, y, () => edged(pen, line('-9 0, 2 0'), 6, 3), 1, t);
  }),
  prop('berth-key', ({ pen }) => {
    pen.at(
      40,
      54,
      () => {
        inked(pen, box(-4.6, 0, 9.2, 58, 2), tone(0.2), 3.2);
        for (const [y, w] of rows('38 16, 50 20')) inked(pen, box(2, y, w, 8, 1), tone(0.2), 2.8);
        barred(pen, oval(0, -14, 17, 18), 13, 9.4).stroke(oval(0, -14, 17, 18), tone(0.2), 3);
      },
      1,
      -0.5,
    );
    const string = line('32 28, 46 18, 62 30');
    pen.stroke(string, BLACK, 3);
    pen.at(
      76,
      48,
      () => {
        const tag = shape('-18 -16, 0 -26, 18 -16, 18 30, -18 30');
        inked(pen, tag, ACCENT, 3.4);
        pen.fill(oval(0, -15, 3.6), BLACK).stroke(line('9 -2, 0 -6, -9 2, -9 14, 0 21, 9 17'), BLACK, 4.4);
      },
      1,
      0.3,
    );
  }),
];
