import { hashOf } from '../rules/kernel/hash.ts';
import { isMoment, isRecord } from './check.ts';
import type { Keeps } from './keep.ts';
import type { KeyValueStore } from './key-value-store.ts';
import { unpacked } from './read-save.ts';
import { type AnySave, pack } from './save.ts';
import { serials } from './serials.ts';
import { contentOf, createSlots, SLOTS, type SlotContent } from './slots.ts';

/** A movie that made room for another. */
export interface LeftMovie {
  id: string;
  /** When, in ms; only ever shown. */
  date: number;
  /** As it was kept, of whatever format; undefined where the packet itself is torn. */
  held: unknown;
  content: SlotContent;
}

/** Movies that somebody left and began another: as many as there are, and none is ever pushed out. */
export interface LeftMovies {
  /** Newest first, the damaged among them. */
  list(): Promise<LeftMovie[]>;
  /** As it was kept. The same one twice is one. */
  add(held: unknown, date: number): Promise<void>;
  remove(id: string): Promise<void>;
}

export function createLeftMovies(store: KeyValueStore, keeps: Keeps): LeftMovies {
  const numbers = serials('left');
  const ids = async (): Promise<string[]> => numbers.sorted(await store.keys());
  const list = async (): Promise<LeftMovie[]> => {
    const newest = (await ids()).reverse();
    return Promise.all(newest.map(async (id) => leftMovieOf(id, await store.get(id), keeps)));
  };
  return {
    list,
    async add(held, date) {
      const text = JSON.stringify(held);
      if ((await list()).some((it) => JSON.stringify(it.held) === text)) return;
      const id = numbers.next(await ids());
      await store.set(id, pack({ name: '', date, save: held }, numbers.of(id)));
    },
    remove: (id) => store.remove(id),
  };
}

async function leftMovieOf(id: string, value: unknown, keeps: Keeps): Promise<LeftMovie> {
  const held = unpacked(value)?.held;
  const { date, save } = isRecord(held) ? held : {};
  return { id, date: isMoment(date) ? (date as number) : 0, held: save, content: await contentOf(value, keeps) };
}

/** What lies in the autosave's place and is not what goes on there: movies that play here, and others kept as they are. */
export interface Strangers {
  movies: readonly AnySave[];
  foreign: readonly unknown[];
}

/** Puts them with the left movies; says what went there, null: nothing. One that lies in a slot just so is safe already. */
export const leaveOn =
  (store: KeyValueStore, keeps: Keeps, now: () => number) =>
  async ({ movies, foreign }: Strangers): Promise<'movie' | 'foreign' | null> => {
    const left = createLeftMovies(store, keeps);
    const lost = await notInSlots(store, keeps, movies);
    for (const held of [...foreign, ...lost]) await left.add(held, now());
    return lost.length > 0 ? 'movie' : foreign.length > 0 ? 'foreign' : null;
  };

async function notInSlots(store: KeyValueStore, keeps: Keeps, movies: readonly AnySave[]): Promise<AnySave[]> {
  if (movies.length === 0) return [];
  const slots = await Promise.all(SLOTS.map((slot) => createSlots(store, keeps).read(slot)));
  const there = slots.flatMap((it) => (it.status === 'kept' ? [hashOf(it.kept.save.snapshot)] : []));
  return movies.filter(({ snapshot }) => !there.includes(hashOf(snapshot)));
}
