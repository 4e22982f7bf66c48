import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Front } from '../../src/app/ports/front.ts';
import { GAMES } from '../../src/games/index.ts';
import { askedFilm } from '../../src/games/shuffling-horror/app/set-up/asked-film.ts';
import { DECKS } from '../../src/rules/shuffling-horror/index.ts';
import { LATER_GAMES } from '../../tools/later-games.ts';

test('every film of the list is one of its game, and a game answers to its name', async () => {
  const [first] = GAMES;
  expect(first.front.films.map(({ id }) => id)).toEqual(DECKS.map(({ id }) => id));
  for (const { id, keep } of GAMES) expect((await keep()).id).toBe(id);
});

test('every film that hangs outside has its poster, plain and sharp, and its night', async () => {
  const fronts = await Promise.all(
    [...LATER_GAMES, GAMES[0].id].map((game) => import(`../../src/games/${game}/front.ts`)),
  );
  const films = fronts.flatMap(({ front }: { front: Front }) => front.films);
  expect(films.length).toBeGreaterThan(LATER_GAMES.length);
  for (const { poster, scene } of films) {
    const pictures = [poster, poster.replace('@1x', '@2x'), ...(typeof scene === 'string' ? [] : [scene.picture])];
    for (const picture of pictures) expect(existsSync(`public/${picture}`), picture).toBe(true);
    expect(poster).toContain('@1x');
  }
});

/** What is written as the name of something kept. */
const KEPT_AS = /(?:KEY = |key: |bookKept\(|store\.(?:get|set|remove)\()(?:'([^']*)'|`([^`]*)`)/g;

test.each(LATER_GAMES)('all that %s keeps has its name before it', (game) => {
  const folder = `src/games/${game}`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const names = files.flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(KEPT_AS)].map(([, plain, put]) => plain ?? put ?? ''),
  );
  expect(names.length).toBeGreaterThanOrEqual(3); // its book, its nights, its last set-up
  const constant = game.toUpperCase().replace('-', '_');
  for (const name of names) expect(name.replace(`\${${constant}}`, game), name).toMatch(new RegExp(`^${game}/`));
});

test('a link to a game that is not shown says so, and the usual is set', () => {
  const offer = { levels: [], personalities: [], tempers: [], suggested: () => ({}) };
  for (const game of LATER_GAMES)
    expect(askedFilm(`?film=${game}.1.seed.6.dealt`, offer, () => 'own').news, game).toBe('unknown-deck');
});
