import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFilm } from '../../src/app/vault/movie-file.ts';
import { answerTo } from '../../src/director-ai/shuffling-horror/messages.ts';
import { keepsOf } from '../../src/games/index.ts';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import { isMovieSave, type Save } from '../../src/games/shuffling-horror/kept.ts';
import { outcome, promptOf, RULES_VERSION, seatAt, viewOf } from '../../src/rules/shuffling-horror/index.ts';
import { createAutosave } from '../../src/storage/autosave.ts';
import { SAVE_FORMAT, YOU } from '../../src/storage/save.ts';
import { Memory } from '../storage/memory.ts';
import { HOUSE_GAMES, stored } from './stored.ts';

const FILES = readdirSync(new URL('.', import.meta.url));
const PACKETS = FILES.filter((name) => name.endsWith('.json'));

/** To the end, with whoever sits there; the sensible player sits in for a person. */
function finish(recording: Recording): void {
  const { seating } = recording.setup;
  const sitting = (name: string | undefined, stead: string) => (name === undefined || name === YOU ? stead : name);
  for (let prompt = promptOf(recording.movie); prompt && !recording.isOver; prompt = promptOf(recording.movie)) {
    const seat = seatAt(prompt.to);
    const policy = seat === null ? sitting(seating.director, 'feature') : sitting(seating.seats[seat], 'sensible');
    const view = JSON.stringify(viewOf(recording.movie, null));
    const role = seat === null ? 'director' : 'cast';
    recording.submit(answerTo({ view, prompt, role, policy, seed: String(prompt.n) }));
  }
}

async function found(packet: string): Promise<Save> {
  const store = new Memory();
  await store.set('autosave-a', JSON.parse(packet));
  const { save, status } = await createAutosave(store, keepsOf).find((it) => Recording.resume(it) !== null);
  if (save === null || !isMovieSave(save)) throw new Error(status);
  return save;
}

describe('a stored save of every version', () => {
  test('there is one of each', () => {
    for (let format = 1; format <= SAVE_FORMAT; format++) {
      expect(FILES.some((name) => name.startsWith(`format-${format}-`))).toBe(true);
    }
  });

  test.each(PACKETS)('%s loads, goes on where it was, and finishes', async (name) => {
    const save = await found(stored(name));
    expect(save.format).toBe(SAVE_FORMAT);
    const recording = Recording.resume(save) as Recording;
    expect(recording.n).toBe(save.snapshot.n);
    finish(recording);
    expect(outcome(recording.movie)).not.toBeNull();
    expect(recording.replies.length).toBeGreaterThan(save.replies.length);
  });

  test('format 1 knew one player for all computer seats', async () => {
    const { seating, mode, opening, game } = await found(stored('format-1-near-the-end.json'));
    expect(seating).toEqual({ seats: ['you', 'sensible', 'you', 'sensible'], director: 'feature' });
    expect([game, mode, opening]).toEqual(['shuffling-horror', { kind: 'feature' }, 0]);
  });

  test('an exported film opens, in its single reel, after what was played before', async () => {
    const film = await readFilm(stored('format-2-single-reel.film.txt'), HOUSE_GAMES, 1);
    if (film.kind !== 'save') throw new Error(JSON.stringify(film));
    expect([film.name, film.save.mode, film.save.opening]).toEqual(['The long reel', { kind: 'reel', reel: 2 }, 60]);
    const recording = Recording.resume(film.save) as Recording;
    finish(recording);
    expect(recording.isOver).toBe(true);
  });

  test('a replay opens and ends as it did; once the rules change it says so', async () => {
    const film = await readFilm(stored('rules-1.replay.txt'), HOUSE_GAMES, 1);
    if (RULES_VERSION > 1) expect(film).toEqual({ kind: 'refused', why: 'older' });
    else expect(film).toMatchObject({ kind: 'replay', finished: { ending: 'survived' } });
  });
});

describe('after a change of the rules', () => {
  const older = async (): Promise<Save> => ({ ...(await found(stored('format-2-mid-movie.json'))), whole: false });

  test('a save goes on from its snapshot, and undo starts there', async () => {
    const save = await older();
    const recording = Recording.resume(save) as Recording;
    expect(recording.isWhole).toBe(false);
    expect(recording.undoTo).toBeNull();
    expect(recording.movie.n).toBe(save.snapshot.n);
    finish(recording);
    expect(recording.save().whole).toBe(false);
    expect(outcome(recording.movie)).not.toBeNull();
  });
});
