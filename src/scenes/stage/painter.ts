import type { Print } from './print.ts';
import type { Art, SheetName } from './sprite.ts';

/** What the stage has to bake; atlas frames and whole pictures come as they are. */
export type BakedArt = Exclude<Art, { art: 'board' } | { art: 'picture' }>;

export interface Canvas {
  w: number;
  h: number;
  /** Around it on every side, for light and shadow. */
  pad: number;
}

/** Who paints what a game's table wears. */
export interface Painter {
  /** How large a piece of art is baked for a sprite shown at this size. */
  canvasFor(
    ruler: CanvasRenderingContext2D,
    art: BakedArt,
    w: number,
    h: number,
    print: Pick<Print, 'unit' | 'textScale'>,
  ): Canvas;
  sheetOf(art: BakedArt, w: number): SheetName;
  /** At 0,0 of a context scaled to device pixels. */
  paint(ctx: CanvasRenderingContext2D, art: BakedArt, canvas: Canvas, print: Print): void;
}
