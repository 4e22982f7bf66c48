import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, line, oval, poly, rows, shape } from '../../paths.ts';
import { burst } from '../../scenes/parts.ts';
import type { Picture } from '../../stage.ts';
import { prop } from '../kit/still.ts';
import { barred, edged, inked, seg } from '../kit/strokes.ts';
import { SHADE } from './tools.ts';

export const DRIVE_IN_PROPS: Picture[] = [
  prop('extinguisher', ({ pen }) => {
    pen.at(50, 58, () => {
      const hose = line('6 -36, 34 -34, 38 -6, 34 16');
      barred(pen, hose, 9, 6);
      inked(pen, poly('30 14, 40 14, 46 34, 26 34'), BLACK, 3);
      const body = shape('-20 44!, -20 -14, -14 -26, 0 -30, 14 -26, 20 -14, 20 44!');
      inked(pen, body, ACCENT, 3.4);
      pen.clip(body, () => pen.fill(box(7, -40, 20, 100), SHADE).fill(box(-15, -14, 5, 52, 2), PAPER));
      inked(pen, box(-8, -42, 16, 13, 3), tone(0.4), 3);
      pen.stroke(line('-12 -46!, 18 -50!'), BLACK, 6);
      pen
        .fill(box(-16, 0, 32, 20, 2), PAPER)
        .stroke(box(-16, 0, 32, 20, 2), BLACK, 2)
        .fill(shape('0 3!, -6 12, 0 18, 6 12'), BLACK);
    });
  }),
  prop('hubcap', ({ pen }) => {
    pen.at(55, 55, () => {
      pen
        .fill(oval(0, 0, 45), PAPER)
        .fill(oval(0, 0, 42.6), BLACK)
        .fill(oval(0, 0, 39), tone(0.2));
      pen.clip(oval(0, 0, 39), () =>
        pen
          .fill(poly('0 0, -50 -16, -36 -50, -4 -50'), PAPER)
          .fill(poly('0 0, 50 14, 34 50, 6 50'), PAPER)
          .fill(poly('0 0, 50 -20, 50 -44, 26 -50'), tone(0.6)),
      );
      for (let i = 0; i < 12; i++) pen.at(0, 0, () => pen.fill(box(-2, -35, 4, 9, 2), BLACK), 1, (i * Math.PI) / 6);
      pen
        .fill(oval(0, 0, 20), BLACK)
        .fill(oval(0, 0, 17.6), ACCENT)
        .fill(oval(0, 0, 10), PAPER)
        .stroke(oval(0, 0, 10), BLACK, 2.4);
      pen.fill(oval(-6, -8, 4, 2.4, -0.6), PAPER);
    });
  }),
  prop('apron', ({ pen }) => {
    const bib = shape('34 34!, 38 20, 72 20, 76 34!, 92 40, 94 98!, 80 102, 30 102, 16 98!, 18 40');
    for (const s of ['38 22, 34 6, 55 0, 76 6, 72 22', '18 52, 4 58', '92 52, 106 58']) barred(pen, line(s), 9, 6);
    inked(pen, bib, ink(0.25, 1, 0.2), 3.6);
    pen.clip(bib, () =>
      pen
        .fill(poly('14 20, 40 20, 34 110, 14 110'), ACCENT)
        .stroke(line('28 96, 82 96'), PAPER, 2)
        .stroke(line('26 44, 84 44'), PAPER, 2),
    );
    for (const [x, y] of rows('36 28, 74 28, 24 46, 86 46')) pen.fill(oval(x, y, 2.6), PAPER);
    // Pb, as the table has it.
    pen
      .stroke(line('42 84!, 42 56!, 52 56!, 52 69!, 42 69!'), PAPER, 4)
      .stroke(line('60 54!, 60 82, 70 82, 70 68, 60 68'), PAPER, 4);
  }),
  prop('tin', ({ pen }) => {
    pen.at(
      55,
      58,
      () => {
        barred(pen, line('-14 -30!, -12 -42, 12 -42, 14 -30!'), 9, 6);
        inked(pen, box(-42, -30, 84, 66, 8), PAPER, 4);
        pen.clip(box(-42, -30, 84, 66, 8), () => pen.fill(box(20, -40, 40, 90), tone(0.45)));
        pen.stroke(line('-42 -14, 42 -14'), BLACK, 2.4).fill(box(-7, -19, 14, 9, 2), BLACK);
        pen.fill(poly('-8 -8, 8 -8, 8 3, 19 3, 19 18, 8 18, 8 29, -8 29, -8 18, -19 18, -19 3, -8 3'), BLACK);
        pen.fill(
          poly(
            '-5.4 -5.4, 5.4 -5.4, 5.4 5.6, 16.4 5.6, 16.4 15.4, 5.4 15.4, 5.4 26.4, -5.4 26.4, -5.4 15.4, -16.4 15.4, -16.4 5.6, -5.4 5.6',
          ),
          ACCENT,
        );
      },
      1,
      -0.06,
    );
  }),
  prop('cola', ({ pen }) => {
    pen.at(
      55,
      60,
      () => {
        const bottle = shape(
          '-17 44!, -19 20, -14 2, -18 -14, -8 -28, -7 -46!, 7 -46!, 8 -28, 18 -14, 14 2, 19 20, 17 44!',
        );
        inked(pen, bottle, BLACK, 3.6);
        pen.clip(bottle, () =>
          pen.fill(box(-24, -16, 48, 26), ACCENT).fill(shape('-14 -30, -9 -30, -12 0, -14 40, -18 40'), PAPER),
        );
        pen.stroke(line('-12 -4, -6 -9, 0 -1, 7 -8, 13 -3'), PAPER, 3.4);
        inked(pen, box(-9, -54, 18, 9, 3), PAPER, 2.6);
      },
      1,
      0.22,
    );
    for (const [x, y] of rows('22 40, 18 62, 88 52, 84 78, 28 84'))
      pen
        .fill(
          shape([
            [x, y - 6, 1],
            [x + 4.4, y + 2],
            [x, y + 6],
            [x - 4.4, y + 2],
          ]),
          PAPER,
        )
        .stroke(
          shape([
            [x, y - 6, 1],
            [x + 4.4, y + 2],
            [x, y + 6],
            [x - 4.4, y + 2],
          ]),
          BLACK,
          1.8,
        );
  }),
  prop('stub', ({ pen }) => {
    pen.at(
      55,
      56,
      () => {
        const stub = poly(
          '-42 -24, 26 -24, 30 -18, 25 -12, 31 -5, 26 2, 31 9, 25 16, 29 24, -42 24, -42 9, -36 0, -42 -9',
        );
        inked(pen, stub, ACCENT, 3.6);
        pen.stroke(line('-24 -24!, -24 24!'), BLACK, 2.4);
        pen
          .fill(
            poly('2 -17, 6.6 -5.4, 19 -4.6, 9.4 3.4, 12.6 15.6, 2 8.8, -8.6 15.6, -5.4 3.4, -15 -4.6, -2.6 -5.4'),
            PAPER,
          )
          .stroke(
            poly('2 -17, 6.6 -5.4, 19 -4.6, 9.4 3.4, 12.6 15.6, 2 8.8, -8.6 15.6, -5.4 3.4, -15 -4.6, -2.6 -5.4'),
            BLACK,
            2,
          );
      },
      1.16,
      -0.36,
    );
    for (const [x, y, r] of rows('88 22 8, 20 26 6, 92 88 6')) burst(pen, x, y, r, 4, PAPER, BLACK);
  }),
  prop('counter', ({ pen }) => {
    pen.at(
      52,
      60,
      () => {
        inked(pen, box(-30, -42, 60, 86, 8), BLACK, 3.4);
        pen
          .fill(box(-22, -34, 44, 34, 4), PAPER)
          .stroke(line('0 -3!, 13 -24!'), BLACK, 3.4)
          .fill(oval(0, -3, 3.4), BLACK);
        for (let i = 0; i < 5; i++) {
          const a = Math.PI * (1.18 + i * 0.16);
          pen.stroke(seg(Math.cos(a) * 20, -3 + Math.sin(a) * 24, Math.cos(a) * 24, -3 + Math.sin(a) * 29), BLACK, 2.2);
        }
        for (const x of [-13, 13]) pen.fill(oval(x, 14, 6.4), ACCENT).fill(oval(x, 14, 2), BLACK);
        for (const y of [27, 33]) pen.fill(box(-20, y, 40, 3), ACCENT);
      },
      0.98,
      -0.12,
    );
    for (const r of [12, 22]) {
      const arc = line([
        [84 + r * 0.1, 26 - r],
        [90 + r * 0.9, 24 - r * 0.2],
        [88 + r * 0.8, 32 + r * 0.6],
      ]);
      edged(pen, arc, 6, 3);
    }
  }),
  prop('keys', ({ pen }) => {
    barred(pen, oval(50, 30, 18), 10, 6.4).stroke(oval(50, 30, 18), tone(0.2), 2);
    const key = (): void => {
      inked(pen, poly('-5 8, 5 8, 5 54, 0 60, -5 54'), tone(0.2), 3);
      for (const y of [26, 36, 46])
        pen.fill(
          poly([
            [4, y],
            [11, y + 3],
            [4, y + 7],
          ]),
          BLACK,
        );
      inked(pen, oval(0, 0, 13, 14), PAPER, 3);
      pen.fill(oval(0, -4, 3.4), BLACK);
    };
    pen.at(66, 46, key, 0.9, -0.5);
    pen.at(
      46,
      50,
      () => {
        inked(pen, shape('-14 6, 0 -6, 14 6, 14 44, -14 44'), ACCENT, 3.2);
        pen
          .fill(oval(0, 6, 3.4), BLACK)
          .stroke(line('-7 20!, -7 36!'), BLACK, 4)
          .stroke(line('7 20!, 7 36!'), BLACK, 4)
          .stroke(line('-7 28!, 7 28!'), BLACK, 4);
      },
      1,
      0.36,
    );
  }),
  prop('bullhorn', ({ pen }) => {
    pen.at(
      46,
      60,
      () => {
        inked(pen, box(-16, 6, 10, 28, 4), BLACK, 3);
        const horn = poly('-28 -10, -6 -12, 44 -36, 44 36, -6 12, -28 10');
        inked(pen, horn, ACCENT, 3.4);
        pen.clip(horn, () => pen.fill(poly('-30 2, 50 8, 50 50, -30 50'), SHADE));
        pen
          .fill(oval(44, 0, 10, 37), PAPER)
          .stroke(oval(44, 0, 10, 37), BLACK, 3)
          .fill(oval(45, 0, 5, 22), BLACK);
        inked(pen, box(-36, -8, 10, 16, 3), BLACK, 2.4);
      },
      0.9,
      -0.3,
    );
    for (const [x, y, t] of rows('94 22 -0.8, 102 42 -0.3, 100 64 0.2'))
      pen.at(x, y, () => edged(pen, line('-8 0, 4 0'), 6, 3), 1, t);
  }),
  prop('popcorn', ({ pen }) => {
    const kernel = (x: number, y: number, r: number): void => {
      const puff = rows(`${x - r} ${y} ${r}, ${x + r} ${y} ${r}, ${x} ${y - r} ${r}, ${x} ${y + r * 0.4} ${r}`);
      for (const [a, b, c] of puff) pen.fill(oval(a, b, c + 2), BLACK);
      for (const [a, b, c] of puff) pen.fill(oval(a, b, c), PAPER);
      pen.fill(oval(x, y, r * 0.5), ink(0.6, 0.2, 0));
    };
    for (const [x, y, r] of rows('38 40 8, 56 34 8, 74 40 8, 46 26 7, 66 24 7, 24 20 5, 88 18 5, 56 12 6'))
      kernel(x, y, r);
    const tub = poly('24 44, 88 44, 78 104, 34 104');
    inked(pen, tub, PAPER, 3.6);
    pen.clip(tub, () => {
      for (const x of [26, 50, 74])
        pen.fill(
          poly([
            [x, 40],
            [x + 13, 40],
            [x + 10, 108],
            [x + 3, 108],
          ]),
          ACCENT,
        );
    });
    pen.stroke(tub, BLACK, 3);
  }),
];
