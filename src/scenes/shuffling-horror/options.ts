import type { Speed } from '../../app/ports/board.ts';
import type { BoardLook } from '../stage/look.ts';
import type { BoardFacts } from './facts.ts';
import type { TableLayout } from './layout.ts';

export interface BoardOptions extends Partial<BoardLook> {
  /** Whose pictures are on the table. */
  deck: string;
  facts: BoardFacts;
  speed: Speed;
  /** Where the pictures are, with a slash at the end. */
  artBase?: string;
  /** Told whenever the table is laid out anew, so that the DOM moves with it. */
  onLayout?: (layout: TableLayout) => void;
}
