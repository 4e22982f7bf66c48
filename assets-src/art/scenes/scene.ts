import { ground, type Picture, type Spot, type Stage, spot, stars, WIDE } from '../stage.ts';

export type Setting = Spot & { floor?: number; stars?: number };

/** The common shape of a one-off picture: night, light, stars, floor; then what the card is about. */
export const scene = (
  id: string,
  accent: string,
  set: Setting,
  draw: (stage: Stage) => void,
  behind?: (stage: Stage) => void,
): Picture => ({
  id,
  accent,
  size: WIDE,
  draw(stage) {
    spot(stage, set);
    stars(stage, set.stars ?? 28, 100, [set.x, set.y, 84 * (set.reach ?? 1)]);
    behind?.(stage);
    if (set.floor) ground(stage, set.floor, set.x, 1.1);
    draw(stage);
  },
});
