import { mesas } from '../horizon.ts';
import { ACCENT, BLACK, ink, PAPER, tone } from '../ink.ts';
import { box, line, oval, poly, rows, shape } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { blaze } from '../pittsburgh/tools.ts';
import { moment } from '../scenes/moments.ts';
import { FLAILING } from '../scenes/parts.ts';
import { ground, type Picture, shadow, stars } from '../stage.ts';
import { carBack, carSide } from './kit/cars.ts';
import { reel } from './kit/cinema.ts';
import { girl, POSES } from './kit/girl.ts';
import { skitter } from './kit/skitter.ts';
import { INKS, LIT } from './kit/still.ts';
import { inked } from './kit/strokes.ts';
import { suit } from './kit/suit.ts';
import { pillar, prisms, widow } from './kit/widow.ts';
import { exitSign } from './moonglow/dread.ts';

/** Tabs down both sides: the curtain of the last reel. */
function drapes(pen: Pen): void {
  const half = shape('-10 -10!, 108 -10!, 92 60, 100 140, 62 280!, -10 280!');
  for (const s of [0, 1])
    pen.at(
      s ? 480 : 0,
      0,
      () => {
        inked(pen, half, ACCENT, 4);
        pen.clip(half, () => {
          for (const [a, b, c] of rows('12 8 4, 36 30 20, 60 52 36, 84 74 50'))
            pen.stroke(
              line([
                [a, -10],
                [b, 120],
                [c, 280],
              ]),
              ink(1, 0.8, 0.2),
              8,
            );
        });
        pen.stroke(half, BLACK, 3);
      },
      [s ? -1 : 1, 1],
    );
}

