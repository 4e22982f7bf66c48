import type { CardId, CardKind, Stat } from '../../rules/shuffling-horror/index.ts';

/** What is printed on a card, as far as the table shows it. */
export interface CardFact {
  /** The key of its words, whichever copy it is. */
  id: string;
  kind: CardKind;
  /** A monster's value. */
  value: number | null;
  /** A survivor's stats; null where it lacks one. */
  stats: Readonly<Record<Stat, number | null>> | null;
  /** A sanctuary's points and room when it opens. */
  points: number | null;
  room: number | null;
  /** R13.1: which of its deck's sanctuaries it is, from nought: each has a slot of its own, whichever opens first. */
  slot: number | null;
}

/** Numbers on cards, asked from the app. */
export interface CardFacts {
  card(card: CardId): CardFact;
}
