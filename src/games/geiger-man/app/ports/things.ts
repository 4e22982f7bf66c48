import type { GameBoard } from '../../../../app/ports/board.ts';
import type { ActionId, GeigerManEvent, View } from '../../../../rules/geiger-man/index.ts';

/** Something on the table that a person can point at. */
export type TableThing =
  | { thing: 'space'; space: string }
  /** Action cards: in her hand, or to be taken. */
  | { thing: 'card' | 'shelf'; card: ActionId }
  | { thing: 'item'; item: string }
  /** A victim place of her card. */
  | { thing: 'place'; place: number }
  | { thing: 'die'; face: number }
  | { thing: 'minor'; power: string }
  | { thing: 'event'; event: string }
  | { thing: 'girl' | 'killer' | 'dread' | 'secret' | 'last-act' | 'screen' };

/** A thing that may be clicked now, and the key that does the same. */
export interface Offer {
  at: TableThing;
  key: string;
}

/** The drawn table of a show. */
export interface BoardPort extends GameBoard<View, GeigerManEvent, TableThing> {
  /** Highlights what may be clicked; an empty list takes the highlights away. */
  offer(offers: readonly Offer[]): void;
}
