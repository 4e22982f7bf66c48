import { hashText, type MovieConfig, type MovieState, type Reply } from '../rules/index.ts';

export const SAVE_FORMAT = 1;

/** Who sits where. */
export interface Seating {
  seats: readonly ('you' | 'computer')[];
  /** Policies by name. */
  director: string;
  cast: string;
}

/** A movie as it is kept: the seed and every reply, and the state they led to. */
export interface Save {
  format: typeof SAVE_FORMAT;
  rules: number;
  config: MovieConfig;
  seating: Seating;
  replies: readonly Reply[];
  /** `replies` lead from the start to the snapshot; not so once a movie went on under newer rules. */
  whole: boolean;
  snapshot: MovieState;
}

/** One generation on the shelf. */
export interface Stored {
  serial: number;
  body: string;
  checksum: string;
}

export const pack = (save: Save, serial: number): Stored => {
  const body = JSON.stringify(save);
  return { serial, body, checksum: hashText(body) };
};

/** Why something on the shelf cannot be played. */
export type Refusal = 'damaged' | 'newer';
export type Unpacked = { save: Save; serial: number } | { refused: Refusal };

/** Nothing from the shelf is believed before it was looked at. */
export function unpack(value: unknown): Unpacked {
  if (!isRecord(value)) return { refused: 'damaged' };
  const { serial, body, checksum } = value;
  if (!isCount(serial) || typeof body !== 'string' || hashText(body) !== checksum) return { refused: 'damaged' };
  let save: unknown;
  try {
    save = JSON.parse(body);
  } catch {
    return { refused: 'damaged' };
  }
  if (isRecord(save) && isCount(save.format) && save.format > SAVE_FORMAT) return { refused: 'newer' };
  return isSave(save) ? { save, serial } : { refused: 'damaged' };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function isSave(value: unknown): value is Save {
  if (!isRecord(value)) return false;
  const { format, rules, config, seating, replies, whole, snapshot } = value;
  return (
    format === SAVE_FORMAT &&
    isCount(rules) &&
    isConfig(config) &&
    isSeating(seating, config.seats) &&
    Array.isArray(replies) &&
    replies.every((reply) => isRecord(reply) && typeof reply.type === 'string') &&
    typeof whole === 'boolean' &&
    isSnapshot(snapshot, config.seats)
  );
}

const isConfig = (value: unknown): value is MovieConfig =>
  isRecord(value) &&
  (typeof value.seed === 'string' || Number.isFinite(value.seed)) &&
  isCount(value.seats) &&
  typeof value.deck === 'string' &&
  (value.options === undefined || isRecord(value.options)) &&
  (value.loaded === undefined || isRecord(value.loaded));

const isSeating = (value: unknown, seats: number): value is Seating =>
  isRecord(value) &&
  Array.isArray(value.seats) &&
  value.seats.length === seats &&
  value.seats.every((seat) => seat === 'you' || seat === 'computer') &&
  typeof value.director === 'string' &&
  typeof value.cast === 'string';

const LISTS = [
  'reelPile',
  'frames',
  'discard',
  'graveyard',
  'survivorPile',
  'limbo',
  'throngs',
  'sanctuaries',
  'stack',
];

/** Enough to draw from; whether it is a table the rules could have led to is found out by replaying it, in the app. */
const isSnapshot = (value: unknown, seats: number): value is MovieState =>
  isRecord(value) &&
  isCount(value.n) &&
  isCount(value.reel) &&
  typeof value.deck === 'string' &&
  Array.isArray(value.seats) &&
  value.seats.length === seats &&
  LISTS.every((key) => Array.isArray(value[key]));
