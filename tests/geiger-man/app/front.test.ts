import { expect, test } from 'vitest';
import { door } from '../../../src/games/geiger-man/door.ts';
import { front } from '../../../src/games/geiger-man/front.ts';
import { en } from '../../../src/games/geiger-man/text/en/index.ts';
import { es } from '../../../src/games/geiger-man/text/es/index.ts';
import { FRONTS } from '../../../src/games/geiger-man/text/front.ts';

test.each([
  ['en', en],
  ['es', es],
] as const)('outside it is announced in the words that it has inside: %s', (language, words) => {
  const { FILM, WAYS } = words.setUp;
  expect(FILM).toMatchObject(FRONTS[language].film);
  const { tonight, ...ways } = FRONTS[language].ways;
  expect(WAYS).toMatchObject(ways);
  expect(WAYS.tonight.name).toBe(tonight.name);
});

test('every way leads to a room', () => {
  for (const { room } of front.ways) expect(Object.keys(door.rooms)).toContain(room);
});
