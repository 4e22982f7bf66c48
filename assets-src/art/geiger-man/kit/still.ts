import { PALETTE } from '../../../../src/art/palette.ts';
import { ACCENT, BLACK, PAPER } from '../../ink.ts';
import type { Rim } from '../../pen.ts';
import { ground, type Picture, type Size, type Spot, type Stage, spot, stars } from '../../stage.ts';

/** A still: lower than a card of the first game, for a hand of ten lies on this table. */
export const STILL: Size = { w: 240, h: 150 };
/** An item, mostly seen as large as a stamp. */
export const PROP: Size = { w: 110, h: 110 };

/** The one colour of a picture, by what the card does; uranium is the Geiger Man's alone, brine the Salt Widow's. */
export const INKS = {
  uranium: '#cdf23a',
  /** Verdigris of a salt spring: told from every other ink by those who lack a kind of cone, as lilac and rose are not. */
  brine: '#67e0d3',
  blue: PALETTE.plotBlue,
  red: PALETTE.bloodRed,
  orange: PALETTE.furnaceRust,
  green: PALETTE.itemGreen,
  yellow: PALETTE.sanctuaryYellow,
  amber: PALETTE.marqueeAmber,
  silver: '#aeb6be',
} as const;
export type InkName = keyof typeof INKS;

export const LIT: Rim = { light: [2.6, -2.4], rim: PAPER, body: BLACK, halo: 2 };
export const GLOWING: Rim = { light: [2.6, -2.4], rim: ACCENT, body: BLACK, halo: 2 };

export type Setting = Spot & { floor?: number; stars?: number };

const shot = (
  size: Size,
  id: string,
  accent: InkName,
  set: Setting,
  draw: (stage: Stage) => void,
  behind?: (stage: Stage) => void,
): Picture => ({
  id,
  accent: INKS[accent],
  size,
  draw(stage) {
    spot(stage, { rays: 7, reach: 0.84, ...set });
    stars(stage, set.stars ?? 8, 60, [set.x, set.y, 90 * (set.reach ?? 1)]);
    behind?.(stage);
    if (set.floor) ground(stage, set.floor, set.x, 1.1);
    draw(stage);
  },
});

type Draw = (stage: Stage) => void;
export const still = (id: string, accent: InkName, set: Setting, draw: Draw, behind?: Draw): Picture =>
  shot(STILL, id, accent, set, draw, behind);

/** Items are green, as all that is searched for; few rays, for they are looked at small. */
export const prop = (id: string, draw: Draw, light: readonly [number, number] = [55, 50]): Picture =>
  shot(PROP, `item-${id}`, 'green', { x: light[0], y: light[1], rays: 7, reach: 1.15, stars: 0 }, draw);
