import type { Keeps } from './keep.ts';
import { inTime, type KeyValueStore } from './key-value-store.ts';
import type { Strangers } from './left.ts';
import type { Refusal } from './read-save.ts';
import { pack, type AnySave as Save } from './save.ts';

const LONGEST_WAIT_MS = 10_000;
const GENERATIONS = ['autosave-a', 'autosave-b'] as const;

/** What was found on the shelf. `older`: the newest was damaged, this is the one before it. */
export type Found = { status: 'none' | Refusal; save: null } | { status: 'newest' | 'older'; save: Save };

/** Whether a save really plays. */
type Believe = (save: Save) => boolean | Promise<boolean>;

/** Puts away what must not be written over. */
type Leave = (strangers: Strangers) => Promise<unknown>;

export interface Autosave {
  /** Another movie may be written from now on. Before its first save, whatever lies here and is not its beginning is handed to `leave`. */
  takeOver(leave: Leave): void;
  /** Returns at once; the newest of several waiting saves is written. */
  write(save: Save): void;
  /** One that is not believed counts as damaged. */
  find(believe?: Believe): Promise<Found>;
  clear(): Promise<void>;
  /** The movie is over: cleared once what was made of it is kept elsewhere, and left where that fails. */
  retire(kept: Promise<unknown>): Promise<void>;
  /** Settles when nothing is waiting to be written. */
  settled(): Promise<void>;
  /** The number of the prompt in the last save that is known to be on the shelf; -1: none is. */
  confirmed(): number;
  /** Told when writing stops or starts to work; returns how to hear no more of it. */
  onTrouble(listener: (trouble: boolean) => void): () => void;
}

/** Two generations take turns, so that a write that is cut off never costs the save before it. */
export function createAutosave(store: KeyValueStore, keeps: Keeps): Autosave {
  const listeners = new Set<(trouble: boolean) => void>();
  let failing = false;
  let serial = 0;
  /** Which generation was written last: the next save goes to the other. */
  let at = 0;
  let leave: Leave | null = null;
  /** What the movie before this one could not be written as. */
  let stranded: Save | null = null;
  let confirmed = -1;
  /** What will be written next; a newer save takes its place until then. */
  let waiting: { save: Save } | null = null;
  /** Where nothing can be kept, the newest save lasts at least as long as the page. */
  let unwritten: Save | null = null;
  let work: Promise<void> = Promise.resolve();

  const onResult = (ok: boolean): void => {
    if (ok !== failing) return;
    failing = !ok;
    for (const listener of listeners) listener(failing);
  };

  const writeDown = async (save: Save): Promise<void> => {
    try {
      if (leave !== null) await makeRoom(save, leave);
      await store.set(GENERATIONS[1 - at] as string, pack(save, serial + 1));
      serial++;
      at = 1 - at;
      confirmed = save.snapshot.n;
      unwritten = null;
      onResult(true);
    } catch {
      unwritten = save;
      onResult(false);
    }
  };

  /** Where it fails nothing is written: what lies there is worth as much as what comes. */
  const makeRoom = async (next: Save, put: Leave): Promise<void> => {
    const { good, foreign } = await looked();
    const newest = good[0];
    const movies = [stranded, newest?.save ?? null].filter((it) => it !== null).filter((it) => !leadsTo(it, next));
    if (movies.length + foreign.length > 0) await put({ movies, foreign: foreign.map(({ held }) => held) });
    if (newest !== undefined) ({ serial, at } = newest);
    await Promise.all(foreign.map((it) => store.remove(GENERATIONS[it.at] as string)));
    leave = null;
    stranded = null;
  };

  /** Both generations: what can be played, the newest first, and what is of another house. */
  const looked = async () => {
    const read = await Promise.all(GENERATIONS.map((key) => store.get(key)));
    const there = read.flatMap((value, i) => (value === null || value === undefined ? [] : [{ value, at: i }]));
    // The first visit has nothing to read and need not fetch how.
    if (there.length === 0) return { count: 0, good: [], foreign: [] };
    const { unpack } = await import('./read-save.ts');
    const kept = await Promise.all(there.map(async (it) => ({ ...(await unpack(it.value, keeps)), at: it.at })));
    return {
      count: kept.length,
      good: kept
        .flatMap((it) => ('save' in it ? [it] : []))
        .sort((a, b) => b.serial - a.serial || b.save.replies.length - a.save.replies.length),
      foreign: kept.flatMap((it) => ('held' in it ? [it] : [])),
    };
  };

  const takeDown = async (): Promise<void> => {
    unwritten = null;
    confirmed = -1;
    await Promise.all(GENERATIONS.map((key) => store.remove(key).catch(() => onResult(false))));
  };

  /** What is waiting is still written, and what comes later waits for this: a new movie is not taken down with the old one. */
  const retire = async (kept: Promise<unknown>): Promise<void> => {
    waiting = null;
    work = work.then(async () => {
      // Whatever hangs must not keep the next movie from being saved.
      const ok = await inTime(kept, LONGEST_WAIT_MS).then(
        () => true,
        () => false,
      );
      if (ok) await takeDown();
    });
    await work;
  };

  const findKept = async (believe: Believe): Promise<Found> => {
    const { count, good, foreign } = await looked();
    if (count === 0) return { status: 'none', save: null };
    for (const [best, found] of good.entries()) {
      if (!(await believe(found.save))) continue;
      // The next write must not fall on the one that is being played.
      ({ serial, at } = found);
      confirmed = found.save.snapshot.n;
      return { status: best === 0 && good.length === count ? 'newest' : 'older', save: found.save };
    }
    return { status: foreign[0]?.refused ?? 'damaged', save: null };
  };

  return {
    takeOver(put) {
      leave = put;
      stranded = unwritten;
    },
    write(save) {
      if (waiting !== null) {
        waiting.save = save;
        return;
      }
      const next = { save };
      waiting = next;
      work = work.then(() => {
        if (waiting === next) waiting = null;
        return writeDown(next.save);
      });
    },
    async find(believe = () => true) {
      const newest = unwritten;
      if (newest !== null && (await believe(newest))) return { status: 'newest', save: newest };
      return findKept(believe);
    },
    clear: () => retire(Promise.resolve()),
    retire,
    settled: () => work,
    confirmed: () => confirmed,
    onTrouble(listener) {
      listeners.add(listener);
      if (failing) listener(true);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether the second goes on from the first, so that nothing of that one is lost. */
const leadsTo = (earlier: Save, later: Save): boolean =>
  earlier.game === later.game &&
  JSON.stringify(earlier.config) === JSON.stringify(later.config) &&
  JSON.stringify(later.replies.slice(0, earlier.replies.length)) === JSON.stringify(earlier.replies);
