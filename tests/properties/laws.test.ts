import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Movie, Prompt } from '../../src/rules/index.ts';
import { breach } from './breach.ts';
import { PATIENCE, type Play, play, plays, runs } from './movies.ts';
import { Seen } from './seen.ts';

/** Replies are told apart by what they say: two alike would make one of them unreachable. */
const isUnique = ({ replies }: Prompt): boolean =>
  new Set(replies.map((r) => JSON.stringify(r))).size === replies.length;

/** What can only grow, and what can only shrink, from one prompt to the next. */
class Tide {
  private graves = 0;
  private survivors = Number.POSITIVE_INFINITY;
  private reel = 1;
  private round = 0;

  breach(m: Movie): string | null {
    if (m.graveyard.length < this.graves) return 'R1.4 something left the graveyard';
    if (m.survivorPile.length > this.survivors) return 'R14.2 somebody came back to the survivor pile';
    if (m.reel < this.reel || m.round < this.round) return 'R15 a reel or round ran backwards';
    this.graves = m.graveyard.length;
    this.survivors = m.survivorPile.length;
    this.reel = m.reel;
    this.round = m.round;
    return null;
  }
}

describe('random movies keep the laws', PATIENCE, () => {
  it('at every prompt, whatever the switches, and they end', () => {
    const seen = new Seen();
    const holds = (it: Play) => {
      const tide = new Tide();
      const m = play(it, {
        at(movie, prompt) {
          const broken = breach(movie) ?? tide.breach(movie) ?? (isUnique(prompt) ? null : 'a reply twice');
          if (broken !== null) throw new Error(`prompt ${prompt.n} (${prompt.type}): ${broken}`);
          seen.prompt(prompt.type);
        },
        after: (_m, reply, events) => seen.reply(reply.type, events),
      });
      expect(breach(m)).toBeNull();
      expect(m.outcome).not.toBeNull();
    };
    fc.assert(fc.property(plays, holds), runs(1000, 51));
    expect(seen.missing()).toEqual([]);
  });
});
