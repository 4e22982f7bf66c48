import type { Box } from '../../../../app/ports/board.ts';

/** Where the drawn table leaves room for the page. */
export interface Places {
  left: Box;
  right: Box;
  bar: Box;
  hand: Box;
  /** Where whoever is in a space stands. */
  spots: Readonly<Record<string, { x: number; y: number }>>;
}

/** Paints a picture by the name of its frame, as large as the canvas is shown; does nothing where there is none. */
export type PaintFrame = (canvas: HTMLCanvasElement, frame: string) => Promise<void>;
