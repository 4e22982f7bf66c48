import { hashText } from '../rules/kernel/hash.ts';

export const SAVE_FORMAT = 3;

/** All that was kept before a save said so is of this game. */
export const FIRST_GAME = 'shuffling-horror';

/** Who sits in a chair: the player, or a computer player by name. */
export const YOU = 'you';

/** What of a game is kept, as its own types. */
export interface Keepable {
  config: { seed: string | number };
  /** Who sits where, by name. */
  seating: { seats: readonly string[] };
  mode: { kind: string };
  reply: object;
  /** The open prompt has a number in every game. */
  snapshot: { n: number };
}

/** A movie as it is kept: the seed and every reply, and the state they led to. */
export interface KeptSave<K extends Keepable> {
  format: typeof SAVE_FORMAT;
  /** The id of the game. */
  game: string;
  rules: number;
  config: K['config'];
  seating: K['seating'];
  mode: K['mode'];
  replies: readonly K['reply'][];
  /** How many of the replies were given before the player sat down. */
  opening: number;
  /** `replies` lead from the start to the snapshot; not so once a movie went on under newer rules. */
  whole: boolean;
  /** How often somebody else was asked what they would do; none where it is not said. */
  asked?: number;
  snapshot: K['snapshot'];
}

/** One of any game. */
export type AnySave = KeptSave<Keepable>;

/** Anything as it lies on the shelf. The serial says what came later: a clock may be set back. */
export interface Stored {
  serial: number;
  body: string;
  checksum: string;
}

export const pack = (value: unknown, serial: number): Stored => {
  const body = JSON.stringify(value);
  return { serial, body, checksum: checksumOf(body, serial) };
};

/** Of the serial as well: a wrong one would let an old save pass for the newest. */
export const checksumOf = (body: string, serial: number): string => hashText(`${serial}/${body}`);
