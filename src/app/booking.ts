import type { MovieConfig, Reply } from '../rules/index.ts';
import { type Seating, type Way, YOU } from '../storage/save.ts';

/** A movie that somebody wants to play: which, who sits where, and what was played of it before they sat down. */
export interface Booking {
  config: MovieConfig;
  seating: Seating;
  way: Way;
  lead: readonly Reply[];
}

/** A movie at one click: three seats, all of them the player's. */
export const featureBooking = (seed: string, director: string): Booking => ({
  config: { seed, seats: 3, deck: 'roswell-51' },
  seating: { seats: [YOU, YOU, YOU], director },
  way: { kind: 'feature' },
  lead: [],
});
