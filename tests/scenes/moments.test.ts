import { expect, test } from 'vitest';
import { record } from '../../tools/board-harness/recorded.ts';
import { MOMENTS, MOVIE, type MomentName, placeOf } from '../../tools/screens/moments.ts';

const movie = record(MOVIE);

test.each(Object.keys(MOMENTS) as MomentName[])('the moment %s can be photographed: it is in the movie', (name) => {
  const { take, shown } = placeOf(name, movie);
  expect(shown).toBeLessThan(movie.takes[take]?.events.length ?? 0);
});
