import type { Effect, Table } from '../../../rules/geiger-man/index.ts';
import type { Part } from './shapes/parts.ts';

/** All that words need to know of a table. A line about an event is handed the table as it was before. */
export interface Scene
  extends Pick<Table, 'girl' | 'killer' | 'girlAt' | 'time' | 'horror' | 'health' | 'killerHealth'> {
  /** What her places give, in order, and last what each later save gives (FG9.6). */
  readonly rewards: readonly Effect[];
}

/** How a line is set on the page of the screenplay. */
export type LineStyle =
  | 'scene' // EXT. BACK ROW. TURN 4
  | 'cue' // THE GEIGER MAN
  | 'action'
  | 'roll'
  | 'big'; // a title card

export interface Line {
  style: LineStyle;
  /** Whose doing it is: the Killer's last one stays marked. */
  by: 'girl' | 'killer' | 'film';
  parts: readonly Part[];
}

/** What stands on a button. */
export interface Choice {
  label: string;
  detail: string;
}
