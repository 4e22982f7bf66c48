import type { GameBoard } from '../../../../app/ports/board.ts';
import type { CardId, Foe, MovieEvent, Prompt, Reply, Side, View } from '../../../../rules/shuffling-horror/index.ts';
import type { Threat } from './threat.ts';

/** Something on the table that a person can point at. */
export type TableThing =
  | { thing: 'card'; card: CardId }
  | { thing: 'frame'; frame: number }
  | { thing: 'throng'; side: Side; slot: number }
  | { thing: 'survivor'; survivor: CardId }
  /** What a survivor's card says beside its numbers: the ring of its danger, and the plate of what has hold of it. */
  | { thing: 'danger'; survivor: CardId }
  | { thing: 'state'; survivor: CardId }
  | { thing: 'power'; seat: number }
  | { thing: 'sanctuary'; sanctuary: CardId }
  | { thing: 'survivor-pile' | 'reel-pile' | 'discard' | 'graveyard' };

/** A lone alien is its card. */
export const foeThing = (foe: Foe): TableThing =>
  'card' in foe ? { thing: 'card', card: foe.card } : { thing: 'throng', side: foe.side, slot: foe.slot };

/** What a thing that can be chosen wears on the board. */
export interface Tab {
  /** What choosing it does: "kill 71 %". */
  words: string;
  /** The same where there is little room; may be empty. */
  short: string;
  /** The keys that choose it, one after the other. */
  keys: readonly string[];
  /** For the last of them: those that choose the same of it otherwise, done by somebody else. */
  orKeys: readonly string[];
}

/** A thing on the table with the replies that pointing at it could mean. */
export interface Offer {
  at: TableThing;
  replies: readonly Reply[];
  /** Null while a list is open: its keys are others. */
  tab: Tab | null;
  /** It may still be clicked, but something else is being aimed at: it stays in the dark. */
  quiet: boolean;
}

/** The drawn table of a movie. */
export interface BoardPort extends GameBoard<View, MovieEvent, TableThing> {
  /** Highlights what may be clicked; an empty list takes the highlights away. */
  offer(offers: readonly Offer[], prompt: Prompt | null): void;
  /** What the coming Director's turn may cost; null: nothing is said. */
  foresee(threat: Threat | null): void;
  /** Puts the clapper on what somebody else would choose. */
  mark(at: TableThing | null): void;
}
