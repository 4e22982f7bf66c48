import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advance,
  advanceQuietly,
  clone,
  fromJSON,
  hash,
  type Movie,
  newMovie,
  promptOf,
} from '../../src/rules/index.ts';
import { Luck } from './luck.ts';
import { PATIENCE, type Play, play, playOn, plays, runs, textOf } from './movies.ts';

describe('a movie saved and loaded at every prompt', PATIENCE, () => {
  it('asks the same, and has the same future for the same replies', () => {
    const holds = (it: Play) => {
      // The shadow lives only from one prompt to the next: each time it is written down and read again.
      let shadow: Movie = newMovie(it.config);
      const m = play(it, {
        at(movie, prompt) {
          const written = textOf(shadow);
          // A difference does not go away again, so that every third look is enough. The hash does not mind the order of keys.
          if (prompt.n % 3 === 0 && written !== textOf(movie) && hash(shadow) !== hash(movie)) {
            throw new Error(`another state at prompt ${prompt.n}`);
          }
          shadow = fromJSON(JSON.parse(written));
          const asked = promptOf(shadow);
          const same = asked?.type === prompt.type && asked.replies.length === prompt.replies.length;
          if (!same || (prompt.n % 3 === 1 && JSON.stringify(asked) !== JSON.stringify(prompt))) {
            throw new Error(`another question at prompt ${prompt.n} (${prompt.type})`);
          }
        },
        after(_m, reply, events, prompt) {
          const listed = promptOf(shadow)?.replies[prompt.replies.indexOf(reply)];
          const told = advance(shadow, listed ?? reply);
          const same = told.length === events.length;
          if (!same || (prompt.n % 3 === 2 && JSON.stringify(told) !== JSON.stringify(events))) {
            throw new Error(`other events after prompt ${prompt.n}`);
          }
        },
      });
      expect(hash(shadow)).toBe(hash(m));
      expect(promptOf(shadow)).toBeNull();
    };
    fc.assert(fc.property(plays, holds), runs(200, 1952));
  });

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
    fc.assert(fc.property(plays, holds), runs(40, 1953));
  });
});

describe('the same seed and the same replies', PATIENCE, () => {
  it('give the same movie twice', () => {
    const holds = (it: Play) => {
      const replies: unknown[] = [];
      const first = play(it, { after: (_m, reply) => replies.push(reply) });
      expect(hash(play(it))).toBe(hash(first));
      const again = newMovie(it.config);
      // As they come out of a file: told apart by what they say.
      for (const reply of JSON.parse(JSON.stringify(replies))) advance(again, reply);
      expect(hash(again)).toBe(hash(first));
    };
    fc.assert(fc.property(plays, holds), runs(40, 1954));
  });

  it('give the same movie whether anybody listens or not', () => {
    const holds = (it: Play) => {
      const quiet = newMovie(it.config);
      const told = play(it, {
        after(m, reply, _events, prompt) {
          const before = promptOf(quiet);
          advanceQuietly(quiet, before?.replies[prompt.replies.indexOf(reply)] ?? reply);
          if (prompt.n % 4 === 0 && textOf(quiet) !== textOf(m) && hash(quiet) !== hash(m)) {
            throw new Error(`another state after prompt ${prompt.n} (${prompt.type}: ${JSON.stringify(reply)})`);
          }
        },
      });
      expect(hash(quiet)).toBe(hash(told));
    };
    fc.assert(fc.property(plays, holds), runs(80, 1965));
  });
});

interface Kept {
  copy: Movie;
  text: string;
}

const changed = ({ copy, text }: Kept): boolean => textOf(copy) !== text;

describe('clones', PATIENCE, () => {
  it('stay as they were while the movie goes on, and the movie while they do', () => {
    const holds = (it: Play) => {
      const kept: Kept[] = [];
      const m = play(it, {
        at(movie, prompt) {
          if (prompt.n % 15 === 0) kept.push({ copy: clone(movie), text: textOf(movie) });
        },
      });
      const end = { copy: m, text: textOf(m) };
      if (kept.some(changed)) throw new Error('an old clone changed with the movie');
      const luck = new Luck(it.luck + 1);
      const grown = luck.of(kept);
      const before = kept.indexOf(grown);
      playOn(grown.copy, luck, it.style);
      if ([...kept.slice(0, before), ...kept.slice(before + 1), end].some(changed)) {
        throw new Error('a clone that was played on changed another movie');
      }
    };
    fc.assert(fc.property(plays, holds), runs(80, 1955));
  });

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
    fc.assert(fc.property(plays, holds), runs(80, 1956));
  });
});
