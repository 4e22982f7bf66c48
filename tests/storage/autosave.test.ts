import { beforeEach, describe, expect, test } from 'vitest';
import { keepsOf } from '../../src/games/index.ts';
import type { Save } from '../../src/games/shuffling-horror/kept.ts';
import { hashText, newMovie, RULES_VERSION, toJSON } from '../../src/rules/shuffling-horror/index.ts';
import { createAutosave } from '../../src/storage/autosave.ts';
import { unpack } from '../../src/storage/read-save.ts';
import { FIRST_GAME, pack, SAVE_FORMAT, type Stored } from '../../src/storage/save.ts';
import { Memory } from './memory.ts';

const CONFIG = { seed: 'shelf', seats: 3, deck: 'roswell-51' };
const save = (replies: Save['replies'] = []): Save => ({
  format: SAVE_FORMAT,
  game: FIRST_GAME,
  rules: RULES_VERSION,
  config: CONFIG,
  seating: { seats: ['you', 'you', 'you'], director: 'random' },
  mode: { kind: 'feature' },
  replies,
  opening: 0,
  whole: true,
  snapshot: { ...toJSON(newMovie(CONFIG)), n: replies.length },
});
const REST = { type: 'rest' } as const;
const HOLD = { type: 'hold' } as const;

/** As packets were made at first. */
const bodySealed = (value: unknown, serial: number): Stored => {
  const body = JSON.stringify(value);
  return { serial, body, checksum: hashText(body) };
};

let store: Memory;
beforeEach(() => {
  store = new Memory();
});

async function twoGenerations() {
  const autosave = createAutosave(store, keepsOf);
  for (const replies of [[], [REST]]) {
    autosave.write(save(replies));
    await autosave.settled();
  }
}
const newest = (): [string, Stored] => {
  const [first] = ([...store.kept] as [string, Stored][]).sort(([, a], [, b]) => b.serial - a.serial);
  if (first === undefined) throw new Error('nothing was kept');
  return first;
};

