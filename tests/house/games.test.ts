import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Front } from '../../src/app/ports/front.ts';
import { GAMES } from '../../src/games/index.ts';
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
