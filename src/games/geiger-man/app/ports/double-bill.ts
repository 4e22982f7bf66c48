import type { GirlId, Level } from '../../../../rules/geiger-man/index.ts';
import type { Pair } from '../../kept.ts';

export type { Pair };

/** What a Double Bill is chosen by; nobody: she is drawn. */
export interface BillChoice {
  girl: GirlId | null;
  first: Pair;
  level: Level;
}

/** Between the two shows: how she is, what she may take along, and what comes next. */
export interface Interval {
  girl: GirlId;
  health: number;
  items: readonly string[];
  outlived: Pair;
  next: Pair;
}
