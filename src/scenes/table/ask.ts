import type { PublicView } from '../../rules/index.ts';
import type { BoardFacts } from '../facts.ts';
import type { TableLayout } from '../layout.ts';
import type { BoardWords } from '../words.ts';

/** Everything a part of the table is drawn from: no part keeps a memory of its own. */
export interface TableAsk extends Action {
  view: PublicView;
  layout: TableLayout;
  facts: BoardFacts;
  words: BoardWords;
  grain: boolean;
}

/** What only lasts while events are played. */
export interface Action {
  /** Dice that were just rolled. */
  roll: Roll | null;
  /** Sprites that step forward: the throng that strikes. */
  forward: ReadonlySet<string>;
}

export const STILL: Action = { roll: null, forward: new Set() };

/** Faces on the table; while they tumble, sprites of their own stand for them. */
export interface Roll {
  colour: 'white' | 'black';
  faces: readonly number[];
  tumbling: boolean;
}

/** In a public view, a card that nobody has seen. */
export const UNSEEN = '?';
