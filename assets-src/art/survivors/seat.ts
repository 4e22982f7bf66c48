import { ACCENTS } from '../accents.ts';
import type { Pen } from '../pen.ts';
import { BUST, ground, type Picture, type Stage, spot, stars } from '../stage.ts';

export type Seat = {
  who: (pen: Pen) => void;
  accent: keyof typeof ACCENTS;
  /** Where the light behind burns. */
  light: readonly [number, number];
  at: readonly [x: number, y: number];
  size: number;
  /** A tilt of the whole figure, and which way it faces: nobody sits like the one beside them. */
  tilt?: number;
  flip?: 1 | -1;
  place: (stage: Stage) => void;
};

/** How low the land lies behind the shoulders. */
export const LAND = 152;

/** A cast, each before its own place and light; a barer sky makes a smaller file. */
export const seated = (cast: Record<string, Seat>, sky = { rays: 14, stars: 24 }): Picture[] =>
  Object.entries(cast).map(([id, { who, accent, light, at, size, tilt = 0, flip = 1, place }]) => ({
    id,
    accent: ACCENTS[accent],
    size: BUST,
    draw(stage) {
      spot(stage, { x: light[0], y: light[1], rays: sky.rays, reach: 0.95, turn: 0.3 });
      stars(stage, sky.stars, 90, [light[0], light[1], 90]);
      place(stage);
      ground(stage, LAND, light[0]);
      stage.pen.at(at[0], at[1], () => stage.pen.at(0, 90, () => stage.pen.at(0, -90, () => who(stage.pen)), 1, tilt), [
        size * flip,
        size,
      ]);
    },
  }));
