import { ACCENT, BLACK, ink, PAPER, tone } from '../../ink.ts';
import { box, limb, line, oval, poly, rows, shape } from '../../paths.ts';
import { burst } from '../../scenes/parts.ts';
import { type Picture, shadow } from '../../stage.ts';
import { cracks } from '../kit/lake.ts';
import { still } from '../kit/still.ts';
import { barred, edged, inked, seg } from '../kit/strokes.ts';
import { pillar, prisms, veiled, widow } from '../kit/widow.ts';

export const WIDOW_FINALES: Picture[] = [
  still('finale-flats-rise', 'brine', { x: 120, y: 52, floor: 96, stars: 6 }, ({ pen }) => {
    cracks(pen, 100);
    // The way out, and what stands in it.
    pen.fill(box(92, 20, 5, 90), BLACK).fill(box(143, 20, 5, 90), BLACK);
    inked(pen, box(86, 8, 68, 24, 3), ACCENT, 3);
    for (const [x, l] of rows('94 0, 110 1, 126 2, 138 3')) {
      const glyphs = ['8 13!, 0 13!, 0 27!, 8 27!', '0 13!, 9 27!', '3 13!, 3 27!', '0 13!, 10 13!'];
      pen.at(x, 0, () => pen.stroke(line(glyphs[l] as string), BLACK, 3));
    }
    pen
      .stroke(line('94 20, 101 20'), BLACK, 2.6)
      .stroke(line('119 13!, 110 27!'), BLACK, 3)
      .stroke(line('143 13!, 143 27!'), BLACK, 3);
    for (const [x, y, s] of rows('40 122 0.66, 202 122 0.66, 82 134 0.8, 164 134 0.8, 122 146 1.02')) {
      shadow(pen, x, y, 30 * s, 6 * s);
      pen.at(x, y, () => pillar(pen), s);
    }
  }),
  still('finale-vows', 'brine', { x: 120, y: 66, stars: 0, rays: 15 }, ({ pen }) => {
    // Bone, and the ring it was buried in.
    const phalanx = (list: string): void => {
      barred(pen, line(list), 19, 15).stroke(line(list), PAPER, 10);
      for (const p of list.split(',')) {
        const [x = 0, y = 0] = p.trim().split(' ').map(Number);
        pen.fill(oval(x, y, 8.6), BLACK).fill(oval(x, y, 6.4), PAPER);
      }
    };
    for (const b of [
      '56 96, 36 60',
      '34 46, 26 22',
      '92 76, 84 40',
      '82 26, 80 2',
      '160 78, 172 44',
      '175 30, 182 8',
      '186 104, 210 78',
      '220 68, 234 50',
    ])
      phalanx(b);
    for (const b of ['120 150, 66 104', '120 150, 96 88', '122 150, 126 84', '124 150, 154 88', '126 150, 180 110'])
      phalanx(b);
    for (const b of ['126 70, 126 28', '126 14, 126 -8']) phalanx(b);
    inked(pen, box(110, 40, 32, 16, 7), ACCENT, 3.4);
    pen.stroke(line('114 45, 132 45'), PAPER, 2.4);
    const gem = poly('126 70, 108 54, 114 42, 138 42, 144 54');
    inked(pen, gem, PAPER, 3);
    pen
      .fill(poly('126 70, 126 42, 138 42, 144 54'), ink(0.8, 0.4, 0))
      .stroke(line('108 54, 144 54'), BLACK, 1.8)
      .stroke(line('118 54!, 126 70!, 134 54!'), BLACK, 1.6);
    burst(pen, 158, 34, 10, 4, PAPER, BLACK);
    burst(pen, 100, 72, 7, 4, PAPER, BLACK);
  }),
  still('finale-dissolve', 'brine', { x: 100, y: 66, floor: 128, stars: 6 }, ({ pen, rand }) => {
    pen.at(88, 146, () => widow(pen, { arm: 'reach' }), 0.82);
    // She goes with the wind, grain by grain, from the right.
    for (let i = 0; i < 90; i++) {
      const t = rand();
      const x = 96 + t * 146;
      const y = 10 + rand() * 126 - t * 18;
      const r = 1.4 + (1 - t) * 4 * rand();
      pen
        .fill(box(x - r - 1, y - r - 1, r * 2 + 2, r * 2 + 2), BLACK)
        .fill(box(x - r, y - r, r * 2, r * 2), i % 4 ? PAPER : ACCENT);
    }
    for (const g of ['116 40, 160 30, 232 36', '124 76, 170 68, 238 78', '120 112, 170 106, 236 114'])
      edged(pen, line(g), 4.4, 2);
  }),
];

