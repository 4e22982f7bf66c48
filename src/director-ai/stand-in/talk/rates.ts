import type { Message } from './messages.ts';

/** How often a seat that could say it says it: an Original if it is so and if not, a double if it is so and if not. */
export interface Rates {
  truthful: number;
  mistaken: number;
  frank: number;
  lying: number;
}

/** Counted over games of the company (`lab fit --game stand-in`). */
const FIRM: Record<Message['says'], Rates> = {
  'stand-in': { truthful: 0.08, mistaken: 0.0003, frank: 0.0005, lying: 0.02 },
  double: { truthful: 0.014, mistaken: 0.009, frank: 0.001, lying: 0.015 },
  clean: { truthful: 0.032, mistaken: 0.001, frank: 0.01, lying: 0.001 },
};
/** Opinions are had from others, true or not: they move nobody far, whoever says them. */
const OPINION: Record<Message['says'], Rates> = {
  'stand-in': { truthful: 0.03, mistaken: 0.02, frank: 0.015, lying: 0.025 },
  double: { truthful: 0.03, mistaken: 0.02, frank: 0.015, lying: 0.025 },
  clean: { truthful: 0.025, mistaken: 0.02, frank: 0.02, lying: 0.02 },
};

/** What was seen, and what is only thought. */
export const ratesOf = (says: Message['says'], firm: boolean): Rates => (firm ? FIRM : OPINION)[says];
