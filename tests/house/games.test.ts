import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { DECKS } from '../../src/rules/shuffling-horror/index.ts';

test('every film of the list is one of its game, and a game answers to its name', async () => {
  const [first] = GAMES;
  expect(first.front.films.map(({ id }) => id)).toEqual(DECKS.map(({ id }) => id));
  for (const { id, keep } of GAMES) expect((await keep()).id).toBe(id);
});