export const WIDOW_POWERS: Picture[] = [
  still('power-look-back', 'brine', { x: 74, y: 60, floor: 118, stars: 6 }, ({ pen }) => {
    // A town burning behind her, and she turned.
    pen.fill(
      poly(
        '0 118, 0 96, 14 96, 14 84, 28 84, 28 98, 44 98, 44 78, 50 66, 56 78, 56 98, 78 98, 78 88, 100 88, 100 104, 124 104, 124 118',
      ),
      BLACK,
    );
    for (const [x, y] of rows('6 102, 20 90, 49 86, 84 94, 94 94')) pen.fill(box(x, y, 4, 5), ACCENT);
    for (const [x, y] of rows('20 78, 64 66, 92 76'))
      pen
        .fill(
          shape([
            [x, y + 12, 1],
            [x - 9, y],
            [x - 4, y - 14],
            [x, y - 6],
            [x + 5, y - 22, 1],
            [x + 10, y - 2],
          ]),
          PAPER,
        )
        .stroke(
          shape([
            [x, y + 12, 1],
            [x - 9, y],
            [x - 4, y - 14],
            [x, y - 6],
            [x + 5, y - 22, 1],
            [x + 10, y - 2],
          ]),
          BLACK,
          2,
        );
    pen.at(176, 150, () => pillar(pen), 1.36);
    for (const [x, y, s] of rows('136 144 0.5, 124 136 0.4, 114 130 0.3')) pen.fill(oval(x, y, 12 * s, 4 * s), BLACK);
  }),
  still('power-slow-crystal', 'brine', { x: 120, y: 74, stars: 0, rays: 11 }, ({ pen }) => {
    // Somebody would come, and cannot.
    const sleeve = limb('-24 150, 30 118, 78 92', 60, 46);
    inked(pen, sleeve, tone(0.85), 3.6);
    inked(pen, poly('62 72, 84 112, 96 104, 76 64'), PAPER, 3);
    const palm = shape('82 70, 106 52, 132 54, 140 72, 128 94, 102 106, 90 102');
    inked(pen, palm, PAPER, 3.2);
    for (const f of [
      '122 56, 146 34, 166 24',
      '132 60, 162 46, 184 40',
      '136 70, 166 64, 188 66',
      '132 84, 156 86, 174 92',
      '98 62, 104 40, 118 26',
    ])
      barred(pen, line(f), 18, 14.6).stroke(line(f), PAPER, 9.6);
    inked(pen, shape('96 66, 122 56, 136 66, 126 90, 104 98'), PAPER, 0.1);
    for (const [x, y, h, t] of rows(
      '162 30 44 0.8, 180 44 46 1.15, 184 68 44 1.55, 170 92 40 1.9, 116 32 40 0.3, 150 46 34 0.5, 154 72 36 1.3, 132 50 30 0.1, 140 92 32 2.1, 112 64 28 -0.3, 120 84 30 0.9',
    ))
      pen.at(x, y, () => prisms(pen, `0 6 ${h} 0`), 1, t);
  }),
  still('power-bitter-spring', 'brine', { x: 120, y: 62, floor: 96, stars: 8 }, ({ pen }) => {
    pen.fill(oval(120, 122, 96, 26), BLACK).fill(oval(120, 120, 92, 23), ACCENT);
    pen.clip(oval(120, 120, 92, 23), () => {
      // Her reflection, which is the right way up.
      pen.at(120, 124, () => veiled(pen, 60), [0.9, 0.42]);
      for (const rx of [40, 64, 84]) pen.stroke(oval(120, 122, rx, rx * 0.22), PAPER, 2);
    });
    for (const arc of [
      '120 118, 118 60, 98 26, 74 40, 66 92',
      '120 118, 122 60, 142 26, 166 40, 174 92',
      '120 118, 119 56, 108 16, 92 26, 88 60',
      '120 118, 121 56, 132 16, 148 26, 152 60',
      '120 118, 120 10',
    ])
      pen.stroke(line(arc), BLACK, 11);
    for (const arc of [
      '120 118, 118 60, 98 26, 74 40, 66 92',
      '120 118, 122 60, 142 26, 166 40, 174 92',
      '120 118, 119 56, 108 16, 92 26, 88 60',
      '120 118, 121 56, 132 16, 148 26, 152 60',
      '120 118, 120 10',
    ])
      pen.stroke(line(arc), PAPER, 6.4);
    pen.fill(oval(120, 118, 18, 6), PAPER).stroke(oval(120, 118, 18, 6), BLACK, 2);
    for (const [x, y, r] of rows('56 74 4, 50 92 3, 184 74 4, 190 92 3, 104 44 3, 136 44 3'))
      pen.fill(oval(x, y, r + 1.6), BLACK).fill(oval(x, y, r), PAPER);
    prisms(pen, '24 130 36 -0.2, 40 138 26 -0.1, 214 130 38 0.2, 198 138 26 0.12, 60 144 18 0, 178 144 18 0');
  }),
  still('power-forty-years', 'brine', { x: 120, y: 72, stars: 0, rays: 15 }, ({ pen }) => {
    pen.at(120, 75, () => {
      const glass = shape(
        '-34 -50!, -34 -32, -20 -12, -5 -2, -5 2, -20 12, -34 32, -34 50!, 34 50!, 34 32, 20 12, 5 2, 5 -2, 20 -12, 34 -32, 34 -50!',
      );
      inked(pen, glass, PAPER, 3.6);
      pen.clip(glass, () => {
        pen
          .fill(shape('-40 -34!, 0 -26, 40 -34!, 20 -12, 4 0, -4 0, -20 -12'), ACCENT)
          .fill(box(-1.6, -4, 3.2, 50), ACCENT);
        pen.fill(shape('-40 60!, -34 42, -14 32, 0 26, 14 32, 34 42, 40 60!'), ACCENT);
        pen.at(0, 40, () => {
          pen
            .fill(oval(0, -2, 8, 9), PAPER)
            .stroke(oval(0, -2, 8, 9), BLACK, 1.6)
            .fill(oval(-3, -2, 2), BLACK)
            .fill(oval(3, -2, 2), BLACK);
        });
        pen.fill(poly('16 -60, 40 -60, 40 60, 22 60'), tone(0.4), 0.6);
      });
      pen.stroke(glass, BLACK, 2.6);
      for (const y of [-64, 50]) inked(pen, box(-44, y, 88, 14, 4), BLACK, 3);
      for (const x of [-40, 36]) pen.fill(box(x, -52, 5, 104), BLACK);
    });
    // Forty, by fives.
    for (const [x, y] of rows('18 12, 18 46, 18 80, 18 114, 198 12, 198 46, 198 80, 198 114')) {
      for (let i = 0; i < 4; i++) edged(pen, seg(x + i * 7, y, x + i * 7, y + 20), 5, 2.4);
      edged(pen, seg(x - 4, y + 18, x + 25, y + 2), 5, 2.4, ACCENT);
    }
  }),
];