/** A show card leaves its middle to the words: what happened stands at the edges. */
export const GEIGER_MAN_MOMENTS: Picture[] = [
  moment('last-act-geiger-man', INKS.uranium, 120, (stage) => {
    const { pen } = stage;
    mesas(stage, 226);
    ground(stage, 226, 240);
    pen.at(240, 256, () => suit(pen, { arms: 'wide', eyes: ACCENT }), 1.3);
    pen.at(142, 232, () => skitter(pen), 0.74);
    pen.at(338, 232, () => skitter(pen), [-0.74, 0.74]);
    drapes(pen);
    pen.at(56, 52, () => reel(pen, 34));
    pen.at(424, 52, () => reel(pen, 34));
  }),
  moment('last-act-salt-widow', INKS.brine, 120, (stage) => {
    const { pen } = stage;
    stars(stage, 24, 110, [240, 120, 150]);
    ground(stage, 226, 240);
    for (const [x, y, s] of rows('132 240 0.9, 348 240 0.9')) pen.at(x, y, () => pillar(pen), s);
    pen.at(240, 258, () => widow(pen, { arm: 'reach' }), 1.34);
    drapes(pen);
    pen.at(56, 52, () => reel(pen, 34));
    pen.at(424, 52, () => reel(pen, 34));
  }),
  moment('death', INKS.red, 110, (stage) => {
    const { pen } = stage;
    stars(stage, 30, 100, [240, 110, 150]);
    ground(stage, 188, 240, 1.2);
    for (const [x, s] of rows('56 1, 424 1')) pen.at(x, 204, () => carBack(pen), s * 1.2);
    // An open door, a shoe, a tub on its side.
    pen.at(
      128,
      236,
      () => {
        pen.stroke(shape(FLAILING), PAPER, 7).fill(shape(FLAILING), BLACK);
      },
      2,
      1.5,
    );
    shadow(pen, 180, 250, 110, 7);
    pen.at(
      352,
      240,
      () => {
        for (const [x, y] of rows('-52 8, -66 2, -44 -4, -80 10, -60 14, -92 4, -74 -6, -38 12'))
          pen.fill(oval(x, y, 7), BLACK);
        for (const [x, y] of rows('-52 8, -66 2, -44 -4, -80 10, -60 14, -92 4, -74 -6, -38 12'))
          pen.fill(oval(x, y, 5.2), PAPER);
        const tub = poly('-36 -26, 28 -18, 28 18, -36 26');
        inked(pen, tub, PAPER, 3.4);
        pen.clip(tub, () => {
          for (const y of [-18, -2, 14])
            pen.fill(
              poly([
                [-36, y - 3],
                [28, y * 0.7 - 2],
                [28, y * 0.7 + 3],
                [-36, y + 5],
              ]),
              ACCENT,
            );
        });
      },
      1,
      0.06,
    );
    pen.at(440, 236, () => inked(pen, shape('-20 10!, -20 -2, -8 -10, 2 -4, 22 2, 24 10!'), BLACK, 3));
  }),
  moment('saved', INKS.green, 110, (stage) => {
    const { pen } = stage;
    ground(stage, 206, 240, 1.3);
    pen.fill(poly('150 206, 330 206, 420 280, 60 280'), PAPER, 0.8);
    for (const x of [132, 336]) pen.rimmed(box(x, 30, 12, 180), LIT);
    pen.at(240, 36, () => exitSign(pen), 2.4);
    for (const [x, y, s] of rows('184 214 0.9, 300 212 0.86')) {
      shadow(pen, x, y + 2, 22, 5);
      pen.at(
        x,
        y,
        () =>
          pen
            .rimmed(shape('-11 0!, -8 -30, -15 -48, -9 -57, 9 -57, 15 -48, 8 -30, 13 0!, 4 0!, 0 -22!, -4 0!'), LIT)
            .rimmed(oval(0, -67, 9, 10.6), LIT),
        s,
      );
    }
    pen.at(74, 250, () => girl(pen, POSES.run), 1.6);
    pen.at(404, 254, () => carSide(pen), [-1.1, 1.1]);
  }),
  moment('falls-geiger-man', INKS.uranium, 120, (stage) => {
    const { pen } = stage;
    mesas(stage, 222, 60);
    ground(stage, 222, 240);
    shadow(pen, 196, 256, 170, 12);
    pen.at(96, 240, () => suit(pen, { arms: 'up' }), 1.24, 1.3);
    // The window is out; what was in it is leaving.
    for (const [x, y, s] of rows('330 200 0.9, 352 214 0.7, 306 214 0.6')) pen.at(x, y, () => blaze(pen, 1), s);
    const smoke = shape(
      '322 132!, 312 108, 326 92, 316 72, 330 52, 322 28, 340 -10!, 392 -10!, 366 24, 378 50, 358 70, 366 92, 348 108, 346 132!',
    );
    inked(pen, smoke, ink(0, 1, 0.2), 3);
    for (const c of ['330 112, 342 100, 336 86', '338 74, 352 60, 344 44', '350 34, 362 20, 356 4'])
      pen.stroke(line(c), PAPER, 2.4);
    pen.at(430, 262, () => girl(pen, POSES.lean, { skirt: PAPER }), [-1.5, 1.5]);
  }),
  moment('falls-salt-widow', INKS.brine, 120, (stage) => {
    const { pen, rand } = stage;
    stars(stage, 30, 110, [240, 120, 150]);
    ground(stage, 222, 240);
    pen.at(116, 262, () => widow(pen, { arm: 'reach' }), 1.26, 0.1);
    for (let i = 0; i < 120; i++) {
      const t = rand();
      const x = 124 + t * 220;
      const y = 20 + rand() * 230 - t * 20;
      const r = 1.6 + (1 - t) * 6 * rand();
      pen
        .fill(box(x - r - 1, y - r - 1, r * 2 + 2, r * 2 + 2), BLACK)
        .fill(box(x - r, y - r, r * 2, r * 2), i % 4 ? PAPER : ACCENT);
    }
    prisms(pen, '30 262 40 -0.2, 56 266 28 0, 196 266 40 0.1, 222 264 26 0.2');
    pen.at(424, 262, () => girl(pen, POSES.lean, { skirt: tone(0.7) }), [-1.5, 1.5]);
  }),
];
