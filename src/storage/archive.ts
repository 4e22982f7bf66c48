import type { CardId, Reel } from '../rules/index.ts';
import { count, listOf, oneOf, orNull, shaped, textOf } from './check.ts';
import { unpacked } from './read-save.ts';
import { pack, type Seating, type Way } from './save.ts';
import { isSeating, isWay } from './save-check.ts';
import type { Shelf } from './shelf.ts';

/** How a movie ended; `cut`: the film stops before its end. */
export const ENDINGS = ['survived', 'doomed', 'walked-out', 'cut'] as const;
export type Ending = (typeof ENDINGS)[number];
const FATES = ['alive', 'turned', 'lost'] as const;

/** A finished movie: its credits, and the replies that give it again under the rules it was played by. */
export interface Can {
  title: string;
  /** When, in ms; only ever shown. */
  finished: number;
  ending: Ending;
  reel: Reel;
  rounds: number;
  choices: number;
  killed: number;
  headShots: number;
  spent: number;
  cast: readonly { id: CardId; fate: (typeof FATES)[number] }[];
  /** Not known of a movie that came as a bare replay. */
  seating: Seating | null;
  way: Way | null;
  rules: number;
  /** As it is exported; null where the rules changed while it was played, so that no replies give it again. */
  replay: string | null;
}

export interface Archive {
  /** Returns its id. The oldest of too many goes; the same film twice is one can. */
  add(can: Can): Promise<string>;
  /** Newest first, by the order they came in. What is damaged is not listed. */
  list(): Promise<{ id: string; can: Can }[]>;
  get(id: string): Promise<Can | null>;
  remove(id: string): Promise<void>;
  putBack(id: string, can: Can): Promise<void>;
}

export const MOST_CANS = 40;
const KEY = /^can-(\d{8})$/;
const MANY = 1_000_000;
const number = count(MANY);

const isCan = (value: unknown): value is Can =>
  shaped<Can>({
    title: textOf(120),
    finished: count(Number.MAX_SAFE_INTEGER),
    ending: oneOf(...ENDINGS),
    reel: count(4, 1),
    rounds: number,
    choices: number,
    killed: number,
    headShots: number,
    spent: number,
    cast: listOf(shaped<Can['cast'][number]>({ id: textOf(40), fate: oneOf(...FATES) }), 60),
    seating: orNull(isSeating),
    way: orNull(isWay),
    rules: count(MANY, 1),
    replay: orNull(textOf(MANY)),
  })(value);

export function createArchive(shelf: Shelf): Archive {
  /** The newest serial ever seen here: one that was removed may be put back and must find its place free. */
  let last = 0;
  const serialOf = (id: string): number => Number(KEY.exec(id)?.[1] ?? 0);
  const ids = async (): Promise<string[]> => {
    const there = (await shelf.keys()).filter((key) => KEY.test(key)).sort();
    last = Math.max(last, ...there.map(serialOf));
    return there;
  };

  const get = async (id: string): Promise<Can | null> => {
    const can = KEY.test(id) ? unpacked(await shelf.get(id))?.held : null;
    return isCan(can) ? can : null;
  };
  const put = (id: string, can: Can): Promise<void> => shelf.set(id, pack(can, serialOf(id)));

  const find = async (there: readonly string[], is: (can: Can) => boolean): Promise<string | null> => {
    for (const id of there) {
      const can = await get(id);
      if (can !== null && is(can)) return id;
    }
    return null;
  };

  return {
    async add(can) {
      const there = await ids();
      const same = await find(there, ({ replay }) => replay !== null && replay === can.replay);
      if (same !== null) return same;
      const id = `can-${String(++last).padStart(8, '0')}`;
      await put(id, can);
      await Promise.all(there.slice(0, Math.max(0, there.length + 1 - MOST_CANS)).map((old) => shelf.remove(old)));
      return id;
    },
    async list() {
      const newest = (await ids()).reverse();
      const cans = await Promise.all(newest.map(get));
      return newest.flatMap((id, i) => (cans[i] ? [{ id, can: cans[i] }] : []));
    },
    get,
    remove: (id) => shelf.remove(id),
    putBack: put,
  };
}
