import type { TableModel } from '../../app/ports/table.ts';
import type { TableThing } from '../../app/ports/table-things.ts';
import type { Threat } from '../../app/ports/threat.ts';

/** What every part of the table in words is given. */
export interface TwinProps {
  table: TableModel;
  /** What the coming Director's turn may cost; null: nobody says. */
  threat: Threat | null;
  /** A thing was pressed: the same as clicking it on the board. */
  onPick: (at: TableThing) => void;
  onZoom: (card: string) => void;
  /** What has the focus or the pointer here is lit up on the drawn table. */
  onPoint: (at: TableThing | null) => void;
  onPile: (pile: 'discard' | 'graveyard') => void;
  /** What pressing it now would choose; null: nothing. */
  offered: (at: TableThing) => string | null;
}
