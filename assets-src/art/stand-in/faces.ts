import { ACCENTS } from '../accents.ts';
import { ACCENT, BLACK, ink, PAPER } from '../ink.ts';
import { oval, rows } from '../paths.ts';
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

/** The twelve off camera: as they are, as what took their place, and as what the reel left of them. */
export const FACES: readonly Picture[] = [...SURVIVORS, ...SURVIVORS.map(turned), ...SURVIVORS.map(burnt)];
