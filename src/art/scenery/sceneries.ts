import { desert } from './desert.ts';
import { mill } from './mill.ts';

/** What is drawn on a poster around the villain, in its accent. */
export const SCENERIES = { desert, mill } as const satisfies Record<
  string,
  (ctx: CanvasRenderingContext2D, accent: string) => void
>;

export type Scenery = keyof typeof SCENERIES;
