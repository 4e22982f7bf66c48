import type { TableModel } from '../../app/ports/table.ts';
import type { TableThing } from '../../app/ports.ts';

/** What every part of the table in words is given. */
export interface TwinProps {
  table: TableModel;
  /** A thing was pressed: the same as clicking it on the board. */
  onPick: (at: TableThing) => void;
  onZoom: (card: string) => void;
  /** What has the focus or the pointer here is lit up on the drawn table. */
  onPoint: (at: TableThing | null) => void;
  onPile: (pile: 'discard' | 'graveyard') => void;
  /** Whether pressing it now would be a choice. */
  offered: (at: TableThing) => boolean;
}
