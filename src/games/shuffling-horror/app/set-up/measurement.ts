import type { Level, Personality } from '../ports/set-up.ts';

/** Newcomers keep their reserves back, old hands call them early: the computer players sensible and strong. */
export type Measuring = 'sensible' | 'strong';

/** How often somebody lives, with such computer players in every seat. */
export interface Rate {
  level: Level;
  personality: Personality;
  seats: number;
  cast: Measuring;
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
