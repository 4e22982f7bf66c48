import type { Pen } from '../../pen.ts';
import { type Picture, type Stage, shadow, spot, stars, WIDE } from '../../stage.ts';

export type Place = readonly [draw: (pen: Pen) => void, x: number, y: number, s: number, flip?: 1 | -1];

/** Far ones first: each throws its shadow and stands in front of the last. */
export function stand({ pen }: Stage, places: readonly Place[]): void {
  for (const [draw, x, y, s, flip = 1] of places) {
    shadow(pen, x, y, 26 * s, 5 * s);
    pen.at(x, y, () => draw(pen), [s * flip, s]);
  }
}

/** A card of the dead: the night, a light in it, and who comes out of it. */
export const walk = (
  id: string,
  accent: string,
  light: readonly [x: number, y: number],
  draw: (stage: Stage) => void,
  night: { stars?: number; reach?: number } = {},
): Picture => ({
  id,
  accent,
  size: WIDE,
  draw(stage) {
    spot(stage, { x: light[0], y: light[1], rays: 7, turn: 0.16, reach: night.reach ?? 1 });
    stars(stage, night.stars ?? 5, 80, [light[0], light[1], 84]);
    draw(stage);
  },
});
