import { ACCENTS } from '../accents.ts';
import { ACCENT, BLACK, ink, PAPER } from '../ink.ts';
import { limb, oval, rows, shape } from '../paths.ts';
import type { Pen } from '../pen.ts';
import type { Picture, Stage } from '../stage.ts';
import { SURVIVORS } from '../survivors/index.ts';
import { burn } from './kit/burn.ts';
import { KEYS } from './kit/shot.ts';

/** Where each of the cast has its eyes, and how large they can get: left, right, radius. */
const EYES: Record<string, string> = {
  colonel: '96 89 128 89 10',
  robot: '102 81 138 81 13',
  reporter: '119 85 151 87 7.6',
  cook: '84 86 115 86 7.6',
  rancher: '130 86 99 86 7.2',
  librarian: '75 92 107 92 8',
  scout: '152 89 121 91 8',
  scientist: '120 82 88 84 10',
  coroner: '79 78 111 78 7.4',
  detective: '99 86 130 86 7',
  drifter: '86 83 117 82 7.4',
  ranger: '86 86 118 87 8',
};

/** An eye that was learnt from a picture: all ring, and a point in the middle. */
export function wrongEye(pen: Pen, x: number, y: number, r: number): void {
  pen
    .fill(oval(x, y, r + 2), BLACK)
    .fill(oval(x, y, r), PAPER)
    .fill(oval(x, y, r * 0.7), ACCENT)
    .fill(oval(x, y, r * 0.34), PAPER)
    .fill(oval(x, y, r * 0.2), BLACK);
}

/** The light comes from somewhere else: a little of the accent on everything that was paper. */
function chill({ pen, w, h }: Stage): void {
  pen.ctx.save();
  pen.ctx.globalCompositeOperation = 'lighter';
  pen.wash(
    pen.linear(0, 0, 0, h, [
      [0, ink(0.5, 0.2, 0.1)],
      [0.4, ink(0.2, 0, 0)],
      [0.62, ink(0, 0, 0)],
      [1, ink(0, 0, 0)],
    ]),
    0,
    0,
    w,
    h,
  );
  pen.ctx.restore();
}

const plainly = (picture: Picture): Picture => picture;

const turned = (picture: Picture): Picture => ({
  ...picture,
  id: `${picture.id}-turned`,
  accent: KEYS.film,
  draw(stage) {
    picture.draw(stage);
    chill(stage);
    for (const [x0, y0, x1, y1, r] of rows(EYES[picture.id] as string)) {
      wrongEye(stage.pen, x0, y0, r);
      wrongEye(stage.pen, x1, y1, r);
    }
  },
});

const burnt = (picture: Picture): Picture => ({
  ...picture,
  id: `${picture.id}-burnt`,
  accent: ACCENTS.rust,
  draw(stage) {
    picture.draw(stage);
    // One eye is left to know them by.
    for (const [x0, y0, x1] of rows(EYES[picture.id] as string)) burn(stage, x1 + (x1 > x0 ? 24 : -24), y0 + 30, 35);
  },
});

/** About the middle between the eyes, which are 33 units apart there, as on every face. */
function aboutEyes({ pen }: Stage, id: string, draw: (pen: Pen) => void): void {
  for (const [x0, y0, x1, y1] of rows(EYES[id] as string)) {
    const tilt = Math.atan2(y1 - y0, Math.abs(x1 - x0)) * Math.sign(x1 - x0);
    pen.at((x0 + x1) / 2, (y0 + y1) / 2, () => draw(pen), Math.abs(x1 - x0) / 33, tilt);
  }
}

/** Somebody is meant: brows down, mouth open, and the air round the head struck through. */
const accusing = (picture: Picture): Picture => ({
  ...picture,
  id: `${picture.id}-accusing`,
  draw(stage) {
    picture.draw(stage);
    aboutEyes(stage, picture.id, (pen) => {
      for (const side of [-1, 1])
        pen.at(
          0,
          0,
          () => {
            for (const [spine, from] of [
              ['52 -34, 82 -50', 7],
              ['58 -14, 92 -20', 8],
              ['56 8, 88 12', 7],
            ] as const) {
              pen.fill(limb(spine, from + 4, 4), BLACK);
              pen.fill(limb(spine, from, 1), PAPER);
            }
            pen.fill(shape('4 -7!, 14 -15, 30 -21!, 29 -11!, 14 -6, 5 1!'), PAPER);
            pen.fill(shape('5 -6!, 14 -13, 28 -18.6!, 27.4 -12.6!, 14 -7, 6 -1!'), BLACK);
          },
          [side, 1],
        );
      const shout = shape('-14 26!, 0 22, 14 26!, 12 41, 0 46, -12 41');
      pen.stroke(shout, PAPER, 3).fill(shout, BLACK);
      pen.fill(shape('-10.6 27.6!, 0 24.6, 10.6 27.6!, 8.6 31, -8.6 31'), PAPER);
      pen.fill(shape('-7 40, 0 36.4, 7 40, 0 44'), ACCENT);
    });
  },
});

/** It was not them: brows up, eyes all white, and two drops of sweat. */
const pleading = (picture: Picture): Picture => ({
  ...picture,
  id: `${picture.id}-pleading`,
  draw(stage) {
    picture.draw(stage);
    aboutEyes(stage, picture.id, (pen) => {
      for (const side of [-1, 1])
        pen.at(
          side * 16.5,
          0,
          () => {
            pen.fill(oval(0, 1, 12, 12.6), BLACK).fill(oval(0, 1, 10, 10.6), PAPER);
            pen.fill(oval(0, 0.4, 2.8), BLACK);
            const brow = shape('-12 -22!, 0 -20, 13 -13!, 12 -18, 0 -25.4, -10 -26!');
            pen.stroke(brow, PAPER, 3).fill(brow, BLACK);
          },
          [side, 1],
        );
      const wail = shape('-9 34, 0 25, 9 34, 7 38!, 0 34, -7 38!');
      pen.stroke(wail, PAPER, 3).fill(wail, BLACK);
      for (const [x, y, s] of rows('-44 -24 1, 46 -8 1.2'))
        pen.at(
          x,
          y,
          () => {
            const drop = shape('0 -12!, 6 -1, 4.6 6, 0 8, -4.6 6, -6 -1');
            pen.stroke(drop, BLACK, 4).fill(drop, PAPER);
            pen.fill(oval(1.6, 2.4, 2, 2.6), ACCENT);
          },
          s,
        );
    });
  },
});

/** The twelve off camera: as they are, pointing and pointed at, as what took their place, and as what the reel left of them. */
export const FACES: readonly Picture[] = [plainly, accusing, pleading, turned, burnt].flatMap((as) =>
  SURVIVORS.map(as),
);
