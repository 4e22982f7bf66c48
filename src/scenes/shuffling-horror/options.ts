import type { BoardOptionsOf } from '../stage/drawn-board.ts';
import type { BoardFacts } from './facts.ts';
import type { TableLayout } from './layout.ts';

export interface BoardOptions extends BoardOptionsOf<TableLayout> {
  /** Whose pictures are on the table. */
  deck: string;
  facts: BoardFacts;
}
