import { driveIn, mesas } from '../../horizon.ts';
import { ACCENT, BLACK, ink, PAPER } from '../../ink.ts';
import { box, limb, line, oval, poly, rows } from '../../paths.ts';
import { BUST, ground, type Picture, type Stage, spot, stars } from '../../stage.ts';
import { INKS, LIT } from '../kit/still.ts';
import { seg } from '../kit/strokes.ts';
import { gauntlet, suit, trefoil } from '../kit/suit.ts';
import { prisms, saltFace, veiled } from '../kit/widow.ts';

/** The board at the edge of the range. */
function rangeSign({ pen }: Stage, x: number, y: number): void {
  pen.at(
    x,
    y,
    () => {
      pen
        .fill(box(-2, -30, 4, 40), BLACK)
        .fill(box(-23, -60, 46, 36, 3), BLACK)
        .fill(box(-20, -57, 40, 30, 2), PAPER);
      pen.at(0, -42, () => trefoil(pen, 11, BLACK, ACCENT));
    },
    1,
    0.08,
  );
}

function wire({ pen, w }: Stage, y: number): void {
  for (let x = 4; x < w; x += 30)
    pen.fill(
      poly([
        [x - 1.6, y + 12],
        [x - 1.4, y - 22],
        [x + 1.4, y - 22],
        [x + 6, y - 30],
        [x + 7.4, y - 28.6],
        [x + 1.8, y - 20],
        [x + 1.8, y + 12],
      ]),
      BLACK,
    );
  for (const dy of [-20, -12, -4]) pen.stroke(seg(0, y + dy, w, y + dy), BLACK, 1.2);
}

/** Lobby cards of the two: each fills its own, face to us. */
export const LOBBY: Picture[] = [
  {
    id: 'killer-geiger-man',
    accent: INKS.uranium,
    size: BUST,
    draw(stage) {
      const { pen } = stage;
      spot(stage, { x: 120, y: 66, rays: 15, reach: 0.98, turn: 0.1 });
      stars(stage, 12, 70, [120, 66, 110]);
      mesas(stage, 140, 8);
      driveIn(stage, 36, 142, 0.74);
      ground(stage, 140, 120, 1.1);
      wire(stage, 146);
      rangeSign(stage, 222, 96);
      pen.at(120, 252, () => suit(pen, { arms: 'down', eyes: ACCENT }), 1.32);
      // And his hands, which are nearer than the rest of him.
      for (const s of [-1, 1])
        pen.at(
          120,
          0,
          () => {
            pen.rimmed(limb('64 214, 76 182, 84 152', 54, 42), { ...LIT, halo: 2.6 });
            gauntlet(pen, 86, 146, 0.24, 1.8);
          },
          [s, 1],
        );
    },
  },
  {
    id: 'killer-salt-widow',
    accent: INKS.brine,
    size: BUST,
    draw(stage) {
      const { pen } = stage;
      spot(stage, { x: 120, y: 60, rays: 13, reach: 0.98, turn: 0.3 });
      stars(stage, 16, 70, [120, 60, 100]);
      ground(stage, 128, 120, 1.2);
      // The train that stopped, and the crust it stopped on.
      pen.fill(box(0, 112, 62, 16), BLACK).fill(box(178, 112, 62, 16), BLACK);
      for (const x of [6, 22, 38, 186, 202, 218]) pen.fill(box(x, 115, 10, 6, 1), ink(0.4, 0, 0));
      for (const c of [
        '0 150!, 30 140!, 52 150!, 84 138!',
        '240 150!, 208 142!, 190 152!, 160 140!',
        '30 140!, 22 128!',
        '208 142!, 220 128!',
      ])
        pen.stroke(line(c), ACCENT, 1.6);
      prisms(pen, '22 176 46 -0.16, 44 180 60 -0.08, 66 182 40 0.1, 218 176 48 0.2, 196 181 62 0.08, 174 182 40 -0.1');
      pen.at(
        120,
        84,
        () => {
          veiled(pen, 66);
          saltFace(pen);
        },
        1.9,
      );
      // The bouquet, kept.
      for (const [x, y] of rows('98 170, 114 162, 130 162, 146 170, 106 180, 122 176, 138 180'))
        pen
          .fill(oval(x, y, 13), BLACK)
          .fill(oval(x, y, 11), PAPER)
          .stroke(oval(x, y, 6), BLACK, 1.6)
          .fill(oval(x, y, 2.6), ACCENT);
    },
  },
];
