import { expect, test } from 'vitest';
import { captionOf } from '../../src/audio/captions.ts';
import { SCORE_MODES } from '../../src/audio/score.ts';
import { SOUND_IDS } from '../../src/audio/sounds.ts';
import { CAPTIONS } from '../../src/text/play/captions.ts';

test('every sound that means something has its words, and no words are without a sound', () => {
  const told = [...SOUND_IDS.flatMap((sound) => captionOf(sound) ?? []), ...SCORE_MODES.map((mode) => `music-${mode}`)];
  expect(Object.keys(CAPTIONS).sort()).toEqual([...told].sort());
});

test('no two sounds read alike, and all are short', () => {
  const words = Object.values(CAPTIONS);
  expect(new Set(words).size).toBe(words.length);
  for (const line of words) expect(line.length).toBeLessThanOrEqual(40);
});
