import { isMoment, isRecord, textOf } from './check.ts';
import type { Keeps } from './keep.ts';
import type { KeyValueStore } from './key-value-store.ts';
import { type Refusal, readSave, unpacked } from './read-save.ts';
import { type AnySave, pack } from './save.ts';

export const SLOTS = [1, 2, 3, 4, 5, 6] as const;
export type Slot = (typeof SLOTS)[number];
export const LONGEST_NAME = 60;

/** A movie that was put away. */
export interface Kept {
  name: string;
  /** When, in ms; only ever shown, since a clock may be set back. */
  date: number;
  save: AnySave;
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

export const createSlots = (store: KeyValueStore, keeps: Keeps): Slots => ({
  read: async (slot) => contentOf(await store.get(keyOf(slot)), keeps),
  keep: (slot, kept) => store.set(keyOf(slot), pack(kept, 0)),
  raw: (slot) => store.get(keyOf(slot)),
  putBack: (slot, raw) => store.set(keyOf(slot), raw),
  remove: (slot) => store.remove(keyOf(slot)),
});

export async function contentOf(value: unknown, keeps: Keeps): Promise<SlotContent> {
  if (value === null || value === undefined) return { status: 'empty' };
  const held = unpacked(value)?.held;
  if (!isRecord(held) || !textOf(LONGEST_NAME)(held.name) || !isMoment(held.date)) {
    return { status: 'damaged' };
  }
  const read = await readSave(held.save, keeps);
  if ('refused' in read) return { status: read.refused };
  return { status: 'kept', kept: { name: held.name as string, date: held.date as number, save: read.save } };
}
