import { BLACK, type Ink, PAPER } from '../../ink.ts';
import { line, type Point, type Points, points, poly } from '../../paths.ts';
import type { Pen } from '../../pen.ts';

/** Where somebody is to stand: two strips of tape, seen from the stalls. */
export function tape(pen: Pen, x: number, y: number, s = 1, inks: Ink = PAPER): void {
  pen.at(
    x,
    y,
    () => {
      for (const strip of [poly('-28 -4, 28 -4, 31 4, -31 4'), poly('-5 4, 5 4, 7.5 26, -7.5 26')])
        pen.stroke(strip, BLACK, 3).fill(strip, inks);
    },
    s,
  );
}

/** An arrow along a soft line, its point at the last point. */
export function arrow(pen: Pen, list: Points, width: number, body: Ink, edge: Ink = BLACK, rim = 2.4): void {
  const spine = points(list);
  const [tx, ty] = spine.at(-1) as Point;
  const [bx, by] = spine.at(-2) as Point;
  const turn = Math.atan2(ty - by, tx - bx);
  const long = width * 1.7;
  const neck: Point = [tx - Math.cos(turn) * long * 0.8, ty - Math.sin(turn) * long * 0.8];
  const shaft = line([...spine.slice(0, -1), neck]);
  const head = poly([
    [tx, ty],
    [
      tx - Math.cos(turn) * long - Math.sin(turn) * width * 1.25,
      ty - Math.sin(turn) * long + Math.cos(turn) * width * 1.25,
    ],
    [
      tx - Math.cos(turn) * long + Math.sin(turn) * width * 1.25,
      ty - Math.sin(turn) * long - Math.cos(turn) * width * 1.25,
    ],
  ]);
  pen.stroke(shaft, edge, width + rim * 2).stroke(head, edge, rim * 2);
  pen.stroke(shaft, body, width).fill(head, body);
}
