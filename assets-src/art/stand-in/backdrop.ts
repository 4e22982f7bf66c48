import { SIZE } from '../backdrop.ts';
import { box, line, oval, poly, rows, shape } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { between, seeded } from '../prng.ts';

const FLOOR = 452;
const COLD = 'rgba(108,196,255,0.16)';

/** Through the great door: the lot, the hills, a storm that has the road. */
function outside(pen: Pen): void {
  pen.wash(
    pen.linear(0, 40, 0, FLOOR, [
      [0, '#0a1019'],
      [0.6, '#15222f'],
      [1, '#20384a'],
    ]),
    480,
    40,
    960,
    FLOOR,
  );
  pen.fill(oval(1352, 138, 44), '#8fa3b3').fill(oval(1340, 130, 36), '#aebfca', 0.5);
  const rand = seeded('stage four');
  for (let i = 0; i < 60; i++)
    pen.fill(
      oval(between(rand, 490, 1430), between(rand, 50, 300), between(rand, 0.6, 1.6)),
      '#cdd6dc',
      between(rand, 0.2, 0.7),
    );
  for (const [x, y, w, h] of rows('620 150 150 26, 740 168 190 30, 1120 120 150 20, 1210 186 180 24'))
    pen.fill(oval(x, y, w, h), '#0d151e', 0.85);
  pen.stroke(line('842 60!, 826 130!, 850 128!, 830 210!'), 'rgba(190,230,255,0.4)', 3);
  pen.fill(
    poly(
      '470 460, 470 330, 560 300, 600 236, 720 232, 752 300, 860 350, 960 372, 1070 350, 1130 272, 1150 250, 1270 248, 1304 316, 1440 350, 1440 460',
    ),
    '#0f1923',
  );
  pen.stroke(
    line(
      '470 330!, 560 300!, 600 236!, 720 232!, 752 300!, 860 350!, 960 372!, 1070 350!, 1130 272!, 1150 250!, 1270 248!, 1304 316!, 1440 350!',
    ),
    COLD,
    3,
  );
  pen.fill(shape('470 460!, 560 410, 760 420, 960 398, 1180 424, 1320 408, 1440 430!, 1440 460!'), '#0a1119');
}

/** Walls of ribbed steel, the door's two leaves, and flats that lean where they were left. */
function walls(pen: Pen): void {
  pen
    .fill(box(0, 0, 480, FLOOR), '#0b0e14')
    .fill(box(1440, 0, 480, FLOOR), '#0b0e14')
    .fill(box(0, 0, SIZE.w, 60), '#080a0f');
  for (let x = 10; x < SIZE.w; x += 34)
    if (x < 474 || x > 1440) pen.fill(box(x, 0, 5, FLOOR), 'rgba(140,160,180,0.045)');
  for (const x of [474, 1440]) pen.fill(box(x - 3, 50, 9, FLOOR - 50), '#1a212b').fill(box(x, 50, 2, FLOOR - 50), COLD);
  pen.fill(box(474, 50, 972, 8), '#1a212b').fill(box(474, 58, 972, 2), COLD);
  for (const [x, y, w, h, lean] of rows(
    '40 150 230 310 -0.03, 210 210 190 250 0.02, 1520 180 220 280 -0.02, 1690 130 220 330 0.03',
  ))
    pen.at(
      x,
      y,
      () => {
        pen.fill(box(0, 0, w, h), '#10151d').stroke(box(0, 0, w, h), 'rgba(150,170,190,0.14)', 3);
        pen
          .stroke(
            line([
              [0, 0],
              [w, h],
            ]),
            'rgba(150,170,190,0.07)',
            5,
          )
          .stroke(
            line([
              [0, h * 0.5],
              [w, h * 0.5],
            ]),
            'rgba(150,170,190,0.07)',
            5,
          );
      },
      1,
      lean,
    );
}

/** Boards that run to the door, and the little that the lamps leave on them. */
function floor(pen: Pen): void {
  pen.wash(
    pen.linear(0, FLOOR, 0, SIZE.h, [
      [0, '#141a22'],
      [0.3, '#11161d'],
      [1, '#07090d'],
    ]),
    0,
    FLOOR,
    SIZE.w,
    SIZE.h - FLOOR,
  );
  pen.stroke(
    line([
      [0, FLOOR],
      [SIZE.w, FLOOR],
    ]),
    'rgba(108,196,255,0.2)',
    2,
  );
  for (let i = -26; i <= 26; i++)
    pen.stroke(
      poly([
        [960 + i * 44, FLOOR],
        [960 + i * 172, SIZE.h],
      ]),
      'rgba(0,0,0,0.42)',
      2.4,
    );
  const rand = seeded('boards');
  for (let i = 0; i < 90; i++) {
    const lane = Math.floor(between(rand, -22, 22)) + 0.5;
    const t = between(rand, 0.02, 0.96) ** 1.5;
    const y = FLOOR + t * (SIZE.h - FLOOR);
    const at = (l: number): number => 960 + l * (44 + (172 - 44) * t);
    pen.stroke(
      poly([
        [at(lane - 0.5), y],
        [at(lane + 0.5), y],
      ]),
      'rgba(0,0,0,0.36)',
      1.4 + t,
    );
  }
  pen.at(
    960,
    700,
    () =>
      pen.wash(
        pen.radial(0, 0, 900, [
          [0, 'rgba(255,246,223,0.17)'],
          [0.4, 'rgba(180,205,225,0.08)'],
          [1, 'rgba(0,0,0,0)'],
        ]),
        -960,
        -800,
        1920,
        1600,
      ),
    [1, 0.42],
  );
}

/** What is switched on up there, and the rest that is not. */
function rig(pen: Pen): void {
  pen.fill(box(0, 26, SIZE.w, 7), '#2a313b').fill(box(0, 26, SIZE.w, 2), '#465160');
  for (const [x, turn, lit] of rows(
    '210 0.3 0, 430 0.22 1, 700 0.1 0, 960 0 1, 1220 -0.1 0, 1490 -0.22 1, 1710 -0.3 0',
  ))
    pen.at(
      x,
      34,
      () => {
        if (lit) {
          const cone = pen.linear(0, 60, 0, 640, [
            [0, 'rgba(255,246,223,0.2)'],
            [0.5, 'rgba(200,220,235,0.07)'],
            [1, 'rgba(0,0,0,0)'],
          ]);
          pen.fill(poly('-26 62, 26 62, 210 640, -210 640'), cone as unknown as string);
        }
        pen
          .fill(box(-4, -8, 8, 22), '#2f3742')
          .fill(poly('-18 12, 18 12, 30 62, -30 62'), '#0a0d12')
          .stroke(poly('-18 12, 18 12, 30 62, -30 62'), '#3a4450', 2.4);
        pen.fill(oval(0, 62, 28, 6), lit ? '#efe9d6' : '#1c232c');
      },
      1,
      turn,
    );
}

/** Stage four, between takes: dark, for the table lies on it. */
export function stageFour(pen: Pen): void {
  outside(pen);
  walls(pen);
  floor(pen);
  rig(pen);
}
