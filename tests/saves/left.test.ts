import { beforeEach, describe, expect, test } from 'vitest';
import { Vault } from '../../src/app/vault/vault.ts';
import { keepsOf } from '../../src/games/index.ts';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import type { Save } from '../../src/games/shuffling-horror/kept.ts';
import { hash, type Movie } from '../../src/rules/shuffling-horror/index.ts';
import { createArchive } from '../../src/storage/archive.ts';
import { createAutosave } from '../../src/storage/autosave.ts';
import { createLeftMovies, leaveOn } from '../../src/storage/left.ts';
import { pack, SAVE_FORMAT } from '../../src/storage/save.ts';
import { createSlots } from '../../src/storage/slots.ts';
import { VAULT } from '../../src/text/rooms/vault.ts';
import { Memory } from '../storage/memory.ts';
import { started, YOURS } from './movies.ts';
import { HOUSE_GAMES } from './stored.ts';

const NOW = 1_700_000_000_000;
const settle = () => new Promise((resolve) => setTimeout(resolve));
const movie = (seed: string, replies = 12): Save => started(seed, YOURS, replies).save();

let store: Memory;
let told: (string | null)[];
beforeEach(() => {
  store = new Memory();
  told = [];
});

/** A movie takes the stage and is kept up to these points. */
async function played(...saves: Save[]): Promise<void> {
  const autosave = createAutosave(store, keepsOf);
  const leave = leaveOn(store, keepsOf, () => NOW);
  autosave.takeOver(async (strangers) => void told.push(await leave(strangers)));
  for (const save of saves) {
    autosave.write(save);
    await autosave.settled();
  }
}
const seeds = async () =>
  (await createLeftMovies(store, keepsOf).list()).map(({ content }) =>
    content.status === 'kept' ? content.kept.save.config.seed : content.status,
  );
const inProjector = async () => (await createAutosave(store, keepsOf).find()).save?.config.seed;

describe('a movie that makes room for another', () => {
  test('is left, and it is said; the newest is listed first, and none is ever pushed out', async () => {
    for (let i = 0; i < 45; i++) await played(movie(`m${i}`), movie(`m${i}`, 13));
    expect(await inProjector()).toBe('m44');
    const all = await seeds();
    expect(all.length).toBe(44);
    expect(all[0]).toBe('m43');
    expect(all.at(-1)).toBe('m0');
    expect(new Set(told)).toEqual(new Set(['movie']));
  });

  test('is not left when it only goes on', async () => {
    await played(movie('on'));
    await played(movie('on', 20));
    expect(await seeds()).toEqual([]);
    expect(told).toEqual([]);
  });

  test('is left when it had come further than the one of its kind that goes on', async () => {
    await played(movie('on', 20));
    await played(movie('on', 12));
    expect(await seeds()).toEqual(['on']);
    expect(await inProjector()).toBe('on');
  });

  test('is not left when it lies in a can just so', async () => {
    await played(movie('kept'));
    await createSlots(store, keepsOf).keep(3, { name: 'Kept', date: 1, save: movie('kept') });
    await played(movie('next'));
    expect(await seeds()).toEqual([]);
    expect(told).toEqual([null]);
  });

  test('stays where it is when there is no room to put it away: the next is not kept over it', async () => {
    await played(movie('first'));
    const before = store.inventory();
    store.trouble = 'full';
    const autosave = createAutosave(store, keepsOf);
    const troubles: boolean[] = [];
    autosave.onTrouble((trouble) => troubles.push(trouble));
    autosave.takeOver(leaveOn(store, keepsOf, () => NOW));
    autosave.write(movie('second'));
    await autosave.settled();
    expect(store.inventory()).toBe(before);
    expect(troubles).toEqual([true]);
    store.trouble = 'none'; // and with the next save everything has its place
    autosave.write(movie('second', 13));
    await autosave.settled();
    expect(await inProjector()).toBe('second');
    expect(await seeds()).toEqual(['first']);
    expect(troubles).toEqual([true, false]);
  });

  test('is left also when it could never be written down', async () => {
    store.trouble = 'blocked';
    const autosave = createAutosave(store, keepsOf);
    autosave.takeOver(leaveOn(store, keepsOf, () => NOW));
    autosave.write(movie('first'));
    await autosave.settled();
    autosave.takeOver(leaveOn(store, keepsOf, () => NOW));
    store.trouble = 'none';
    autosave.write(movie('second'));
    await autosave.settled();
    expect(await inProjector()).toBe('second');
    expect(await seeds()).toEqual(['first']);
  });
});

