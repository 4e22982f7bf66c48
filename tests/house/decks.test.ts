import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DECKS } from '../../src/rules/shuffling-horror/index.ts';
import { CARD_IDS, ENDGAME_IDS } from '../../src/text/cards/card-ids.ts';

/** Where a deck may be called by its name: its own data, its words, its pictures and sounds; the levels, measured for each; the lessons, written for one; its announcement outside; the company of another game, who are its cast off camera. */
const AT_HOME =
  /^src\/(rules\/shuffling-horror\/decks|text|art|audio)\/|^src\/games\/shuffling-horror\/(app\/(set-up\/decks|first-night|shorts)\/|front\.ts$)|^src\/games\/stand-in\/text\/|\/director\/levels\.ts$/;
/** Rooms that know no card by its name, either. */
const NO_CARDS = /^src\/(rules\/kernel|app|storage|shell|scenes|games\/shuffling-horror\/(app|shell))\//;
/** What the rules call what happens, and what they ask, has the name of a card here and there. */
const RULES_WORDS = new Set<string>([
  'payback',
  'popcorn',
  'probed',
  'blobbed',
  'shuffler',
  'familiar-face',
  ...ENDGAME_IDS,
]);

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.(ts|tsx|css)$/.test(file) && !AT_HOME.test(file));

/** Every place where one of these is written as a text of its own. */
const naming = (ids: readonly string[], where: readonly string[]): string[] =>
  where.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return ids.filter((id) => new RegExp(`(['"\`])${id}(-\\d)?\\1`).test(text)).map((id) => `${file}: ${id}`);
  });

test('no room but its own names a deck, not even in passing', () => {
  const names = DECKS.map(({ id }) => id.replace(/-\d+$/, ''));
  const isNamedIn = (file: string) => names.some((name) => readFileSync(file, 'utf8').toLowerCase().includes(name));
  expect(files.filter(isNamedIn)).toEqual([]);
  expect(files.length).toBeGreaterThan(300);
  expect(isNamedIn('src/art/decks.ts')).toBe(true); // it would be seen
});

test('words keep nothing in mind but the language: what is on is handed to them', () => {
  const remembers = (file: string) => /^(?:export )?let /m.test(readFileSync(file, 'utf8'));
  const words = readdirSync('src/text', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  expect(words.filter((file) => remembers(`src/text/${file}`))).toEqual(['language.ts']);
  expect(words.length).toBeGreaterThan(200);
});

test('stage manager, storage, shell and board name no card of a deck', () => {
  const cards = CARD_IDS.filter((id) => !RULES_WORDS.has(id));
  const rooms = files.filter((file) => NO_CARDS.test(file));
  expect(naming(cards, rooms)).toEqual([]);
  expect(naming(cards, ['src/games/shuffling-horror/app/first-night/set-up.ts'])).toContain(
    'src/games/shuffling-horror/app/first-night/set-up.ts: raygun',
  ); // it would be seen
});
