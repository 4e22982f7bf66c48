import { beforeEach, describe, expect, test } from 'vitest';
import { newMovie, RULES_VERSION, toJSON } from '../../src/rules/index.ts';
import { createAutosave } from '../../src/storage/autosave.ts';
import { readPreferences, writePreferences } from '../../src/storage/preferences.ts';
import { pack, SAVE_FORMAT, type Save, type Stored, unpack } from '../../src/storage/save.ts';
import type { Shelf } from '../../src/storage/shelf.ts';

const CONFIG = { seed: 'shelf', seats: 3, deck: 'roswell-51' };
const save = (replies: Save['replies'] = []): Save => ({
  format: SAVE_FORMAT,
  rules: RULES_VERSION,
  config: CONFIG,
  seating: { seats: ['you', 'you', 'you'], director: 'random', cast: 'random' },
  replies,
  whole: true,
  snapshot: toJSON(newMovie(CONFIG)),
});

class Memory implements Shelf {
  readonly kept = new Map<string, unknown>();
  full = false;
  get = async (key: string) => structuredClone(this.kept.get(key) ?? null);
  set = async (key: string, value: unknown) => {
    if (this.full) throw new DOMException('', 'QuotaExceededError');
    this.kept.set(key, structuredClone(value));
  };
  remove = async (key: string) => void this.kept.delete(key);
}

let shelf: Memory;
beforeEach(() => {
  shelf = new Memory();
});

describe('the autosave', () => {
  test('gives back what it was given', async () => {
    const autosave = createAutosave(shelf);
    autosave.write(save([{ type: 'rest' }]));
    await autosave.settled();
    expect(await createAutosave(shelf).find()).toEqual({ status: 'newest', save: save([{ type: 'rest' }]) });
  });

  test('an empty shelf is no trouble', async () => {
    expect(await createAutosave(shelf).find()).toEqual({ status: 'none', save: null });
  });

  test('keeps two generations, and the newest of several waiting', async () => {
    const autosave = createAutosave(shelf);
    autosave.write(save([]));
    await autosave.settled();
    autosave.write(save([{ type: 'rest' }]));
    autosave.write(save([{ type: 'rest' }, { type: 'hold' }]));
    await autosave.settled();
    expect(shelf.kept.size).toBe(2);
    const found = await createAutosave(shelf).find();
    expect(found.save?.replies.length).toBe(2);
  });

  test.each([
    ['cut short', (stored: Stored) => ({ ...stored, body: stored.body.slice(0, -40) })],
    ['changed', (stored: Stored) => ({ ...stored, body: stored.body.replace('"rest"', '"hold"') })],
    ['not a save', () => ({ serial: 9, body: '{}', checksum: '' })],
    ['not even a record', () => 'the aliens were here'],
  ])('a generation that is %s is refused, and the older one used', async (_, damage) => {
    const autosave = createAutosave(shelf);
    autosave.write(save([]));
    await autosave.settled();
    autosave.write(save([{ type: 'rest' }]));
    await autosave.settled();
    const newest = [...shelf.kept].sort(([, a], [, b]) => (b as Stored).serial - (a as Stored).serial)[0];
    if (!newest) throw new Error('nothing was kept');
    shelf.kept.set(newest[0], damage(newest[1] as Stored));
    const again = createAutosave(shelf);
    expect(await again.find()).toEqual({ status: 'older', save: save([]) });
    again.write(save([{ type: 'hold' }])); // falls on the damaged one, not on the good one
    await again.settled();
    expect([...shelf.kept.values()].filter((stored) => 'save' in unpack(stored)).length).toBe(2);
  });

  test('a save that does not play counts as damaged', async () => {
    const autosave = createAutosave(shelf);
    autosave.write(save([]));
    await autosave.settled();
    autosave.write(save([{ type: 'rest' }]));
    await autosave.settled();
    const found = await createAutosave(shelf).find(({ replies }) => replies.length === 0);
    expect(found).toEqual({ status: 'older', save: save([]) });
    expect(await createAutosave(shelf).find(() => false)).toEqual({ status: 'damaged', save: null });
  });

  test('a save from a later version is kept and said so', async () => {
    const body = JSON.stringify({ ...save(), format: SAVE_FORMAT + 1 });
    shelf.kept.set('autosave-a', pack({ ...save(), format: (SAVE_FORMAT + 1) as 1 }, 4));
    expect(JSON.parse(body).format).toBe(SAVE_FORMAT + 1);
    expect(await createAutosave(shelf).find()).toEqual({ status: 'newer', save: null });
  });

  test('a full shelf is told, and the next write that works keeps everything', async () => {
    const results: boolean[] = [];
    const autosave = createAutosave(shelf, (ok) => results.push(ok));
    shelf.full = true;
    autosave.write(save([{ type: 'rest' }]));
    await autosave.settled();
    shelf.full = false;
    autosave.write(save([{ type: 'rest' }, { type: 'hold' }]));
    await autosave.settled();
    expect(results).toEqual([false, true]);
    expect((await createAutosave(shelf).find()).save?.replies.length).toBe(2);
  });

  test('clearing comes after what is being written', async () => {
    const autosave = createAutosave(shelf);
    autosave.write(save([]));
    await autosave.clear();
    expect(shelf.kept.size).toBe(0);
  });
});

describe('preferences', () => {
  test('come back, and odd ones are ignored', async () => {
    const defaults = { speed: '1x', muted: false };
    await writePreferences(shelf, { speed: '4x', muted: 'yes', more: 1 });
    expect(await readPreferences(shelf, defaults)).toEqual({ speed: '4x', muted: false });
    shelf.full = true;
    await expect(writePreferences(shelf, {})).resolves.toBeUndefined();
  });
});
