import { PRICES, type Prices } from './prices.ts';

/** How a Director weighs its terms: 1 is by their price. Personalities are data over these. */
export interface Weights extends Tastes {
  prices: Prices;
}

/** What a personality can have its own way of. */
export interface Tastes {
  kill: number;
  drain: number;
  siege: number;
  threat: number;
  screen: number;
  pressure: number;
  denial: number;
  /** Habits, in points. Extra for each life that is nearly over. */
  weakest: number;
  /** Extra for an All-Out Attack as such. */
  allOut: number;
  /** Extra for a card that completes a throng. */
  complete: number;
}

export const NEUTRAL: Weights = {
  prices: PRICES,
  kill: 1,
  drain: 1,
  siege: 1,
  threat: 1,
  screen: 1,
  pressure: 1,
  denial: 1,
  weakest: 0,
  allOut: 0,
  complete: 0,
};
