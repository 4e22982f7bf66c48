import { DECKS, hashText, RULES_VERSION } from '../rules/index.ts';
import { count, isRecord, shaped, textOf } from './check.ts';
import { migrated } from './migrations/chain.ts';
import { SAVE_FORMAT, type Save, type Stored } from './save.ts';
import { isSave } from './save-check.ts';

/** Why something that was kept cannot be used. */
export type Refusal = 'damaged' | 'newer' | 'unknown-deck';

/** No movie comes near. */
const LONGEST_BODY = 2_000_000;
const isSerial = count(Number.MAX_SAFE_INTEGER);

/** A save of any format, in today's. Nothing is believed before it was looked at. */
export function readSave(value: unknown): { save: Save } | { refused: Refusal } {
  if (!isRecord(value) || !isSerial(value.format)) return { refused: 'damaged' };
  if ((value.format as number) > SAVE_FORMAT || isNewer(value.rules)) return { refused: 'newer' };
  const save = migrated(value);
  if (save === null) return { refused: 'damaged' };
  if (isUnknownDeck(save.config)) return { refused: 'unknown-deck' };
  return isSave(save) ? { save } : { refused: 'damaged' };
}

export const isNewer = (rules: unknown): boolean => isSerial(rules) && (rules as number) > RULES_VERSION;

/** A deck that this house does not have: perhaps it will. */
export const isUnknownDeck = (config: unknown): boolean =>
  isRecord(config) && textOf(40)(config.deck) && !DECKS.some(({ id }) => id === config.deck);

const isStored = (value: unknown): value is Stored =>
  shaped<Stored>({ serial: isSerial, body: textOf(LONGEST_BODY), checksum: textOf(16) })(value);

/** What lies in a packet from the shelf; null where it was torn or changed. */
export function unpacked(value: unknown): { serial: number; held: unknown } | null {
  if (!isStored(value) || hashText(value.body) !== value.checksum) return null;
  try {
    return { serial: value.serial, held: JSON.parse(value.body) };
  } catch {
    return null;
  }
}

/** One generation of the autosave. */
export function unpack(value: unknown): { save: Save; serial: number } | { refused: Refusal } {
  const packet = unpacked(value);
  if (packet === null) return { refused: 'damaged' };
  const read = readSave(packet.held);
  return 'save' in read ? { save: read.save, serial: packet.serial } : read;
}
