import type { Box } from '../../../../app/ports/board.ts';
import type { CardId } from '../../../../rules/shuffling-horror/index.ts';

/** Where the drawn table leaves room for the page, in CSS pixels of the window. */
export interface Places {
  director: Box;
  log: Box;
  prompt: Box;
  menu: Box;
  survivors: Readonly<Record<CardId, Box>>;
  /** Seat by seat, the panel that its cards lie on. */
  seats: readonly Box[];
  frames: readonly Box[];
  /** The Director's six. */
  slots: readonly Box[];
  sanctuaries: Readonly<Record<CardId, Box>>;
  survivorPile: Box;
  /** Who has acted in this round and who comes, with the dice at its ends. */
  ribbon: Box;
  /** All that lies at the left: sanctuaries and piles. */
  column: Box;
  /** All other piles. */
  piles: readonly Box[];
  /** For what is heard, in words. */
  captions: Box;
}
