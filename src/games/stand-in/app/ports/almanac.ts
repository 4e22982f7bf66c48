import type { Card, CardKind } from '../../../../rules/stand-in/index.ts';
import type { RuleId } from '../../text/en/rules.ts';

export type Target = 'self' | 'neighbour' | 'selfOrNeighbour' | 'anyone' | 'all' | 'gap' | 'none';

/** A card of the deck, as the almanac tells of it. */
export interface CardFacts {
  card: Card;
  kind: CardKind;
  /** Copies with 4, 5, … 12 seats. */
  copies: readonly number[];
  /** The least number of seats that it is used with. */
  from: number;
  /** On whom it is played; null: it is not played. */
  target: Target | null;
  answers: readonly Card[];
  answeredBy: readonly Card[];
  rules: readonly RuleId[];
}
