import type { TableModel } from '../../../games/geiger-man/app/ports/table.ts';
import type { TableLayout } from '../layout.ts';

/** Dice on the screen while events are played. */
export interface Thrown {
  of: string | null;
  dice: readonly number[];
  locked: readonly boolean[];
  /** Sprites of their own stand for them. */
  tumbling: boolean;
}

/** What no view tells: which card is held up, and how the dice fall, while events are played. */
export interface Action {
  /** A card of the Killer's, of the Location's or of hers, by its id. */
  card: string | null;
  thrown: Thrown | null;
  /** The space that somebody runs from. */
  panicking: string | null;
}
export const STILL: Action = { card: null, thrown: null, panicking: null };

/** Everything a part of the table is drawn from: no part keeps a memory of its own. */
export interface TableContext extends Action {
  model: TableModel;
  layout: TableLayout;
  /** Which sheet has which picture: the frame of a card by its id. */
  frameOf(card: string): string | null;
  stark: boolean;
}
