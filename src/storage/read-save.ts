import { hashText } from '../rules/kernel/hash.ts';
import { count, isRecord, type Plain, shaped, textOf } from './check.ts';
import { type Keep, type Keeps, keepOf } from './keep.ts';
import { migrated } from './migrations/chain.ts';
import { type AnySave, checksumOf, SAVE_FORMAT, type Stored } from './save.ts';
import { isSaveShape } from './save-check.ts';

/**
 * Why something that was kept cannot be used. An unknown deck, or a whole game that this house does not show; one that it shows but
 * that could not be fetched is away.
 */
export type Refusal = 'damaged' | 'newer' | 'unknown-deck' | 'away';

/** No movie comes near. */
const LONGEST_BODY = 2_000_000;
const isSerial = count(Number.MAX_SAFE_INTEGER);

type Read = { save: AnySave } | { refused: Refusal };

/** A save of any format, in today's. Nothing is believed before it was looked at, in the end by its game. */
export async function readSave(value: unknown, keeps: Keeps): Promise<Read> {
  const save = inTodaysFormat(value);
  if ('refused' in save) return save;
  const keep = await keepOf(keeps, save.now.game as string);
  if (keep === 'away') return { refused: keep };
  return keep === null ? { refused: 'unknown-deck' } : checked(save.now, keep);
}

/** The same of one game. */
export function readSaveOf(keep: Keep, value: unknown): Read {
  const save = inTodaysFormat(value);
  return 'refused' in save ? save : save.now.game === keep.id ? checked(save.now, keep) : { refused: 'unknown-deck' };
}

function inTodaysFormat(value: unknown): { now: Plain } | { refused: Refusal } {
  if (!isRecord(value) || !isSerial(value.format)) return { refused: 'damaged' };
  if ((value.format as number) > SAVE_FORMAT) return { refused: 'newer' };
  const now = migrated(value);
  return now !== null && textOf(40)(now.game) ? { now } : { refused: 'damaged' };
}

function checked(save: Plain, keep: Keep): Read {
  if (isNewer(save.rules, keep)) return { refused: 'newer' };
  if (keep.isUnknown(save.config)) return { refused: 'unknown-deck' };
  const now = { ...save, snapshot: underTodaysRules(save.snapshot, keep) };
  return isSaveShape(now) && keep.isSave(now) ? { save: now } : { refused: 'damaged' };
}

/** Whatever is no table comes out as what it was, to be refused. */
function underTodaysRules(snapshot: unknown, keep: Keep): unknown {
  try {
    return keep.upgraded(snapshot);
  } catch {
    return snapshot;
  }
}

export const isNewer = (rules: unknown, keep: Keep): boolean => isSerial(rules) && (rules as number) > keep.rules;

const isStored = (value: unknown): value is Stored =>
  shaped<Stored>({ serial: isSerial, body: textOf(LONGEST_BODY), checksum: textOf(16) })(value);

/** Earlier packets vouch for their body alone. */
const isSealed = ({ body, serial, checksum }: Stored): boolean =>
  checksum === checksumOf(body, serial) || checksum === hashText(body);

/** Nobody saves so often. A packet that says so is good for what is in it, but not for when it came. */
const LAST_SERIAL = 1e12;

/** What lies in a packet from the shelf; null where it was torn or changed. */
export function unpacked(value: unknown): { serial: number; held: unknown } | null {
  if (!isStored(value) || !isSealed(value)) return null;
  try {
    return { serial: value.serial <= LAST_SERIAL ? value.serial : 0, held: JSON.parse(value.body) };
  } catch {
    return null;
  }
}

/** One generation of the autosave; of one that is whole but of another house, what is held comes along as it is. */
export async function unpack(
  value: unknown,
  keeps: Keeps,
): Promise<
  { save: AnySave; serial: number } | { refused: 'damaged' } | { refused: Exclude<Refusal, 'damaged'>; held: unknown }
> {
  const packet = unpacked(value);
  if (packet === null) return { refused: 'damaged' };
  const read = await readSave(packet.held, keeps);
  if ('save' in read) return { save: read.save, serial: packet.serial };
  return read.refused === 'damaged' ? { refused: read.refused } : { refused: read.refused, held: packet.held };
}
