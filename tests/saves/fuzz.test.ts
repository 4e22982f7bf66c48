import { expect, test } from 'vitest';
import { exportSave, type ReadFilm, readFilm } from '../../src/app/film-can.ts';
import type { Recording } from '../../src/app/recording.ts';
import { tableModel } from '../../src/app/table-model.ts';
import { Vault } from '../../src/app/vault.ts';
import { chanceFrom, promptOf, publicView, type Reply } from '../../src/rules/index.ts';
import { createArchive } from '../../src/storage/archive.ts';
import { createAutosave } from '../../src/storage/autosave.ts';
import { unpack, unpacked } from '../../src/storage/read-save.ts';
import { createSlots } from '../../src/storage/slots.ts';
import { VAULT } from '../../src/text/vault.ts';
import { Memory } from '../storage/memory.ts';
import { started, YOURS } from './movies.ts';
import { mutated } from './mutate.ts';
import { hired, stored } from './stored.ts';

const FILMS = 10_500;
/** Every so many is opened in the vault itself. */
const IN_VAULT = 15;

const chance = chanceFrom('fuzz');
const pick = (most: number) => Math.floor(chance() * most);

/** Short ones, so that they run through quickly, and late ones that only their snapshot vouches for. */
function sources(): string[] {
  const early = started('fuzz', YOURS, 6).save();
  const packet = JSON.parse(stored('format-1-near-the-end.json'));
  const late = unpack(packet);
  if (!('save' in late)) throw new Error('the stored save does not load');
  const old = { ...(unpacked(packet)?.held as typeof early), whole: false };
  return [
    exportSave(early, 'Early').text,
    exportSave({ ...late.save, whole: false, replies: [], lead: 0 }, 'Late').text,
    exportSave({ ...old, replies: [] }, 'Of format 1').text,
    started('fuzz', YOURS, 6).replay(),
  ];
}

/** Can be seen, and played for a while. */
function goesOn(recording: Recording): boolean {
  for (let i = 0; i < 5; i++) {
    tableModel(publicView(recording.movie), () => true);
    const prompt = promptOf(recording.movie);
    if (prompt === null) return true;
    if (recording.submit(prompt.replies[pick(prompt.replies.length)] as Reply, prompt.n) === null) return false;
  }
  return true;
}

const endOf = (film: ReadFilm): string => (film.kind === 'refused' ? film.why : film.kind);

test(`${FILMS} films with something wrong are refused or play, and the shelf stays as it was`, async () => {
  const films = sources();
  for (const film of films) expect(endOf(readFilm(film, hired))).toMatch(/save|replay/);
  const shelf = new Memory();
  await createSlots(shelf).keep(1, { name: 'Kept', date: 1, save: started('kept', YOURS, 3).save() });
  const before = shelf.inventory();
  const vault = new Vault({
    slots: createSlots(shelf),
    archive: createArchive(shelf),
    autosave: createAutosave(shelf),
    now: () => 0,
    hired,
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
    const film = readFilm(text, hired);
    const end = endOf(film);
    ends[end] = (ends[end] ?? 0) + 1;
    if (film.kind !== 'refused' && !goesOn(film.recording)) throw new Error(`does not play: ${text.slice(0, 300)}`);
    if (film.kind !== 'refused' || i % IN_VAULT > 0) continue;
    vault.openText(text);
    await Promise.resolve();
    expect(vault.state().said).toEqual({ words: VAULT.refused[film.why], bad: true });
    expect(shelf.inventory()).toBe(before);
  }
  expect(Object.hasOwn(globalThis, 'polluted')).toBe(false);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  // Each kind of end was met often enough to mean something.
  for (const end of ['not-ours', 'damaged', 'newer', 'older', 'unknown-deck', 'unplayable', 'save', 'replay']) {
    expect(ends[end] ?? 0, `${end} in ${JSON.stringify(ends)}`).toBeGreaterThan(9);
  }
}, 120_000);
