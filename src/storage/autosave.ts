import type { Refusal } from './read-save.ts';
import { pack, type Save } from './save.ts';
import { inTime, type Shelf } from './shelf.ts';

const LONGEST_WAIT_MS = 10_000;
const GENERATIONS = ['autosave-a', 'autosave-b'] as const;

/** What was found on the shelf. `older`: the newest was damaged, this is the one before it. */
export type Found = { status: 'none' | Refusal; save: null } | { status: 'newest' | 'older'; save: Save };

/** Whether a save really plays. */
type Believe = (save: Save) => boolean | Promise<boolean>;

export interface Autosave {
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
export function createAutosave(shelf: Shelf): Autosave {
  const listeners = new Set<(trouble: boolean) => void>();
  let failing = false;
  let serial = 0;
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
    serial++;
    try {
      await shelf.set(GENERATIONS[serial % 2] as string, pack(save, serial));
      confirmed = save.snapshot.n;
      unwritten = null;
      onResult(true);
    } catch {
      serial--; // the other generation stays the one to keep
      unwritten = save;
      onResult(false);
    }
  };

  const takeDown = async (): Promise<void> => {
    unwritten = null;
    confirmed = -1;
    await Promise.all(GENERATIONS.map((key) => shelf.remove(key).catch(() => onResult(false))));
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
    const read = await Promise.all(GENERATIONS.map((key) => shelf.get(key)));
    const there = read.filter((value) => value !== null && value !== undefined);
    if (there.length === 0) return { status: 'none', save: null };
    // The first visit has nothing to read and need not fetch how.
    const { unpack } = await import('./read-save.ts');
    const kept = there.map(unpack);
    const good = kept.flatMap((it) => ('save' in it ? [it] : [])).sort((a, b) => b.serial - a.serial);
    for (const [best, found] of good.entries()) {
      if (!(await believe(found.save))) continue;
      // The next write must not fall on the one that is being played.
      serial = found.serial;
      confirmed = found.save.snapshot.n;
      return { status: best === 0 && good.length === kept.length ? 'newest' : 'older', save: found.save };
    }
    const foreign = kept.flatMap((it) => ('refused' in it && it.refused !== 'damaged' ? [it.refused] : []));
    return { status: foreign[0] ?? 'damaged', save: null };
  };

  return {
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
