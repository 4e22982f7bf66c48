import { expect, test } from 'vitest';
import { Recording } from '../../../src/games/stand-in/app/play/recording.ts';
import { keep } from '../../../src/games/stand-in/keep.ts';
import type { AnySave } from '../../../src/storage/save.ts';
import { isSaveShape } from '../../../src/storage/save-check.ts';
import { plain, recordingOf, WISH } from './kit.ts';

/** A save as it comes from the shelf: plain text and back. */
const shelved = (save: unknown): AnySave => JSON.parse(JSON.stringify(save)) as AnySave;

test('every save of a game is believed, and goes on', () => {
  const recording = recordingOf({ config: { ...WISH.config, seats: 6, seed: 'kept', face: 'cook' } });
  while (recording.prompt !== null) {
    const { prompt } = recording;
    if (prompt.n % 40 === 0) {
      const save = shelved(recording.save());
      expect(isSaveShape(save)).toBe(true);
      expect(keep.isSave(save)).toBe(true);
      expect(Recording.resume(save)?.prompt).toEqual(recording.prompt);
    }
    recording.submit(plain({ prompt, seed: 'kept' } as never));
  }
});

test.each<[string, (save: AnySave & Record<string, never>) => void]>([
  ['another seed', (save) => Object.assign(save.config, { seed: 'other' })],
  ['a seat too many', (save) => Object.assign(save.config, { seats: 5 })],
  ['a face that nobody has', (save) => Object.assign(save.seating, { faces: ['nobody', 'cook', 'robot', 'scout'] })],
  ['a mark in ink', (save) => Object.assign(save.seating, { marks: ['ink', 'none', 'none', 'none'] })],
  ['a card that there is not', (save) => Object.assign(save.snapshot, { hands: [['joker'], [], [], []] })],
  ['something besides', (save) => Object.assign(save.snapshot, { peek: true })],
  ['an unknown switch', (save) => Object.assign(save.config, { options: { cheating: true } })],
])('what is not a save is not believed: %s', (_, spoil) => {
  const save = shelved(recordingOf({ config: { ...WISH.config, seats: 4, seed: 'spoilt' } }).save());
  expect(keep.isSave(save)).toBe(true);
  spoil(save as never);
  expect(keep.isSave(save)).toBe(false);
});

test('a snapshot that its replies do not lead to does not play', () => {
  const recording = recordingOf({ config: { ...WISH.config, seats: 4, seed: 'forged' } });
  const save = shelved(recording.save());
  const { hands } = save.snapshot as unknown as { hands: string[][] };
  [hands[0], hands[1]] = [hands[1] as string[], hands[0] as string[]];
  expect(keep.isSave(save)).toBe(true);
  expect(Recording.resume(save)).toBeNull();
});
