import type { FilmSign, PosterView } from './poster.ts';

/** What the page sees of the shows of the last nights, whichever film it is. */

export interface NightOnBill {
  /** The date itself: `2026-11-16`. */
  night: string;
  /** 0 is Sunday. */
  weekday: number;
  /** What plays, who plays it, and how others fare with it. */
  programme: string;
  seats: string;
  /** The house rules that the programme names, and what they are. */
  rules: { name: string; line: string } | null;
  par: string | null;
  /** How it went, if it was seen. */
  result: { halfStars: number; words: string } | null;
  /** The line to copy; empty before it was played. */
  line: string;
}

/** Nights in a row on which the show of any film was seen. */
export interface NightsInRow {
  now: number;
  best: number;
}

export interface TonightPort {
  /** Those that have a show of their own each, and the one that is looked at; none: there is one. */
  readonly films: readonly FilmSign[];
  readonly film: string;
  pick(film: string): void;
  readonly poster: PosterView;
  /** Tonight first. */
  readonly nights: readonly NightOnBill[];
  readonly row: NightsInRow;
  /** A game that was left before its end is over when another begins. */
  readonly ends: boolean;
  play(night: string): void;
}
