import { hashText, type MovieConfig, type MovieState, type Reply } from '../rules/index.ts';

export const SAVE_FORMAT = 2;

/** Who sits in a chair: the player, or a computer player by name. */
export const YOU = 'you';

/** Who sits where. */
export interface Seating {
  seats: readonly string[];
  director: string;
}

/** The way a movie is played: what it was booked as, and what ends it. */
export type Way =
  | { kind: 'feature' | 'first-night' | 'direct' }
  | { kind: 'reel'; reel: number }
  | { kind: 'tonight'; night: string };

/** A movie as it is kept: the seed and every reply, and the state they led to. */
export interface Save {
  format: typeof SAVE_FORMAT;
  rules: number;
  config: MovieConfig;
  seating: Seating;
  way: Way;
  replies: readonly Reply[];
  /** How many of the replies were given before the player sat down. */
  lead: number;
  /** `replies` lead from the start to the snapshot; not so once a movie went on under newer rules. */
  whole: boolean;
  snapshot: MovieState;
}

/** Anything as it lies on the shelf. The serial says what came later: a clock may be set back. */
export interface Stored {
  serial: number;
  body: string;
  checksum: string;
}

export const pack = (value: unknown, serial: number): Stored => {
  const body = JSON.stringify(value);
  return { serial, body, checksum: hashText(body) };
};
