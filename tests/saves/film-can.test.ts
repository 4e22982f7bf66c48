import { describe, expect, test } from 'vitest';
import { exportSave, type FilmRefusal, MOST_BYTES, readFilm } from '../../src/app/vault/movie-file.ts';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import type { FinishedMovie } from '../../src/games/shuffling-horror/app/vault/finished-movie.ts';
import type { Save } from '../../src/games/shuffling-horror/kept.ts';
import { DECKS, hash, hashOf, type Movie, RULES_VERSION } from '../../src/rules/shuffling-horror/index.ts';
import { SAVE_FORMAT } from '../../src/storage/save.ts';
import { started, YOURS } from './movies.ts';
import { HOUSE_GAMES } from './stored.ts';

const MOVIE = started('tin', YOURS, 30);
const SAVE = MOVIE.save();
const TEXT = exportSave(SAVE, 'reel-1', 'Tin').text;

const OTHER = DECKS[1].id;

/** A film in order by its checksum, with something else in it. */
const film = (save: unknown): string =>
  JSON.stringify({ format: 'last-reel-film-1', name: '', checksum: hashOf(save), save });
const replay = (change: object): string => JSON.stringify({ ...JSON.parse(MOVIE.replay()), ...change });
const snapshot = (change: Partial<Save['snapshot']>, whole = false): string =>
  film({ ...SAVE, whole, snapshot: { ...SAVE.snapshot, ...change } });

/** A replay that was run through: the replies as they were given, and where they led. */
const runThrough = ({ setup: { config }, replies, movie }: Recording) => ({
  kind: 'replay',
  film: { config, replies },
  finished: { reel: movie.reel, rounds: movie.round } satisfies Partial<FinishedMovie>,
});

