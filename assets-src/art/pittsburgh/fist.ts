import { BLACK, type Ink, PAPER } from '../ink.ts';
import { line, shape } from '../paths.ts';
import type { Pen } from '../pen.ts';

/** A closed hand round something upright, as wide as 28; the knuckles to the left. */
export function fist(pen: Pen, x: number, y: number, s = 1, turn = 0, skin: Ink = PAPER): void {
  pen.at(
    x,
    y,
    () => {
      const hand = shape('-13 -12, -2 -17, 13 -14, 16 2, 11 16, -10 15, -16 2');
      pen.fill(hand, skin).stroke(hand, BLACK, 2.2);
      for (const dy of [-7, 0, 7])
        pen.stroke(
          line([
            [-13, dy],
            [3, dy - 1],
          ]),
          BLACK,
          1.7,
        );
      pen.stroke(line('3 -13, 7 -4, 5 10'), BLACK, 1.5);
    },
    s,
    turn,
  );
}

/** A sleeve from somewhere below up to a wrist. */
export function sleeve(pen: Pen, list: string, body: Ink): void {
  const cloth = shape(list);
  pen.stroke(cloth, BLACK, 4).fill(cloth, body).stroke(cloth, BLACK, 2);
}
