import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Film } from '../../src/app/vault/in-vault.ts';
import { exportSave } from '../../src/app/vault/movie-file.ts';
import { Vault } from '../../src/app/vault/vault.ts';
import { keepsOf } from '../../src/games/index.ts';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import { finishedMovieOf } from '../../src/games/shuffling-horror/app/vault/finished-movie.ts';
import type { Save } from '../../src/games/shuffling-horror/kept.ts';
import { hash, type Movie } from '../../src/rules/shuffling-horror/index.ts';
import { createArchive, type Finished } from '../../src/storage/archive.ts';
import { createAutosave } from '../../src/storage/autosave.ts';
import { eraseAll } from '../../src/storage/key-value-store.ts';
import { createLeftMovies } from '../../src/storage/left.ts';
import { FIRST_GAME } from '../../src/storage/save.ts';
import { createSlots } from '../../src/storage/slots.ts';
import { VAULT } from '../../src/text/rooms/vault.ts';
import { Memory } from '../storage/memory.ts';
import { started, YOURS } from './movies.ts';
import { HOUSE_GAMES } from './stored.ts';

const NOW = 1_700_000_000_000;
const LEFT = started('left', YOURS, 20);
let store: Memory;
let played: Movie[];
let watched: Film[];
let developed: [Film, Finished][];

beforeAll(() => keepsOf(FIRST_GAME)); // fetched once, its checks are at hand
const settle = () => new Promise((resolve) => setTimeout(resolve));

async function opened(): Promise<Vault> {
  const vault = new Vault({
    slots: createSlots(store, keepsOf),
    archive: createArchive(store, keepsOf),
    left: createLeftMovies(store, keepsOf),
    autosave: createAutosave(store, keepsOf),
    now: () => NOW,
    ...HOUSE_GAMES,
    play: (save) => played.push(Recording.resume(save)?.movie as Movie),
    goOn: () => {},
    watch: (film) => watched.push(film),
    dailies: (film, finished) => developed.push([film, finished]),
    erase: () => eraseAll(store),
  });
  await settle();
  return vault;
}

beforeEach(async () => {
  store = new Memory();
  played = [];
  watched = [];
  developed = [];
  const autosave = createAutosave(store, keepsOf);
  autosave.write(LEFT.save());
  await autosave.settled();
});

describe('the six cans', () => {
  test('the current movie is kept, renamed, and plays on', async () => {
    const vault = await opened();
    expect(vault.state().current?.cast).not.toBe('');
    vault.keep(1);
    await settle();
    vault.rename(1, '  Night shift ');
    await settle();
    const again = await opened();
    expect(again.state().slots[0]).toMatchObject({ status: 'kept', movie: { name: 'Night shift', date: NOW } });
    again.play(1);
    expect(played.map((movie) => hash(movie))).toEqual([hash(LEFT.movie)]);
  });

  test('a can says which movie it holds; one of a deck that is not shown here is kept, and said so', async () => {
    const zombies = started('mill', YOURS, 20, 'pittsburgh-68').save();
    const slots = createSlots(store, keepsOf);
    await slots.keep(1, { name: 'Mill', date: NOW, save: zombies });
    const acorn: Save = { ...zombies, config: { ...zombies.config, deck: 'kecksburg-65' } };
    await slots.keep(2, { name: 'Acorn', date: NOW, save: acorn });
    await slots.keep(3, { name: 'Another game', date: NOW, save: { ...zombies, game: 'acorn-country' } });
    const before = store.inventory();
    const vault = await opened();
    expect(vault.state().current?.bill).toMatch(/^Roswell 51 · /);
    expect(vault.state().slots[0]?.movie?.bill).toMatch(/^Pittsburgh 68 · /);
    expect(vault.state().slots[1]).toMatchObject({ status: 'unknown-deck', movie: null });
    expect(vault.state().slots[2]).toMatchObject({ status: 'unknown-deck', movie: null });
    vault.play(2);
    expect(vault.state().said).toEqual({ words: VAULT.said.notPlayed, bad: true });
    expect(store.inventory()).toBe(before);
    vault.play(1);
    expect(played.map(({ deck }) => deck)).toEqual(['pittsburgh-68']);
  });

  test('what was deleted can be brought back until one leaves', async () => {
    const vault = await opened();
    vault.keep(3);
    await settle();
    const before = store.inventory();
    vault.remove(3);
    await settle();
    expect(vault.state().slots[2]).toMatchObject({ status: 'empty', canBringBack: true });
    expect(store.kept.has('slot-3')).toBe(false);
    vault.bringBack(3);
    await settle();
    expect(store.inventory()).toBe(before);
    expect(vault.state().slots[2]).toMatchObject({ status: 'kept', canBringBack: false });
  });

  test('what was replaced can be brought back, and the other way round', async () => {
    await createSlots(store, keepsOf).keep(2, { name: 'Old', date: 1, save: started('old', YOURS, 5).save() });
    const vault = await opened();
    const name = () => vault.state().slots[1]?.movie?.name;
    vault.keep(2);
    await settle();
    const replaced = name();
    expect(replaced).not.toBe('Old');
    vault.bringBack(2);
    await settle();
    expect(name()).toBe('Old');
    vault.bringBack(2);
    await settle();
    expect(name()).toBe(replaced);
  });

  test('a damaged can is shown as such, deleted and brought back as it was', async () => {
    store.kept.set('slot-4', { serial: 0, body: '{"name":"torn', checksum: 'x' });
    const before = store.inventory();
    const vault = await opened();
    expect(vault.state().slots[3]?.status).toBe('damaged');
    vault.remove(4);
    await settle();
    vault.bringBack(4);
    await settle();
    expect(store.inventory()).toBe(before);
  });

  test('a full shelf says so and keeps what it has', async () => {
    const vault = await opened();
    const before = store.inventory();
    store.trouble = 'full';
    vault.keep(1);
    await settle();
    expect(vault.state().said).toEqual({ words: VAULT.said.full, bad: true });
    expect(vault.state().slots[0]?.status).toBe('empty');
    expect(store.inventory()).toBe(before);
    expect(vault.exported('current')?.text).toBe(exportSave(LEFT.save(), 'reel-1').text);
  });

  test('a blocked shelf says so; a film can be opened and played all the same', async () => {
    store.trouble = 'blocked';
    const vault = await opened();
    expect(vault.state()).toMatchObject({ ready: true, slots: [], said: { words: VAULT.said.noShelf } });
    vault.openText(exportSave(LEFT.save(), 'reel-1', 'From afar').text);
    await settle();
    expect(vault.state()).toMatchObject({ loose: { name: 'From afar' }, said: { words: VAULT.said.noShelf } });
    vault.play('loose');
    expect(played.length).toBe(1);
  });
});

