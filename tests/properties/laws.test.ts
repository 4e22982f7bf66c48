import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Movie,
  type Options,
  PRESETS,
  type Preset,
  type Prompt,
  presetOf,
} from '../../src/rules/shuffling-horror/index.ts';
import { breach } from './breach.ts';
import { type Play, play, plays, runs } from './movies.ts';
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

describe('random movies keep the laws', () => {
  it('at every prompt, whatever the switches, and they end', () => {
    const seen = new Seen();
    const holds = (it: Play) => {
      const tide = new Tide();
      const m = play(it, {
        at(movie, prompt) {
          const twice = prompt.n % 3 === 0 && !isUnique(prompt);
          const broken = breach(movie) ?? tide.breach(movie) ?? (twice ? 'a reply is listed twice' : null);
          if (broken !== null) throw new Error(`prompt ${prompt.n} (${prompt.type}): ${broken}`);
          seen.prompt(prompt.type);
        },
        after: (_m, reply, events) => seen.reply(reply.type, events),
      });
      expect(breach(m)).toBeNull();
      expect(m.outcome).not.toBeNull();
    };
    fc.assert(fc.property(plays, holds), runs(51));
    expect(seen.missing()).toEqual([]);
  });
});

describe.each(Object.keys(PRESETS) as Preset[])('%s movies keep the laws', (preset) => {
  it('at every prompt, at every size of table', () => {
    const off = plays.map((it) => ({
      ...it,
      config: { ...it.config, options: presetOf(preset, it.config.deck) },
    }));
    const fitting = off.filter(({ config }) => config.seats < 12 || preset !== 'grindhouse'); // R21.2
    const holds = fc.property(fitting, (it) => {
      play(
        { ...it, config: it.config as Parameters<typeof play>[0]['config'] },
        {
          at(m, prompt) {
            const broken = breach(m);
            if (broken !== null) throw new Error(`prompt ${prompt.n} (${prompt.type}): ${broken}`);
          },
        },
      );
    });
    fc.assert(holds, runs(1951));
  });
});

const SHUFFLED = { coverAttack: true, clip: true, biggerBlobbing: true, monsterMigration: true, monsterMash: true };

/** Movies that once broke a law, kept for good. */
const KEPT: readonly [
  string,
  Pick<Play, 'luck' | 'style'> & { seed: number; seats: number; options: Partial<Options> },
][] = [
  [
    'R22.3 the Shuffler forgotten in limbo when its bonus turn ended the reel',
    {
      seed: 999993,
      seats: 5,
      options: {
        ...SHUFFLED,
        desperateMeasures: true,
        backSeat: 'bunker',
        reelOneFace: true,
        popcorn: true,
        shuffler: true,
      },
      luck: 391433,
      style: 'eager',
    },
  ],
  [
    'R12.5 Popcorn for a seat that had just been eliminated',
    {
      seed: 3,
      seats: 12,
      options: { coverAttack: true, directorsCut: true, desperateMeasures: true, popcorn: true },
      luck: 165333,
      style: 'any',
    },
  ],
];

describe('movies that once broke a law', () => {
  it.each(KEPT)('%s', (_why, { seed, seats, options, luck, style }) => {
    const config = { seed, seats, deck: 'roswell-51', options } as Play['config'];
    play({ config, luck, style }, { at: (m) => expect(breach(m)).toBeNull() });
  });
});
