import { beforeEach, expect, test } from 'vitest';
import { readFilm } from '../../src/app/vault/movie-file.ts';
import { keepsOf } from '../../src/games/index.ts';
import { newMovie, RULES_VERSION, toJSON } from '../../src/rules/shuffling-horror/index.ts';
import { createArchive } from '../../src/storage/archive.ts';
import { createAutosave } from '../../src/storage/autosave.ts';
import { bringOver } from '../../src/storage/bring-over.ts';
import type { Keeps } from '../../src/storage/keep.ts';
import { createLeftMovies, leaveOn } from '../../src/storage/left.ts';
import { FIRST_GAME, pack, SAVE_FORMAT } from '../../src/storage/save.ts';
import { createSlots } from '../../src/storage/slots.ts';
import { Memory } from './memory.ts';

/** A game of this house that was not kept for offline, and there is no network. */
const AWAY = 'somewhere-else';
const keeps: Keeps = (game) => (game === AWAY ? Promise.reject(new TypeError('not fetched')) : keepsOf(game));

const saveOf = (game: string, seed: string) => ({
  format: SAVE_FORMAT as typeof SAVE_FORMAT,
  game,
  rules: RULES_VERSION,
  config: { seed, seats: 2, deck: 'roswell-51' },
  seating: { seats: ['you', 'you'], director: 'random' },
  mode: { kind: 'feature' },
  replies: [],
  opening: 0,
  whole: true,
  snapshot: toJSON(newMovie({ seed, seats: 2, deck: 'roswell-51' })),
});
const away = saveOf(AWAY, 'out of reach');
const finished = { game: AWAY, title: 'Out of reach', finished: 1, rules: 1, replay: 'r' };

let store: Memory;
beforeEach(() => {
  store = new Memory();
});

test('what was left of a game that is away is said to be, and the next movie is kept beside it', async () => {
  store.kept.set('autosave-a', pack(away, 7));
  const autosave = createAutosave(store, keeps);
  expect(await autosave.find()).toEqual({ status: 'away', save: null });
  autosave.takeOver(leaveOn(store, keeps, () => 1));
  const next = saveOf(FIRST_GAME, 'here');
  autosave.write(next);
  await autosave.settled();
  expect(await createAutosave(store, keeps).find()).toEqual({ status: 'newest', save: next });
  const [left] = await createLeftMovies(store, keeps).list();
  expect(left).toMatchObject({ held: away, content: { status: 'away' } });
});

test('in the vault it keeps its place, and the others are read all the same', async () => {
  store.kept.set('slot-1', pack({ name: 'far', date: 1, save: away }, 0));
  store.kept.set('slot-2', pack({ name: 'near', date: 1, save: saveOf(FIRST_GAME, 'here') }, 0));
  const slots = createSlots(store, keeps);
  expect(await slots.read(1)).toEqual({ status: 'away' });
  expect((await slots.read(2)).status).toBe('kept');
  store.kept.set('finished-00000001', pack(finished, 1));
  const archive = createArchive(store, keeps);
  expect(await archive.list()).toEqual([{ id: 'finished-00000001', movie: null }]);
  expect(await archive.get('finished-00000001')).toBeNull();
  expect(store.kept.has('finished-00000001')).toBe(true);
});

test('a file of it is refused in words, and what is to be brought from elsewhere stays there until it can be read', async () => {
  const games = { keeps, vaulted: () => null };
  const replay = JSON.stringify({ format: 'last-reel-replay-2', game: AWAY, rules: 1, config: {}, replies: [] });
  expect(await readFilm(replay, games, 0)).toEqual({ kind: 'refused', why: 'away' });

  const other = new Map<string, unknown>([['finished-00000001', pack(finished, 1)]]);
  store.kept.set('finished-00000001', pack({ ...finished, title: 'Another' }, 1));
  const place = {
    keys: async () => [...other.keys()],
    getItem: async <T>(key: string) => other.get(key) as T,
    removeItem: async (key: string) => void other.delete(key),
  };
  await expect(bringOver(place, store, keeps, () => 1)).rejects.toThrow('away');
  expect([...other.keys()]).toEqual(['finished-00000001']);
});
