import { expect, test } from 'vitest';
import { speakOf, spokenOf } from '../../src/text/language.ts';

test('the words of a later game are English until another language was said for it', () => {
  const english = { hello: 'hello' };
  expect(spokenOf('a-game', english)).toBe(english);
  speakOf('a-game', { hello: 'hola' });
  expect(spokenOf('a-game', english).hello).toBe('hola');
  expect(spokenOf('another-game', english)).toBe(english);
});
