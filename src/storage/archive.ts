import { isRecord, textOf } from './check.ts';
import { type Keeps, keepOf } from './keep.ts';
import type { KeyValueStore } from './key-value-store.ts';
import { unpacked } from './read-save.ts';
import { FIRST_GAME, pack } from './save.ts';
import { serials } from './serials.ts';

/** A finished movie: whatever its game keeps of it, and the replies that give it again under the rules it was played by. */
export interface Finished {
  /** The id of the game. */
  game: string;
  title: string;
  /** When, in ms; only ever shown. */
  finished: number;
  rules: number;
  /** As it is exported; null where the rules changed while it was played, so that no replies give it again. */
  replay: string | null;
}

export interface Archive {
  /** Returns its id. The oldest of too many goes; the same film twice is one. */
  add(movie: Finished): Promise<string>;
  /** The same of what was kept as one elsewhere; what is none is left out. */
  addHeld(held: unknown): Promise<void>;
  /** Newest first, by the order they came in. What is damaged is not listed; what is of a game that is away has no movie. */
  list(): Promise<{ id: string; movie: Finished | null }[]>;
  get(id: string): Promise<Finished | null>;
  remove(id: string): Promise<void>;
  putBack(id: string, movie: Finished): Promise<void>;
}

export const MOST_FINISHED = 40;
/** Before a finished movie said of which game it is, it was of the first, and its mode had another name. */
function today(held: unknown): unknown {
  if (!isRecord(held) || !('way' in held)) return held;
  const { way, ...rest } = held;
  return { ...rest, game: FIRST_GAME, mode: way };
}

export function createArchive(store: KeyValueStore, keeps: Keeps): Archive {
  const numbers = serials('finished');
  /** What was kept under the old name stays there: whoever reads does not write. */
  const before = serials('can');
  const numberOf = (id: string): number => numbers.of(id) || before.of(id);
  /** The oldest first. */
  const ids = async (): Promise<string[]> => {
    const keys = await store.keys();
    return [...before.sorted(keys), ...numbers.sorted(keys)];
  };

  const checked = async (held: unknown): Promise<Finished | null | 'away'> => {
    const movie = today(held);
    const keep = await keepOf(keeps, isRecord(movie) && textOf(40)(movie.game) ? (movie.game as string) : '');
    return keep === 'away' ? keep : keep?.isFinished(movie) ? (movie as Finished) : null;
  };
  const look = async (id: string): Promise<Finished | null | 'away'> =>
    numberOf(id) > 0 ? checked(unpacked(await store.get(id))?.held) : null;
  const get = async (id: string): Promise<Finished | null> => {
    const movie = await look(id);
    return movie === 'away' ? null : movie;
  };
  const put = (id: string, movie: Finished): Promise<void> => store.set(id, pack(movie, numberOf(id)));

  const find = async (there: readonly string[], is: (movie: Finished) => boolean): Promise<string | null> => {
    for (const id of there) {
      const movie = await get(id);
      if (movie !== null && is(movie)) return id;
    }
    return null;
  };

  const add = async (movie: Finished): Promise<string> => {
    const there = await ids();
    const same = await find(there, ({ replay }) => replay !== null && replay === movie.replay);
    if (same !== null) return same;
    const id = numbers.next(there);
    await put(id, movie);
    await Promise.all(there.slice(0, Math.max(0, there.length + 1 - MOST_FINISHED)).map((old) => store.remove(old)));
    return id;
  };

  return {
    add,
    async addHeld(held) {
      const movie = await checked(held);
      if (movie === 'away') throw new Error('its game is away'); // whoever brings it keeps it
      if (movie !== null) await add(movie);
    },
    async list() {
      const newest = (await ids()).reverse();
      const movies = await Promise.all(newest.map(look));
      return newest.flatMap((id, i) => {
        const movie = movies[i] ?? null;
        return movie === null ? [] : [{ id, movie: movie === 'away' ? null : movie }];
      });
    },
    get,
    remove: (id) => store.remove(id),
    putBack: put,
  };
}
