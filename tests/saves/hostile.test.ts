import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, isSetting } from '../../src/app/settings.ts';
import { Vault } from '../../src/app/vault/vault.ts';
import { keepsOf } from '../../src/games/index.ts';
import { DECK_IDS } from '../../src/games/shuffling-horror/app/decks.ts';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import { readBests } from '../../src/games/shuffling-horror/app/records/bests.ts';
import { readMet, readRecords } from '../../src/games/shuffling-horror/app/records/records-kept.ts';
import { askedFilm } from '../../src/games/shuffling-horror/app/set-up/asked-film.ts';
import { problemOf } from '../../src/games/shuffling-horror/app/set-up/choices.ts';
import { lastSetUp } from '../../src/games/shuffling-horror/app/set-up/remembered.ts';
import { fromLink, toLink } from '../../src/games/shuffling-horror/app/share.ts';
import { nightsUntil, readNights } from '../../src/games/shuffling-horror/app/tonight.ts';
import { createArchive } from '../../src/storage/archive.ts';
import { createAutosave } from '../../src/storage/autosave.ts';
import { createLeftMovies } from '../../src/storage/left.ts';
import { readPreferences } from '../../src/storage/preferences.ts';
import { createSlots } from '../../src/storage/slots.ts';
import { VAULT } from '../../src/text/rooms/vault.ts';
import { OFFER } from '../app/set-up-kit.ts';
import { Memory } from '../storage/memory.ts';
import { attacks, FINDS, GOOD_SHELF, storedAttacks } from './hostile.ts';
import { HOUSE_GAMES } from './stored.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Everything that the house reads of a shelf, as it reads it; whatever is shown of it has words. */
async function readAll(store: Memory): Promise<void> {
  await createAutosave(store, keepsOf).find((save) => Recording.resume(save) !== null);
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
  for (let i = 0; i < 50 && !vault.state().ready; i++) await settle();
  const { said, slots, left, finished } = vault.state();
  expect(said).toBeNull();
  for (const { movie } of [...slots, ...left]) if (movie?.date) VAULT.date(movie.date);
  for (const { date } of left) VAULT.date(date);
  for (const movie of finished) VAULT.date(movie.finished);
  for (const { id } of finished) vault.watch(id);
  for (const { id } of left) vault.exportedLeft(id);
  for (const deck of DECK_IDS) nightsUntil('2026-11-17', await readNights(store, deck), deck);
  await Promise.all([readRecords(store), readMet(store), readBests(store), lastSetUp(store, OFFER)]);
  await readPreferences(store, { ...DEFAULT_SETTINGS }, isSetting);
}

test('whatever lies on the shelf is read without a complaint, and nothing there is touched', async () => {
  for (const { name, key, value } of storedAttacks('on the shelf', 150)) {
    const store = new Memory();
    for (const [good, held] of Object.entries(GOOD_SHELF)) store.kept.set(good, held);
    store.kept.set(key, value);
    const before = store.inventory();
    await readAll(store).catch((error) => {
      throw new Error(`${name}, ${key}: ${error}`);
    });
    expect(store.inventory(), name).toBe(before);
  }
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('a link is a set-up that can be played and passed on, or it is said what is wrong with it', () => {
  const ends: Record<string, number> = {};
  for (const attack of attacks('links', 12_000)) {
    if (attack.kind !== 'link') continue;
    const read = fromLink(attack.text, OFFER);
    const end = typeof read === 'string' ? read : 'set-up';
    ends[end] = (ends[end] ?? 0) + 1;
    if (typeof read === 'string') continue;
    expect(problemOf(read), attack.text).toBeNull();
    expect(fromLink(toLink(read), OFFER), attack.text).toEqual(read);
    expect(askedFilm(`?film=${encodeURIComponent(attack.text)}`, OFFER, () => 'x').news).toBe('link');
  }
  for (const end of ['set-up', 'bad-link', 'unknown-deck'])
    expect(ends[end] ?? 0, JSON.stringify(ends)).toBeGreaterThan(0);
});

test('the same seed gives the same attacks, and the finds are among them', () => {
  expect(JSON.stringify([...attacks('same', 300)])).toBe(JSON.stringify([...attacks('same', 300)]));
  expect([...attacks('same', 300)].slice(0, FINDS.length)).toEqual(FINDS);
});
