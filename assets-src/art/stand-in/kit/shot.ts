import type { Path2D } from '@napi-rs/canvas';
import { ACCENT as ACCENT_OF_FILM } from '../../../../src/games/stand-in/art.ts';
import { ACCENTS } from '../../accents.ts';
import { ACCENT, BLACK, ink, PAPER } from '../../ink.ts';
import { box, line, oval, poly } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { BUST, ground, type Picture, type Spot, type Stage, spot } from '../../stage.ts';

/** What a kind of card is printed in. Fire and motion are printed in orange, so that ten actions are not ten red cards. */
export const KEYS = {
  double: ACCENTS.silver,
  action: ACCENTS.red,
  hot: ACCENTS.rust,
  defence: ACCENTS.blue,
  set: ACCENTS.yellow,
  blackout: ACCENTS.red,
  /** The film's own. */
  film: ACCENT_OF_FILM,
} as const;

/** Floor boards that run to one point behind the wall. */
export function boards({ pen, w, h }: Stage, top: number, from: number, inks = ink(0.3, 1, 0.7)): void {
  pen.clip(box(0, top, w, h - top), () => {
    for (let i = -9; i <= 9; i++)
      pen.stroke(
        poly([
          [from + i * 10, top],
          [from + i * 46, h + 30],
        ]),
        inks,
        1.1,
      );
  });
}

type Setting = Spot & { floor?: number };

/** A shot on stage four: one lamp, the boards under it, and what the card is about. */
export const shot = (
  id: string,
  accent: string,
  set: Setting,
  draw: (stage: Stage) => void,
  behind?: (stage: Stage) => void,
): Picture => ({
  id,
  accent,
  size: BUST,
  draw(stage) {
    spot(stage, set);
    behind?.(stage);
    if (set.floor) {
      ground(stage, set.floor, set.x, 1.1);
      boards(stage, set.floor, set.x);
    }
    draw(stage);
  },
});

/** The lamp is out: everything is red, whoever is there is white, and the corners are nobody's. */
export const dark = (
  id: string,
  set: { x?: number; y?: number; floor?: number },
  draw: (stage: Stage) => void,
): Picture => ({
  id,
  accent: KEYS.blackout,
  size: BUST,
  draw(stage) {
    const { pen, w, h } = stage;
    const { x = 120, y = 84, floor } = set;
    pen.wash(
      pen.radial(x, y, 176, [
        [0, ink(0.8, 0, 0)],
        [0.3, ink(1, 0, 0)],
        [0.5, ink(1, 0.1, 0)],
        [0.72, ink(1, 0.3, 0.32)],
        [1, ink(1, 0.4, 0.86)],
      ]),
      0,
      0,
      w,
      h,
    );
    if (floor) {
      pen.clip(box(0, floor, w, h - floor), () =>
        pen.wash(
          pen.radial(x, floor, 170, [
            [0, ink(1, 0, 0.3)],
            [0.5, ink(1, 0.2, 0.5)],
            [1, ink(1, 0.4, 0.92)],
          ]),
          0,
          0,
          w,
          h,
        ),
      );
      boards(stage, floor, x, ink(1, 0, 0.95));
      pen.stroke(
        line([
          [0, floor],
          [w, floor],
        ]),
        BLACK,
        1.4,
      );
    }
    draw(stage);
  },
});

/** White with a line of ink: the way everything is printed while the lamp is out. */
export const white = (pen: Pen, path: Path2D, width = 5): Pen => pen.stroke(path, BLACK, width).fill(path, PAPER);

/** A lamp on a bar, its door open downward; the mouth at 0,0. */
export function lamp({ pen }: Stage, x: number, y: number, s = 1, turn = 0, lit = true): void {
  pen.at(
    x,
    y,
    () => {
      const head = poly('-9 -26, 9 -26, 15 0, -15 0');
      pen.stroke(line('0 -60, 0 -26'), BLACK, 2.4);
      pen.stroke(head, lit ? PAPER : ACCENT, 3).fill(head, BLACK);
      pen.stroke(line('-16 -12, -20 -30, 0 -36, 20 -30, 16 -12'), BLACK, 2.4);
      pen.fill(oval(0, 0, 14, 3.6), lit ? PAPER : ink(1, 0.6, 0.4));
    },
    s,
    turn,
  );
}
