import { expect, test } from 'vitest';
import { type ReadFilm, readFilm } from '../../src/app/vault/movie-file.ts';
import { Vault } from '../../src/app/vault/vault.ts';
import { keepsOf } from '../../src/games/index.ts';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import { tableModel } from '../../src/games/shuffling-horror/app/table/table-model.ts';
import { chanceFrom, promptOf, type Reply, viewOf } from '../../src/rules/shuffling-horror/index.ts';
import { createArchive } from '../../src/storage/archive.ts';
import { createAutosave } from '../../src/storage/autosave.ts';
import { createLeftMovies } from '../../src/storage/left.ts';
import type { AnySave } from '../../src/storage/save.ts';
import { createSlots } from '../../src/storage/slots.ts';
import { VAULT } from '../../src/text/rooms/vault.ts';
import { Memory } from '../storage/memory.ts';
import { sources } from './hostile.ts';
import { started, YOURS } from './movies.ts';
import { mutated } from './mutate.ts';
import { HOUSE_GAMES } from './stored.ts';

const LONG = process.env.LONG === '1';
const FILMS = LONG ? 10_500 : 2_100;
/** Every so many is opened in the vault itself. */
const IN_VAULT = 15;

const chance = chanceFrom('fuzz');
const pick = (most: number) => Math.floor(chance() * most);

/** Can be seen, and played for a while. */
function goesOn(save: AnySave): boolean {
  const recording = Recording.resume(save);
  if (recording === null) return false;
  for (let i = 0; i < 5; i++) {
    tableModel(viewOf(recording.movie, null), () => true);
    const prompt = promptOf(recording.movie);
    if (prompt === null) return true;
    if (recording.submit(prompt.replies[pick(prompt.replies.length)] as Reply) === null) return false;
  }
  return true;
}

const endOf = (film: ReadFilm): string => (film.kind === 'refused' ? film.why : film.kind);

test(`${FILMS} films with something wrong are refused or play, and the shelf stays as it was`, async () => {
  const films = sources();
  for (const film of films) expect(endOf(await readFilm(film, HOUSE_GAMES, 1))).toMatch(/save|replay/);
  const store = new Memory();
  await createSlots(store, keepsOf).keep(1, { name: 'Kept', date: 1, save: started('kept', YOURS, 3).save() });
  const before = store.inventory();
  const vault = new Vault({
    slots: createSlots(store, keepsOf),
    archive: createArchive(store, keepsOf),
    left: createLeftMovies(store, keepsOf),
    autosave: createAutosave(store, keepsOf),
    now: () => 0,
    ...HOUSE_GAMES,
    play: () => {},
    goOn: () => {},
    watch: () => {},
    dailies: () => {},
    erase: async () => {},
  });
  await new Promise((resolve) => setTimeout(resolve));

  const ends: Record<string, number> = {};
  for (let i = 0; i < FILMS; i++) {
    const text = mutated(films[i % films.length] as string, pick);
    const film = await readFilm(text, HOUSE_GAMES, 1);
    const end = endOf(film);
    ends[end] = (ends[end] ?? 0) + 1;
    if (film.kind === 'save' && !goesOn(film.save)) throw new Error(`does not play: ${text.slice(0, 300)}`);
    if (film.kind !== 'refused' || i % IN_VAULT > 0) continue;
    vault.openText(text);
    await new Promise((resolve) => setTimeout(resolve));
    expect(vault.state().said).toEqual({ words: VAULT.refused[film.why], bad: true });
    expect(store.inventory()).toBe(before);
  }
  expect(Object.hasOwn(globalThis, 'polluted')).toBe(false);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  // Each kind of end was met often enough to mean something.
  for (const end of ['not-ours', 'damaged', 'newer', 'older', 'unknown-deck', 'unplayable', 'save', 'replay']) {
    expect(ends[end] ?? 0, `${end} in ${JSON.stringify(ends)}`).toBeGreaterThan(LONG ? 9 : 0);
  }
});