describe('a save that is kept as it is', () => {
  const foreign = [
    ['of a later format', { ...movie('later'), format: SAVE_FORMAT + 1, more: { a: 1 } }, 'newer'],
    [
      'of an unknown deck',
      { ...movie('deck'), config: { ...movie('deck').config, deck: 'kecksburg-65' } },
      'unknown-deck',
    ],
    ['of an unknown game', { ...movie('game'), game: 'acorn-country' }, 'unknown-deck'],
  ] as const;

  test.each(foreign)('%s goes to the left movies untouched when another begins', async (_, held, status) => {
    store.kept.set('autosave-a', pack(held, 4));
    await played(movie('next'), movie('next', 13), movie('next', 14));
    expect(told).toEqual(['foreign']);
    const [it] = await createLeftMovies(store, keepsOf).list();
    expect(it).toMatchObject({ date: NOW, held, content: { status } });
    expect(await createAutosave(store, keepsOf).find()).toMatchObject({ status: 'newest' });
  });

  test.each(foreign)('%s beside a good one goes there when the good one goes on', async (_, held, status) => {
    await played(movie('good'));
    const [key = ''] = store.kept.keys();
    store.kept.set(key === 'autosave-a' ? 'autosave-b' : 'autosave-a', pack(held, 9));
    await played(movie('good', 14));
    expect(await seeds()).toEqual([status]);
    expect(await createAutosave(store, keepsOf).find()).toMatchObject({
      status: 'newest',
      save: { config: { seed: 'good' } },
    });
  });
});

describe('in the vault', () => {
  const resumed: [string, string | undefined][] = [];
  async function opened(): Promise<Vault> {
    resumed.length = 0;
    const vault = new Vault({
      slots: createSlots(store, keepsOf),
      archive: createArchive(store, keepsOf),
      left: createLeftMovies(store, keepsOf),
      autosave: createAutosave(store, keepsOf),
      now: () => NOW,
      ...HOUSE_GAMES,
      play: (save, left) => resumed.push([hash(Recording.resume(save)?.movie as Movie), left]),
      goOn: () => {},
      watch: () => {},
      dailies: () => {},
      erase: async () => {},
    });
    await settle();
    return vault;
  }

  test('a left movie is taken up again, exported and thrown away', async () => {
    const left = started('first', YOURS, 12);
    await played(left.save());
    await played(movie('second'));
    const vault = await opened();
    const [view] = vault.state().left;
    expect(view).toMatchObject({
      status: 'kept',
      date: NOW,
      canExport: true,
      movie: { where: VAULT.where(left.movie.reel, left.movie.round) },
    });
    const id = view?.id ?? '';
    vault.takeUp(id);
    expect(resumed).toEqual([[hash(left.movie), id]]);
    expect(JSON.parse(vault.exportedLeft(id)?.text ?? '{}').save).toEqual(left.save());
    vault.throwAway(id);
    await settle();
    expect(vault.state().left).toEqual([]);
    expect((await createLeftMovies(store, keepsOf).list()).length).toBe(0);
  });

  test('one of another house is listed, and travels as it is', async () => {
    const held = { ...movie('later'), format: SAVE_FORMAT + 1 };
    store.kept.set('autosave-b', pack(held, 4));
    expect((await opened()).state()).toMatchObject({ current: null, foreign: 'newer' });
    await played(movie('next'));
    const vault = await opened();
    const [view] = vault.state().left;
    expect(view).toMatchObject({ status: 'newer', movie: null, canExport: true });
    const file = vault.exportedLeft(view?.id ?? '');
    expect(JSON.parse(file?.text ?? '{}').save).toEqual(held);
    vault.takeUp(view?.id ?? '');
    expect(vault.state().said).toEqual({ words: VAULT.said.notPlayed, bad: true });
    vault.openText(file?.text ?? '');
    await settle();
    expect(vault.state().said).toEqual({ words: VAULT.refused.newer, bad: true });
  });

  test('a torn one is listed as such and can be thrown away', async () => {
    store.kept.set('left-00000003', { serial: 3, body: '{"name":"', checksum: 'x' });
    const vault = await opened();
    expect(vault.state().left).toMatchObject([{ status: 'damaged', canExport: false }]);
    vault.throwAway('left-00000003');
    await settle();
    expect(store.kept.has('left-00000003')).toBe(false);
  });
});
