import type { Level, Personality } from '../ports/set-up.ts';

/** How often somebody lives, with sensible computer players in every seat. */
export interface Rate {
  level: Level;
  personality: Personality;
  seats: number;
  movies: number;
  survived: number;
  /** The switches that come with the level, or none. */
  switches: 'own' | 'plain';
}

/** How many questions a movie asks the cast and the Director's side. */
export interface Length {
  seats: number;
  movies: number;
  cast: number;
  director: number;
}

/** All that is known of a deck's movies before one is played. */
export interface Measured {
  rates: readonly Rate[];
  lengths: readonly Length[];
}
