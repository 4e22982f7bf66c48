import { pack, type Save, unpack } from './save.ts';
import type { Shelf } from './shelf.ts';

const GENERATIONS = ['autosave-a', 'autosave-b'] as const;

/** What was found on the shelf. `older`: the newest was damaged, this is the one before it. */
export type Found = { status: 'none' | 'damaged' | 'newer'; save: null } | { status: 'newest' | 'older'; save: Save };

export interface Autosave {
  /** Returns at once; the newest of several waiting saves is written. */
  write(save: Save): void;
  /** `believe` says whether a save really plays; one that does not counts as damaged. */
  find(believe?: (save: Save) => boolean): Promise<Found>;
  clear(): Promise<void>;
  /** Settles when nothing is waiting to be written. */
  settled(): Promise<void>;
}

/** Two generations take turns, so that a write that is cut off never costs the save before it. */
export function createAutosave(shelf: Shelf, onResult: (ok: boolean) => void = () => {}): Autosave {
  let serial = 0;
  let waiting: Save | null = null;
  let work: Promise<void> = Promise.resolve();

  const writeWaiting = async (): Promise<void> => {
    const save = waiting;
    if (save === null) return;
    waiting = null;
    serial++;
    try {
      await shelf.set(GENERATIONS[serial % 2] as string, pack(save, serial));
      onResult(true);
    } catch {
      serial--; // the other generation stays the one to keep
      onResult(false);
    }
  };

  return {
    write(save) {
      const idle = waiting === null;
      waiting = save;
      if (idle) work = work.then(writeWaiting);
    },
    async find(believe = () => true) {
      const read = await Promise.all(GENERATIONS.map((key) => shelf.get(key)));
      const kept = read.filter((value) => value !== null && value !== undefined).map(unpack);
      if (kept.length === 0) return { status: 'none', save: null };
      const good = kept.flatMap((it) => ('save' in it ? [it] : [])).sort((a, b) => b.serial - a.serial);
      const refused = kept.length - good.length;
      const best = good.findIndex(({ save }) => believe(save));
      const found = good[best];
      if (found !== undefined) {
        // The next write must not fall on the one that is being played.
        serial = found.serial;
        return { status: best === 0 && refused === 0 ? 'newest' : 'older', save: found.save };
      }
      const newer = kept.some((it) => 'refused' in it && it.refused === 'newer');
      return { status: newer ? 'newer' : 'damaged', save: null };
    },
    async clear() {
      waiting = null;
      work = work.then(async () => {
        await Promise.all(GENERATIONS.map((key) => shelf.remove(key).catch(() => onResult(false))));
      });
      await work;
    },
    settled: () => work,
  };
}
