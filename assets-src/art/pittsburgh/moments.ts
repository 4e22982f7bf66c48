import { ACCENTS } from '../accents.ts';
import { hills } from '../horizon.ts';
import { ACCENT, BLACK, PAPER } from '../ink.ts';
import { line, oval, rows, shape } from '../paths.ts';
import { clockFace, moment, sights } from '../scenes/moments.ts';
import { ground, type Picture, stars } from '../stage.ts';
import { deadHead } from './dead/corpse.ts';
import { lantern } from './dead/costumes.ts';
import { millHand } from './dead/mill-hands.ts';
import { widow } from './dead/mourners.ts';
import { killer } from './powers.ts';
import { bareTree, leaf, mill } from './town.ts';

/** The same four moments, with nobody in them who came by saucer. */
export const PITTSBURGH_MOMENTS: Picture[] = [
  moment('creature-feature', ACCENTS.rust, 120, (stage) => {
    const { pen } = stage;
    stars(stage, 20, 120, [240, 120, 150]);
    mill(stage, 226, 100);
    ground(stage, 226, 240);
    pen.at(82, 300, () => millHand('hail')(pen), 2.1);
    pen.at(404, 306, () => widow(pen), 2.1);
    lantern(pen, 240, 254, 1.3);
  }),
  moment('turning-point', ACCENTS.amber, 135, ({ pen }) => {
    clockFace(pen);
    bareTree(pen, 44, 276, 2);
    bareTree(pen, 436, 276, 2, -1);
    for (const [x, y, s, turn] of rows(
      '116 58 1.8 0.6, 86 130 1.6 2, 366 62 1.8 4, 398 128 1.6 5.4, 128 214 1.6 1, 352 210 1.6 3',
    ))
      leaf(pen, x, y, s, turn);
  }),
  moment('last-one-standing', ACCENTS.red, 120, (stage) => {
    const { pen } = stage;
    hills(stage, 222, 120);
    ground(stage, 222, 240);
    pen.rimmed(shape('120 280!, 180 240, 220 222, 262 222, 304 240, 366 280!'), {
      light: [0, -3],
      rim: PAPER,
      body: BLACK,
      halo: 1.4,
    });
    pen.at(238, 228, () => killer(pen), 0.94);
    for (const [x, y, s] of rows('70 236 1.3, 120 248 1.1, 362 248 1.1, 412 236 1.3, 24 232 1.8, 456 232 1.8'))
      pen.at(
        x,
        y,
        () => {
          pen.rimmed(shape('-26 60!, -24 26, -10 16, 10 16, 24 26, 26 60!'), {
            light: [0, -2],
            rim: ACCENT,
            body: BLACK,
            halo: 1.6,
          });
          deadHead(pen);
        },
        s,
      );
  }),
  moment('head-shot', ACCENTS.red, 135, ({ pen }) => {
    pen.at(
      240,
      132,
      () => {
        pen.rimmed(shape('-44 40!, -34 20, -8 13, 8 13, 34 20, 44 40!'), {
          light: [0, -1],
          rim: PAPER,
          body: BLACK,
          halo: 0.6,
        });
        deadHead(pen, { bald: true });
        pen.stroke(line('-8 4, -6 8, -8 11'), BLACK, 0.7).stroke(line('7 4, 8 9'), BLACK, 0.7);
      },
      6,
      0.06,
    );
    sights(pen);
    pen.fill(oval(240, 128, 5), PAPER);
  }),
];
