import { count, isRecord, textOf } from './check.ts';
import { type Refusal, readSave, unpacked } from './read-save.ts';
import { pack, type Save } from './save.ts';
import type { Shelf } from './shelf.ts';

export const SLOTS = [1, 2, 3, 4, 5, 6] as const;
export type Slot = (typeof SLOTS)[number];
export const LONGEST_NAME = 60;

/** A movie that was put away. */
export interface Kept {
  name: string;
  /** When, in ms; only ever shown, since a clock may be set back. */
  date: number;
  save: Save;
}

export type SlotContent = { status: 'empty' } | { status: 'kept'; kept: Kept } | { status: Refusal };

export interface Slots {
  read(slot: Slot): Promise<SlotContent>;
  keep(slot: Slot, kept: Kept): Promise<void>;
  /** What lies there as it lies there, so that even a damaged one can be put back. */
  raw(slot: Slot): Promise<unknown>;
  putBack(slot: Slot, raw: unknown): Promise<void>;
  remove(slot: Slot): Promise<void>;
}

const keyOf = (slot: Slot): string => `slot-${slot}`;

export const createSlots = (shelf: Shelf): Slots => ({
  read: async (slot) => contentOf(await shelf.get(keyOf(slot))),
  keep: (slot, kept) => shelf.set(keyOf(slot), pack(kept, 0)),
  raw: (slot) => shelf.get(keyOf(slot)),
  putBack: (slot, raw) => shelf.set(keyOf(slot), raw),
  remove: (slot) => shelf.remove(keyOf(slot)),
});

function contentOf(value: unknown): SlotContent {
  if (value === null || value === undefined) return { status: 'empty' };
  const held = unpacked(value)?.held;
  if (!isRecord(held) || !textOf(LONGEST_NAME)(held.name) || !count(Number.MAX_SAFE_INTEGER)(held.date)) {
    return { status: 'damaged' };
  }
  const read = readSave(held.save);
  if ('refused' in read) return { status: read.refused };
  return { status: 'kept', kept: { name: held.name as string, date: held.date as number, save: read.save } };
}
