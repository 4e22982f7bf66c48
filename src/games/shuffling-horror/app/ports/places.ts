import type { Box } from '../../../../app/ports/board.ts';
import type { CardId } from '../../../../rules/shuffling-horror/index.ts';

/** Where the drawn table leaves room for the page, in CSS pixels of the window. */
export interface Places {
  director: Box;
  log: Box;
  prompt: Box;
  menu: Box;
  /** The left column, which a card may cover for a while. */
  meanwhile: Box;
  survivors: Readonly<Record<CardId, Box>>;
  frames: readonly Box[];
  /** The Director's six. */
  slots: readonly Box[];
  sanctuaries: Readonly<Record<CardId, Box>>;
  survivorPile: Box;
  /** All other piles. */
  piles: readonly Box[];
  /** For what is heard, in words. */
  captions: Box;
}

/** Paints a card's face on a canvas, for reading or `width` CSS pixels wide; rejects where pictures cannot be had. */
export type PaintCard = (canvas: HTMLCanvasElement, card: CardId, turned: boolean, width?: number) => Promise<void>;
