import { ACCENTS } from '../accents.ts';
import { mesas } from '../horizon.ts';
import { ACCENT, BLACK, ink, PAPER } from '../ink.ts';
import { box, line, oval, poly, shape } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { saucer } from '../saucer.ts';
import { ground, type Picture, type Size, type Stage, spot, stars } from '../stage.ts';

/** Backs fill the card inside its border: one tall picture. */
export const BACK: Size = { w: 240, h: 340 };

/** The film strip every back is printed on. */
export function frame({ pen, w, h }: Stage): void {
  pen
    .stroke(box(6, 6, w - 12, h - 12, 8), BLACK, 9)
    .stroke(box(6, 6, w - 12, h - 12, 8), PAPER, 3)
    .stroke(box(13, 13, w - 26, h - 26, 5), ACCENT, 1.6);
  // Sprocket holes down both sides: it is film, after all.
  for (let i = 0; i < 15; i++) for (const x of [19, w - 29]) pen.fill(box(x, 24 + i * 20.4, 10, 9, 2), PAPER);
}

/** Who it will be is not known yet. */
export function nobody(pen: Pen): void {
  const who = shape(
    '96 206!, 97 194, 108 186, 111 181, 105 168, 108 152, 120 146, 132 152, 135 168, 129 181, 132 186, 143 194, 144 206!',
  );
  pen
    .fill(who, PAPER)
    .stroke(line('113 160, 115 154, 122 153, 126 158, 121 164, 120 169'), BLACK, 4)
    .fill(oval(120, 176, 2.6), BLACK);
}

export const BACKS: Picture[] = [
  {
    id: 'back-movie',
    accent: ACCENTS.green,
    size: BACK,
    draw(stage) {
      const { pen, w, h } = stage;
      spot(stage, { x: 120, y: 130, rays: 22, reach: 0.9 });
      stars(stage, 50, 200, [120, 130, 100]);
      mesas(stage, 262);
      ground(stage, 262, 120, 1.1);
      pen.fill(box(0, 0, 38, h), BLACK).fill(box(w - 38, 0, 38, h), BLACK);
      saucer(pen, 120, 118, 1.36, 118, 0.3);
      pen.fill(oval(120, 280, 72, 11), PAPER).fill(oval(120, 280, 54, 7), ink(0.5, 0, 0));
      frame(stage);
    },
  },
  {
    id: 'back-survivor',
    accent: ACCENTS.red,
    size: BACK,
    draw(stage) {
      const { pen, w, h } = stage;
      spot(stage, { x: 120, y: 170, rays: 26, reach: 1 });
      pen.fill(box(0, 0, 38, h), BLACK).fill(box(w - 38, 0, 38, h), BLACK);
      // A star with nobody in it yet.
      const star = (r: number): ReturnType<typeof poly> =>
        poly(
          Array.from({ length: 10 }, (_, i) => {
            const a = (i * Math.PI) / 5 - Math.PI / 2;
            const d = i % 2 ? r * 0.46 : r;
            return [120 + Math.cos(a) * d, 172 + Math.sin(a) * d] as const;
          }),
        );
      pen.fill(star(92), BLACK).stroke(star(92), PAPER, 4).stroke(star(78), ACCENT, 2);
      nobody(pen);
      for (const y of [44, 296])
        pen
          .stroke(
            line([
              [52, y],
              [188, y],
            ]),
            PAPER,
            2,
          )
          .fill(
            poly([
              [120, y - 9],
              [129, y],
              [120, y + 9],
              [111, y],
            ]),
            ACCENT,
          )
          .stroke(
            poly([
              [120, y - 9],
              [129, y],
              [120, y + 9],
              [111, y],
            ]),
            PAPER,
            1.6,
          );
      frame(stage);
    },
  },
];
