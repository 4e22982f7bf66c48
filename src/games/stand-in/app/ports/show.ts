import type { Back, Card, Script, StandInEvent } from '../../../../rules/stand-in/index.ts';
import type { TableModel } from './table.ts';

/** Where a card can lie. */
export type Place =
  | { at: 'seat'; chair: number }
  /** In the light, on the chord between two seats: nearer to the first. */
  | { at: 'offer'; from: number; to: number }
  | { at: 'pile' }
  | { at: 'discard' }
  | { at: 'light' };

/** A card on its way. Face up for those who may see it. */
export interface Flight {
  from: Place;
  to: Place;
  back: Back;
  card: Card | null;
  /** Part of the way only, and back: it was not taken. */
  isPushed: boolean;
}

/** What the table stops for. */
export type Moment = 'turned' | 'burnt' | 'revealed' | 'dawn';

/** What moves while an event is on. It tells no more than the event does, as the player's chair saw it. */
export interface Motion {
  /** Counted, so that the same twice is twice. */
  id: number;
  event: StandInEvent['type'];
  flights: readonly Flight[];
  /** The film burns through this seat's picture. */
  burning: number | null;
  /** A hand or a card that is held up, to all or to the player alone. */
  shown: { chair: number; cards: readonly Script[]; isSecret: boolean } | null;
  /** Whoever is looked at, spoken of or aimed at. */
  at: number | null;
  by: number | null;
  moment: Moment | null;
  /** How long it is on, in ms as the clock runs now. */
  ms: number;
}

/** The table as it is drawn just now, between two states or at one. */
export interface ShowState {
  table: TableModel;
  motion: Motion | null;
}

export interface ShowPort {
  state(): ShowState;
  subscribe(listener: () => void): () => void;
}
