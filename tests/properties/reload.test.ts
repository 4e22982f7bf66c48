import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Play, play, plays, runs } from './movies.ts';

describe('a saved movie', () => {
  it('writes down nothing that JSON would lose', () => {
    const holds = (it: Play) => {
      play(it, {
        at(m, prompt) {
          if (prompt.n % 25 !== 0) return;
          const { prompt: _prompt, events: _events, ...all } = m;
          const state = { ...all, homes: { ...all.homes } }; // a table without a prototype; its rows are what counts
          expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
        },
      });
    };
    fc.assert(fc.property(plays, holds), runs(1953));
  });
});

describe('clones', () => {
  it('share what follows a test, since nothing changes it', () => {
    const holds = (it: Play) => {
      const seen = new Map<unknown, string>();
      const note = (beats: unknown) => seen.set(beats, seen.get(beats) ?? JSON.stringify(beats));
      play(it, {
        at(m) {
          for (const beat of m.stack) {
            if (beat.kind !== 'test') continue;
            note(beat.onPass);
            note(beat.onFail);
          }
        },
      });
      for (const [beats, text] of seen) expect(JSON.stringify(beats)).toBe(text);
    };
    fc.assert(fc.property(plays, holds), runs(1956));
  });
});