describe('a film can', () => {
  test('a movie travels whole, as text and as bytes', async () => {
    for (const source of [TEXT, new TextEncoder().encode(`\uFEFF${TEXT}\n`)]) {
      const read = await readFilm(source, HOUSE_GAMES, 1);
      if (read.kind !== 'save') throw new Error(JSON.stringify(read));
      expect(read.name).toBe('Tin');
      expect(read.save).toEqual(SAVE);
      expect(hash(Recording.resume(read.save)?.movie as Movie)).toBe(hash(MOVIE.movie));
    }
  });

  test.each(DECKS)('a movie of $id travels whole, and as a replay', async ({ id }) => {
    const movie = started('tin', YOURS, 60, id);
    const read = await readFilm(exportSave(movie.save(), 'reel-1', 'Tin').text, HOUSE_GAMES, 1);
    expect(read.kind === 'save' && read.save.config).toMatchObject({ deck: id });
    const again = await readFilm(movie.replay(), HOUSE_GAMES, 1);
    expect(again).toMatchObject(runThrough(movie));
  });

  test('a replay travels as text', async () => {
    const read = await readFilm(MOVIE.replay(), HOUSE_GAMES, 1);
    expect(read).toMatchObject(runThrough(MOVIE));
  });

  test('a replay of before there were games is of the first', async () => {
    const { game: _, ...first } = JSON.parse(MOVIE.replay());
    const read = await readFilm(JSON.stringify({ ...first, format: 'last-reel-replay-1' }), HOUSE_GAMES, 1);
    expect(read).toMatchObject(runThrough(MOVIE));
  });

  /** All that a house of format 2 looked at, before anything else, to say that it is too old. */
  test('an older house sees at once that it is newer', () => {
    expect(JSON.parse(TEXT).save.format).toBeGreaterThan(2);
    expect(JSON.parse(MOVIE.replay()).format).toMatch(/^last-reel-replay-([2-9]|\d\d+)$/);
  });

  test.each([
    ['Tin', 'last-reel-tin-reel-1.json'],
    ['../../<b>Night</b> of the Ünknown', 'last-reel-b-night-b-of-the-nknown-reel-1.json'],
    ['', 'last-reel-seed-reel-1.json'],
    ['???', 'last-reel-seed-reel-1.json'],
  ])('the file of "%s" is named so that any machine can write it', (name, file) => {
    expect(exportSave({ ...SAVE, config: { ...SAVE.config, seed: 'Seed' } }, 'reel-1', name).name).toBe(file);
  });

  const refusals: [string, string | Uint8Array, FilmRefusal][] = [
    ['a hundred megabytes', new Uint8Array(100_000_000), 'too-large'],
    ['a little too much', ' '.repeat(MOST_BYTES + 1), 'too-large'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]), 'not-ours'],
    ['a letter', 'Dear Sir or Madam', 'not-ours'],
    ['somebody else’s JSON', '{"format":"polaroid-1"}', 'not-ours'],
    ['a list', '[1,2,3]', 'not-ours'],
    ['nothing', '', 'not-ours'],
    ['a truncated film', TEXT.slice(0, -100), 'damaged'],
    ['a film with one letter changed', TEXT.replace('"seed":"tin"', '"seed":"tim"'), 'damaged'],
    ['a later can', TEXT.replace('film-1', 'film-3'), 'newer'],
    ['a can that says it is sealed, and is not', TEXT.replace('film-1', 'film-2'), 'damaged'],
    ['a later save', film({ ...SAVE, format: SAVE_FORMAT + 1, more: true }), 'newer'],
    ['later rules', film({ ...SAVE, rules: RULES_VERSION + 1 }), 'newer'],
    ['a replay of later rules', replay({ rules: RULES_VERSION + 1 }), 'newer'],
    ['a replay of no rules', replay({ rules: 0 }), 'older'],
    ['an unknown deck', film({ ...SAVE, config: { ...SAVE.config, deck: 'kecksburg-65' } }), 'unknown-deck'],
    ['a movie of an unknown game', film({ ...SAVE, game: 'acorn-country' }), 'unknown-deck'],
    ['a movie of what all objects share', film({ ...SAVE, game: '__proto__' }), 'unknown-deck'],
    ['a movie of no game', film({ ...SAVE, game: 51 }), 'damaged'],
    ['a replay of an unknown game', replay({ game: 'acorn-country' }), 'unknown-deck'],
    ['a replay of a later kind', replay({ format: 'last-reel-replay-3' }), 'newer'],
    [
      'a table of one deck in a movie of another',
      film({ ...SAVE, config: { ...SAVE.config, deck: OTHER } }),
      'damaged',
    ],
    ['a replay played with another deck', replay({ config: { ...SAVE.config, deck: OTHER } }), 'unplayable'],
    ['a replay of an unknown deck', replay({ config: { ...SAVE.config, deck: 'x' } }), 'unknown-deck'],
    ['a Director nobody knows', film({ ...SAVE, seating: { ...SAVE.seating, director: 'hitch' } }), 'unknown-player'],
    [
      'a Director that is no one',
      film({ ...SAVE, seating: { ...SAVE.seating, director: 'constructor' } }),
      'unknown-player',
    ],
    ['replies that do not fit', film({ ...SAVE, replies: SAVE.replies.slice(1) }), 'unplayable'],
    ['a replay that does not fit', replay({ replies: SAVE.replies.slice(1) }), 'unplayable'],
    ['too many seats', film({ ...SAVE, config: { ...SAVE.config, seats: 40 } }), 'damaged'],
    ['a field too many', film({ ...SAVE, cheat: true }), 'damaged'],
    ['a snapshot of another seed', snapshot({ seed: 'other' }), 'damaged'],
    ['more spoints than there are', snapshot({ bank: SAVE.snapshot.bank + 1 }), 'damaged'],
    ['a card nobody printed', snapshot({ discard: ['joker'] }), 'damaged'],
    ['a card twice', snapshot({ graveyard: [SAVE.snapshot.seats[0]?.pool[0]?.id ?? ''] }), 'damaged'],
    ['cards that are missing', snapshot({ reelPile: [] }), 'unplayable'],
    [
      'a beat that nobody plays',
      snapshot({ stack: [{ kind: 'intermission', step: 'popcorn' } as never] }),
      'unplayable',
    ],
    ['richer than its replies made it', snapshot({ weakness: 3 }, true), 'unplayable'],
  ];
  test.each(refusals)('refuses %s', async (_, source, why) => {
    expect(await readFilm(source, HOUSE_GAMES, 1)).toEqual({ kind: 'refused', why });
  });
});
