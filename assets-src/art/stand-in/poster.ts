import { BLACK, PAPER } from '../ink.ts';
import { shape } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { type Picture, POSTER_SIZE, spot } from '../stage.ts';
import { mouth } from '../survivors/features.ts';
import { reporter } from '../survivors/people-a.ts';
import { wrongEye } from './faces.ts';
import { clasp } from './kit/clasp.ts';
import { KEYS } from './kit/shot.ts';

/** The same hat, the same coat, the same card in the band; only whoever made it had never seen a man look. */
function copy(pen: Pen): void {
  reporter(pen);
  for (const x of [-21.5, 11.5]) wrongEye(pen, x, -4, 10);
  pen.fill(shape('-20 22, -4 20, 12 20, 14 30, 6 42, -12 42, -20 36'), PAPER);
  pen.at(-4, 31, () => mouth(pen, 'teeth', BLACK), [1.25, 1.1]);
}

/** A man of the press and the one who will file his story. */
export const POSTER: Picture = {
  id: 'poster',
  accent: KEYS.film,
  size: POSTER_SIZE,
  draw(stage) {
    const { pen } = stage;
    spot(stage, { x: 220, y: 104, rays: 30, reach: 1.1, turn: 0.05 });
    pen.at(126, 122, () => reporter(pen), 1.38, 0.02);
    pen.at(314, 122, () => copy(pen), [-1.38, 1.38], -0.02);
    pen.at(220, 218, () => clasp(pen), 0.98);
  },
};
