import { beforeEach, describe, expect, test } from 'vitest';
import { newMovie, RULES_VERSION, toJSON } from '../../src/rules/index.ts';
import { createAutosave } from '../../src/storage/autosave.ts';
import { unpack } from '../../src/storage/read-save.ts';
import { pack, SAVE_FORMAT, type Save, type Stored } from '../../src/storage/save.ts';
import { Memory } from './memory.ts';

const CONFIG = { seed: 'shelf', seats: 3, deck: 'roswell-51' };
const save = (replies: Save['replies'] = []): Save => ({
  format: SAVE_FORMAT,
  rules: RULES_VERSION,
  config: CONFIG,
  seating: { seats: ['you', 'you', 'you'], director: 'random' },
  way: { kind: 'feature' },
  replies,
  lead: 0,
  whole: true,
  snapshot: { ...toJSON(newMovie(CONFIG)), n: replies.length },
});
const REST = { type: 'rest' } as const;
const HOLD = { type: 'hold' } as const;

let shelf: Memory;
beforeEach(() => {
  shelf = new Memory();
});

async function twoGenerations() {
  const autosave = createAutosave(shelf);
  for (const replies of [[], [REST]]) {
    autosave.write(save(replies));
    await autosave.settled();
  }
}
const newest = (): [string, Stored] => {
  const [first] = ([...shelf.kept] as [string, Stored][]).sort(([, a], [, b]) => b.serial - a.serial);
  if (first === undefined) throw new Error('nothing was kept');
  return first;
};

describe('the autosave', () => {
  test('gives back what it was given', async () => {
    const autosave = createAutosave(shelf);
    autosave.write(save([REST]));
    await autosave.settled();
    expect(await createAutosave(shelf).find()).toEqual({ status: 'newest', save: save([REST]) });
  });

  test('an empty shelf is no trouble', async () => {
    expect(await createAutosave(shelf).find()).toEqual({ status: 'none', save: null });
  });

  test('keeps two generations, and the newest of several waiting', async () => {
    const autosave = createAutosave(shelf);
    autosave.write(save());
    await autosave.settled();
    autosave.write(save([REST]));
    autosave.write(save([REST, HOLD]));
    await autosave.settled();
    expect(shelf.kept.size).toBe(2);
    expect((await createAutosave(shelf).find()).save?.replies.length).toBe(2);
  });

  test.each([
    ['cut short', (stored: Stored) => ({ ...stored, body: stored.body.slice(0, -40) })],
    ['changed', (stored: Stored) => ({ ...stored, body: stored.body.replace('"rest"', '"hold"') })],
    ['not a save', () => pack({}, 9)],
    ['not a packet', () => ({ serial: 9, body: '{}', checksum: '' })],
    ['not even a record', () => 'the aliens were here'],
  ])('a generation that is %s is refused, and the older one used', async (_, damage) => {
    await twoGenerations();
    const [key, stored] = newest();
    shelf.kept.set(key, damage(stored));
    const again = createAutosave(shelf);
    expect(await again.find()).toEqual({ status: 'older', save: save() });
    again.write(save([HOLD])); // falls on the damaged one, not on the good one
    await again.settled();
    expect([...shelf.kept.values()].filter((it) => 'save' in unpack(it)).length).toBe(2);
  });

  test('a save that does not play counts as damaged', async () => {
    await twoGenerations();
    const found = await createAutosave(shelf).find(({ replies }) => replies.length === 0);
    expect(found).toEqual({ status: 'older', save: save() });
    expect(await createAutosave(shelf).find(() => false)).toEqual({ status: 'damaged', save: null });
  });

  test.each([
    ['a later format', { format: SAVE_FORMAT + 1 }, 'newer'],
    ['later rules', { rules: RULES_VERSION + 1 }, 'newer'],
    ['an unknown deck', { config: { ...CONFIG, deck: 'kecksburg-65' } }, 'unknown-deck'],
  ])('a save of %s is kept and said so', async (_, later, status) => {
    shelf.kept.set('autosave-a', pack({ ...save(), ...later }, 4));
    const before = shelf.inventory();
    expect(await createAutosave(shelf).find()).toEqual({ status, save: null });
    expect(shelf.inventory()).toBe(before);
  });

  test('says which prompt is safe', async () => {
    const autosave = createAutosave(shelf);
    expect(autosave.confirmed()).toBe(-1);
    autosave.write(save([REST]));
    expect(autosave.confirmed()).toBe(-1);
    await autosave.settled();
    expect(autosave.confirmed()).toBe(1);
    shelf.trouble = 'full';
    autosave.write(save([REST, HOLD]));
    await autosave.settled();
    expect(autosave.confirmed()).toBe(1);
    const again = createAutosave(shelf);
    await again.find();
    expect(again.confirmed()).toBe(1);
    await again.clear();
    expect(again.confirmed()).toBe(-1);
  });

  test('a full shelf is told, and the next write that works keeps everything', async () => {
    const told: boolean[] = [];
    const autosave = createAutosave(shelf);
    autosave.onTrouble((trouble) => told.push(trouble));
    shelf.trouble = 'full';
    autosave.write(save([REST]));
    await autosave.settled();
    shelf.trouble = 'none';
    autosave.write(save([REST, HOLD]));
    await autosave.settled();
    expect(told).toEqual([true, false]);
    expect((await createAutosave(shelf).find()).save?.replies.length).toBe(2);
  });

  test('where nothing can be kept, the movie lasts as long as the page', async () => {
    const autosave = createAutosave(shelf);
    shelf.trouble = 'blocked';
    autosave.write(save([REST]));
    await autosave.settled();
    expect(await autosave.find()).toEqual({ status: 'newest', save: save([REST]) });
    await expect(createAutosave(shelf).find()).rejects.toThrow();
  });

  test('a store that was wiped meanwhile is filled again', async () => {
    const autosave = createAutosave(shelf);
    autosave.write(save());
    await autosave.settled();
    shelf.kept.clear();
    autosave.write(save([REST]));
    await autosave.settled();
    expect((await createAutosave(shelf).find()).save?.replies.length).toBe(1);
  });

  test('clearing comes after what is being written', async () => {
    const autosave = createAutosave(shelf);
    autosave.write(save());
    await autosave.clear();
    expect(shelf.kept.size).toBe(0);
  });

  test('of a movie that is over it is taken down only when what was made of it is kept', async () => {
    const autosave = createAutosave(shelf);
    autosave.write(save());
    await autosave.retire(Promise.reject(new Error('no room')));
    expect((await autosave.find()).status).toBe('newest');
    let done = () => {};
    const kept = new Promise<void>((resolve) => {
      done = resolve;
    });
    const retired = autosave.retire(kept);
    autosave.write(save([{ type: 'rest' }])); // the next movie has begun
    expect((await createAutosave(shelf).find()).status).toBe('newest');
    done();
    await retired;
    await autosave.settled();
    expect(await createAutosave(shelf).find()).toEqual({ status: 'newest', save: save([{ type: 'rest' }]) });
  });
});
