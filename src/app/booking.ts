import type { MovieConfig, Reply } from '../rules/index.ts';
import type { Seating, Way } from '../storage/save.ts';

/** A movie that somebody wants to play: which, who sits where, and what was played of it before they sat down. */
export interface Booking {
  config: MovieConfig;
  seating: Seating;
  way: Way;
  lead: readonly Reply[];
}

/** The same movie without loaded dice and cards, which belong to the lesson alone; a chosen cast stays. */
export function unloaded(booking: Booking): Booking {
  const { loaded, ...config } = booking.config;
  if (loaded === undefined || booking.way.kind === 'first-night') return booking;
  const cast = loaded.survivors === undefined ? {} : { loaded: { survivors: loaded.survivors } };
  return { ...booking, config: { ...config, ...cast } };
}
