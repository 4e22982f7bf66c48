import { expect, test } from 'vitest';
import { unloaded } from '../../src/games/shuffling-horror/app/play/game-setup.ts';
import { seating, setup } from './kit.ts';

const YOURS = seating('you', 'you');

test('a movie after a lesson has dice of its own, and keeps a chosen cast', () => {
  const plain = setup('again', YOURS);
  const loaded = { dice: [1, 1], movieDeck: ['pods-1'], survivors: ['cook', 'scout'] };
  const left = { ...plain, config: { ...plain.config, loaded } };
  expect(unloaded(left).config).toEqual({ ...plain.config, loaded: { survivors: ['cook', 'scout'] } });
  expect(unloaded(plain)).toEqual(plain);
  const lesson = { ...left, mode: { kind: 'first-night' as const } };
  expect(unloaded(lesson)).toEqual(lesson);
});
