import type { Threat } from '../../../games/shuffling-horror/app/ports/threat.ts';
import type { View } from '../../../rules/shuffling-horror/index.ts';
import type { BoardFacts } from '../facts.ts';
import type { TableLayout } from '../layout.ts';

/** Everything a part of the table is drawn from: no part keeps a memory of its own. */
export interface TableContext extends Action {
  view: View;
  layout: TableLayout;
  facts: BoardFacts;
  grain: boolean;
  /** What the coming Director's turn may cost; null: nothing is said. */
  threat?: Threat | null;
  /** The key of what somebody else would choose. */
  marked?: string | null;
  /** High contrast: no scenery. */
  stark: boolean;
}

/** What no view tells: how the dice fell. */
export interface Action {
  /** Dice that were just rolled. */
  roll: Roll | null;
  /** Faces up, until they are rolled again. */
  dice: Dice;
}

/** Two white for the cast, two black for the Director. */
export type DiceColour = 'white' | 'black';
export type Dice = Readonly<Record<DiceColour, readonly [number, number]>>;

/** As they come out of the box. */
const UNROLLED: Dice = { white: [5, 2], black: [6, 4] };

export const STILL: Action = { roll: null, dice: UNROLLED };

/** Faces on the table; while they tumble, sprites of their own stand for them. */
export interface Roll {
  colour: DiceColour;
  faces: readonly number[];
  tumbling: boolean;
}
