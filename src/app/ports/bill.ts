import type { DeckId } from '../../rules/index.ts';

/** A movie on the bill, and the colour it is printed in. */
export interface OnBill {
  deck: DeckId;
  accent: string;
}