describe('films from elsewhere', () => {
  test('a file goes into the first free can; one that is refused changes nothing', async () => {
    const vault = await opened();
    vault.openText(exportSave(started('guest', YOURS, 9).save(), 'reel-1', 'Guest').text);
    await settle();
    expect(vault.state().slots[0]?.movie?.name).toBe('Guest');
    const before = store.inventory();
    vault.openText('{"format":"last-reel-film-1","save":{}}');
    await settle();
    expect(vault.state().said).toEqual({ words: VAULT.refused.damaged, bad: true });
    expect(store.inventory()).toBe(before);
  });

  test('a file that is too large is not even read', async () => {
    const vault = await opened();
    let read = false;
    vault.openFile({
      size: 100_000_000,
      arrayBuffer: async () => {
        read = true;
        return new ArrayBuffer(0);
      },
    });
    await settle();
    expect([read, vault.state().said?.words]).toEqual([false, VAULT.refused['too-large']]);
  });
});

describe('finished movies', () => {
  const ended = started('ended', YOURS, 5000);
  const can = finishedMovieOf(ended, ended.credits(false), 'The End', NOW);

  test('of either deck are told apart, and shown', async () => {
    const mill = started('mill', YOURS, 5000, 'pittsburgh-68');
    await createArchive(store, keepsOf).add(can);
    await createArchive(store, keepsOf).add(finishedMovieOf(mill, mill.credits(false), 'Mill', NOW));
    const vault = await opened();
    expect(vault.state().finished.map(({ title, line }) => [title, line.split(' · ')[0]])).toEqual([
      ['Mill', 'Pittsburgh 68'],
      ['The End', 'Roswell 51'],
    ]);
    vault.watch(vault.state().finished[0]?.id ?? '');
    await settle();
    expect(watched).toEqual([{ game: FIRST_GAME, config: mill.setup.config, replies: mill.replies }]);
  });

  test('are listed with their credits, watched, exported, deleted and brought back', async () => {
    await createArchive(store, keepsOf).add(can);
    const before = store.inventory();
    const vault = await opened();
    const [view] = vault.state().finished;
    expect(view).toMatchObject({
      title: 'The End',
      line: expect.stringMatching(/^Roswell 51 · /),
      shows: 'yes',
      numbers: VAULT.finished.numbers(can),
      gone: false,
    });
    const id = view?.id ?? '';
    vault.watch(id);
    await settle();
    expect(watched).toEqual([{ game: FIRST_GAME, config: ended.setup.config, replies: ended.replies }]);
    vault.dailies(id);
    await settle();
    expect(developed).toEqual([[watched[0], can]]);
    expect(vault.exportedFinished(id)).toEqual({
      name: 'last-reel-the-end-replay.json',
      text: ended.replay(),
      says: null,
    });
    vault.removeFinished(id);
    await settle();
    expect(vault.state().finished[0]?.gone).toBe(true);
    vault.bringFinishedBack(id);
    await settle();
    expect(store.inventory()).toBe(before);
  });

  test('one by other rules shows its credits and says why it cannot be shown', async () => {
    const archive = createArchive(store, keepsOf);
    await archive.add({ ...can, replay: null });
    await archive.add({ ...can, rules: can.rules + 1 });
    const vault = await opened();
    expect(vault.state().finished.map(({ shows, numbers }) => [shows, numbers])).toEqual([
      ['older', VAULT.finished.numbers(can)],
      ['mixed', VAULT.finished.numbers(can)],
    ]);
  });

  test('a pasted replay joins them', async () => {
    const vault = await opened();
    vault.openText(` ${ended.replay()}\n`);
    await settle();
    expect(vault.state().finished).toMatchObject([{ title: 'Seed ended', shows: 'yes', end: endOf(ended) }]);
  });
});

const endOf = ({ movie }: Recording): string => (movie.outcome?.survived ? 'won' : 'lost');

test('erasing leaves nothing', async () => {
  const vault = await opened();
  vault.keep(1);
  await settle();
  vault.eraseAll();
  await settle();
  expect(store.kept.size).toBe(0);
});
