import { PALETTE } from '../../../src/art/palette.ts';
import { glyph } from '../board/furniture.ts';
import type { Thing } from '../board/tokens.ts';
import { box, line, oval, poly, shape } from '../paths.ts';

const { filmBlack: BLACK, paper: PAPER, marqueeAmber: AMBER, furnaceRust: RUST, silver: SILVER } = PALETTE;

/** What lies on this deck's table and on no other: the sign of the dead, and two ways to run out. */
export const PITTSBURGH_THINGS: readonly Thing[] = [
  // A hand out of the ground stands where the first deck has its saucer.
  glyph(
    'kind-monster',
    (pen, c) => {
      pen.fill(shape('-20 30!, -16 8, -22 -8, -16 -16, 14 -16, 20 -6, 15 8, 19 30!'), c);
      for (const [finger, weight] of [
        ['-15 -10, -20 -26, -18 -38', 9],
        ['-5 -12, -7 -32, -5 -46', 9],
        ['6 -12, 8 -30, 11 -42', 9],
        ['15 -8, 20 -22, 25 -30', 8.4],
        ['-18 4, -30 -4, -33 -16', 9],
      ] as const)
        pen.stroke(line(finger), c, weight);
      pen.fill(shape('-46 46!, -36 32, -14 27, 14 27, 36 32, 46 46!'), c);
      pen.cut(() => pen.stroke(line('-34 31, -12 24, 12 24, 34 31'), '#000000', 5));
    },
    '#fffdf4',
  ),
  {
    id: 'token-bottle',
    w: 36,
    h: 36,
    draw: (p) =>
      p.at(
        0,
        2,
        () => {
          const glass = shape('-7 14!, -7.6 2, -3.6 -4, -3.6 -9!, 3.6 -9!, 3.6 -4, 7.6 2, 7 14!');
          p.stroke(glass, BLACK, 3)
            .fill(glass, PAPER)
            .clip(glass, () => p.fill(box(-9, 2, 18, 14), RUST).fill(box(-5, 3, 2, 9), PAPER));
          p.fill(shape('-3 -9!, -4 -13, 0 -17!, 4 -13, 3 -9!'), AMBER).stroke(line('-3 -9, 3 -9'), BLACK, 1.6);
        },
        1,
        0.3,
      ),
  },
  {
    id: 'token-round',
    w: 36,
    h: 36,
    draw: (p) =>
      p.at(
        0,
        0,
        () => {
          const round = shape('-5.4 13!, -5.4 -3!, -4.4 -10, 0 -15, 4.4 -10, 5.4 -3!, 5.4 13!');
          p.stroke(round, BLACK, 3).fill(round, AMBER);
          p.fill(shape('-5.4 -3!, -4.4 -10, 0 -15, 4.4 -10, 5.4 -3!'), SILVER).fill(box(-3.6, -2, 2, 11), PAPER);
          p.fill(poly('-6.4 10, 6.4 10, 6.4 13.6, -6.4 13.6'), BLACK).fill(oval(0, 11.8, 2.4, 0.9), AMBER);
        },
        1,
        0.4,
      ),
  },
];