describe('the autosave', () => {
  test('gives back what it was given', async () => {
    const autosave = createAutosave(store, keepsOf);
    autosave.write(save([REST]));
    await autosave.settled();
    expect(await createAutosave(store, keepsOf).find()).toEqual({ status: 'newest', save: save([REST]) });
  });

  test('an empty shelf is no trouble', async () => {
    expect(await createAutosave(store, keepsOf).find()).toEqual({ status: 'none', save: null });
  });

  test('keeps two generations, and the newest of several waiting', async () => {
    const autosave = createAutosave(store, keepsOf);
    autosave.write(save());
    await autosave.settled();
    autosave.write(save([REST]));
    autosave.write(save([REST, HOLD]));
    await autosave.settled();
    expect(store.kept.size).toBe(2);
    expect((await createAutosave(store, keepsOf).find()).save?.replies.length).toBe(2);
  });

  test.each([
    ['cut short', (stored: Stored) => ({ ...stored, body: stored.body.slice(0, -40) })],
    ['changed', (stored: Stored) => ({ ...stored, body: stored.body.replace('"rest"', '"hold"') })],
    ['numbered anew', (stored: Stored) => ({ ...stored, serial: Number.MAX_SAFE_INTEGER })],
    ['not a save', () => pack({}, 9)],
    ['not a packet', () => ({ serial: 9, body: '{}', checksum: '' })],
    ['not even a record', () => 'the aliens were here'],
  ])('a generation that is %s is refused, and the older one used', async (_, damage) => {
    await twoGenerations();
    const [key, stored] = newest();
    store.kept.set(key, damage(stored));
    const again = createAutosave(store, keepsOf);
    expect(await again.find()).toEqual({ status: 'older', save: save() });
    again.write(save([HOLD])); // falls on the damaged one, not on the good one
    await again.settled();
    const kept = await Promise.all([...store.kept.values()].map((it) => unpack(it, keepsOf)));
    expect(kept.filter((it) => 'save' in it).length).toBe(2);
  });

  test.each([
    ['sealed', (serial: number) => pack(save([REST]), serial)],
    ['of before serials were sealed', (serial: number) => bodySealed(save([REST]), serial)],
  ])('one with the largest serial there is, %s, is followed by newer ones', async (_, packet) => {
    store.kept.set('autosave-b', packet(Number.MAX_SAFE_INTEGER));
    const autosave = createAutosave(store, keepsOf);
    expect((await autosave.find()).status).toBe('newest');
    for (const replies of [
      [REST, HOLD],
      [REST, HOLD, REST],
    ]) {
      autosave.write(save(replies));
      await autosave.settled();
      expect(await createAutosave(store, keepsOf).find()).toEqual({ status: 'newest', save: save(replies) });
    }
  });

  test('a save that does not play counts as damaged', async () => {
    await twoGenerations();
    const found = await createAutosave(store, keepsOf).find(({ replies }) => replies.length === 0);
    expect(found).toEqual({ status: 'older', save: save() });
    expect(await createAutosave(store, keepsOf).find(() => false)).toEqual({ status: 'damaged', save: null });
  });

  test.each([
    ['a later format', { format: SAVE_FORMAT + 1 }, 'newer'],
    ['later rules', { rules: RULES_VERSION + 1 }, 'newer'],
    ['an unknown deck', { config: { ...CONFIG, deck: 'kecksburg-65' } }, 'unknown-deck'],
  ])('a save of %s is kept and said so', async (_, later, status) => {
    store.kept.set('autosave-a', pack({ ...save(), ...later }, 4));
    const before = store.inventory();
    expect(await createAutosave(store, keepsOf).find()).toEqual({ status, save: null });
    expect(store.inventory()).toBe(before);
  });

  test('says which prompt is safe', async () => {
    const autosave = createAutosave(store, keepsOf);
    expect(autosave.confirmed()).toBe(-1);
    autosave.write(save([REST]));
    expect(autosave.confirmed()).toBe(-1);
    await autosave.settled();
    expect(autosave.confirmed()).toBe(1);
    store.trouble = 'full';
    autosave.write(save([REST, HOLD]));
    await autosave.settled();
    expect(autosave.confirmed()).toBe(1);
    const again = createAutosave(store, keepsOf);
    await again.find();
    expect(again.confirmed()).toBe(1);
    await again.clear();
    expect(again.confirmed()).toBe(-1);
  });

  test('a full shelf is told, and the next write that works keeps everything', async () => {
    const told: boolean[] = [];
    const autosave = createAutosave(store, keepsOf);
    autosave.onTrouble((trouble) => told.push(trouble));
    store.trouble = 'full';
    autosave.write(save([REST]));
    await autosave.settled();
    store.trouble = 'none';
    autosave.write(save([REST, HOLD]));
    await autosave.settled();
    expect(told).toEqual([true, false]);
    expect((await createAutosave(store, keepsOf).find()).save?.replies.length).toBe(2);
  });

  test('where nothing can be kept, the movie lasts as long as the page', async () => {
    const autosave = createAutosave(store, keepsOf);
    store.trouble = 'blocked';
    autosave.write(save([REST]));
    await autosave.settled();
    expect(await autosave.find()).toEqual({ status: 'newest', save: save([REST]) });
    await expect(createAutosave(store, keepsOf).find()).rejects.toThrow();
  });

  test('a store that was wiped meanwhile is filled again', async () => {
    const autosave = createAutosave(store, keepsOf);
    autosave.write(save());
    await autosave.settled();
    store.kept.clear();
    autosave.write(save([REST]));
    await autosave.settled();
    expect((await createAutosave(store, keepsOf).find()).save?.replies.length).toBe(1);
  });

  test('clearing comes after what is being written', async () => {
    const autosave = createAutosave(store, keepsOf);
    autosave.write(save());
    await autosave.clear();
    expect(store.kept.size).toBe(0);
  });

  test('of a movie that is over it is taken down only when what was made of it is kept', async () => {
    const autosave = createAutosave(store, keepsOf);
    autosave.write(save());
    await autosave.retire(Promise.reject(new Error('no room')));
    expect((await autosave.find()).status).toBe('newest');
    let done = () => {};
    const kept = new Promise<void>((resolve) => {
      done = resolve;
    });
    const retired = autosave.retire(kept);
    autosave.write(save([{ type: 'rest' }])); // the next movie has begun
    expect((await createAutosave(store, keepsOf).find()).status).toBe('newest');
    done();
    await retired;
    await autosave.settled();
    expect(await createAutosave(store, keepsOf).find()).toEqual({ status: 'newest', save: save([{ type: 'rest' }]) });
  });
});
