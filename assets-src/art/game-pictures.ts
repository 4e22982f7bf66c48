import type { Thing } from './board/tokens.ts';
import type { Pen } from './pen.ts';
import type { Picture, Size } from './stage.ts';

/** Printed pictures that lie side by side in one file; `unit` is how many pixels a unit has at 1×, if not as many as a card's. */
export type PrintedSheet = {
  readonly name: string;
  readonly pictures: readonly Picture[];
  readonly unit?: number;
  /** Of the plain sheet: how wide decides how well its rows fold. */
  readonly width: number;
};

/** A printed picture in a file of its own, in a run and at a size of its own. */
export type PrintedFile = {
  readonly name: string;
  readonly picture: Picture;
  readonly run: 1 | 2;
  readonly unit?: number;
};

/** Something painted in real colours, in a file of its own, as large as it says. */
export type PaintedFile = { readonly name: string; readonly size: Size; readonly draw: (pen: Pen) => void };

/** All pictures of a game that is shown by the page: whoever opens it fetches them, and nobody else. */
export type GamePictures = {
  /** Under public/assets/art. */
  readonly folder: string;
  readonly sheets: readonly PrintedSheet[];
  /** What lies on its table, in one sheet. */
  readonly things: readonly Thing[];
  readonly printed: readonly PrintedFile[];
  readonly painted: readonly PaintedFile[];
  /** What is round its table. */
  readonly land: (pen: Pen) => void;
};
