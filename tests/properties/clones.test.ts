import fc from 'fast-check';
import { describe, it } from 'vitest';
import { clone, type Movie } from '../../src/rules/index.ts';
import { Luck } from './luck.ts';
import { PATIENCE, type Play, play, playOn, plays, runs, textOf } from './movies.ts';

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
    fc.assert(fc.property(plays, holds), runs(120, 1955));
  });
});
