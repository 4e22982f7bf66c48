import { drawCover, drawFrame } from '../../../art/atlas.ts';
import type { LocationId } from '../../../rules/geiger-man/index.ts';
import type { PaintStill } from '../app/vault/in-vault.ts';
import { MOONGLOW_PLAN } from '../layout/moonglow.ts';
import { NIGHTBIRD_PLAN } from '../layout/nightbird.ts';
import type { BoardPlan } from '../layout/plan.ts';
import { pictureOf } from './pictures.ts';

const PLANS: Readonly<Record<LocationId, BoardPlan>> = { moonglow: MOONGLOW_PLAN, nightbird: NIGHTBIRD_PLAN };

const STILL = { w: 480, h: 270 } as const;
/** A token is so much of the picture's height. */
const TOKEN = 0.34;

/** The Location, with the Girl and the Killer where they stand. */
export const paintStill: PaintStill = async (canvas, { location, girl, killer, girlAt, killerAt }) => {
  const [board, hers, his] = await Promise.all([
    pictureOf(`location-${location}`, 1),
    pictureOf(`token-${girl}`),
    pictureOf(`token-${killer}`),
  ]);
  const ctx = canvas.getContext('2d');
  if (board === null || hers === null || his === null || ctx === null) throw new Error(`No picture of ${location}`);
  canvas.width = STILL.w;
  canvas.height = STILL.h;
  const { w, h } = STILL;
  drawCover(ctx, board, { x: 0, y: 0, w, h });
  const size = h * TOKEN;
  const shape = board.frame.w / board.frame.h;
  // What the picture loses at its sides to fill the canvas.
  const wide = Math.max(w, h * shape);
  const high = wide / shape;
  const placed = (space: string) => {
    const [x, y] = PLANS[location].spaces[space]?.at ?? [0.5, 0.5];
    return { x: w / 2 + (x - 0.5) * wide - size / 2, y: h / 2 + (y - 0.5) * high - size / 2, w: size, h: size };
  };
  drawFrame(ctx, his, placed(killerAt));
  const beside = girlAt === killerAt ? size / 2 : 0;
  const at = placed(girlAt);
  drawFrame(ctx, hers, { ...at, x: at.x - beside });
};
