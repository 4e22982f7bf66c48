import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardId, clone, type Movie, publicView, resample, unseenCards } from '../../src/rules/index.ts';
import { breach, defOf } from './breach.ts';
import { Luck } from './luck.ts';
import { PATIENCE, type Play, play, playOn, plays, runs, textOf } from './movies.ts';

const SEED = 'a-seed-that-nobody-may-read';
const secret = (it: Play): Play => ({ ...it, config: { ...it.config, seed: `${SEED}-${it.config.seed}` } });

/** The cards of the movie that lie face down, wherever they lie. */
function faceDown(m: Movie): CardId[] {
  const mysteries = m.frames.flatMap((f) => (f.down === null ? [] : f.cards.slice(-1)));
  const under = m.sanctuaries.flatMap((s) => (s.hidden === null ? [] : [s.hidden]));
  return [...m.reelPile, ...mysteries, ...under];
}

/** The same table with every face-down card in another place: each of the two piles the other way round. */
function turnedRound(m: Movie): Movie {
  const other = clone(m);
  const cards = faceDown(m).reverse();
  const next = () => cards.shift() ?? '';
  other.reelPile = m.reelPile.map(next);
  for (const frame of other.frames) if (frame.down !== null) frame.cards[frame.cards.length - 1] = next();
  for (const sanctuary of other.sanctuaries) if (sanctuary.hidden !== null) sanctuary.hidden = next();
  other.survivorPile.reverse();
  return other;
}

/** Fields that say what is going on; some of these words are also the name of a card (Payback, Probed). */
const WORDS = ['kind', 'step', 'type', 'why', 'purpose'];

/** Every text in it that could be a card. */
function textsIn(value: unknown, texts = new Set<string>()): Set<string> {
  if (typeof value === 'string') texts.add(value);
  else if (value !== null && typeof value === 'object') {
    for (const [key, part] of Object.entries(value)) if (!WORDS.includes(key)) textsIn(part, texts);
  }
  return texts;
}

/** Cards named in the view that nobody can see. Who is out there may be known (R21.1, R21.2); where is not. */
function leaks(m: Movie): CardId[] {
  const { options: _options, stowaway, ...view } = publicView(m);
  const texts = textsIn(view);
  const movieCards = faceDown(m).filter((card) => defOf(m, card).kind !== 'survivor'); // a lost survivor's story is known
  return [...movieCards, ...m.survivorPile.filter((card) => card !== stowaway)].filter((card) => texts.has(card));
}

describe('the public view', PATIENCE, () => {
  it('shows no face-down card, no seed and no dice to come', () => {
    const holds = (it: Play) => {
      play(secret(it), {
        at(m, prompt) {
          if (prompt.n % 4 !== 0) return;
          const found = leaks(m);
          if (found.length > 0) throw new Error(`prompt ${prompt.n} (${prompt.type}) shows ${found.join(', ')}`);
          const view = publicView(m);
          const text = JSON.stringify(view);
          if (text.includes(SEED)) throw new Error('the seed shows');
          const streams = [view.deckStream, view.diceStream, view.fateStream];
          if (streams.some(({ c, s0, s1, s2 }) => c + s0 + s1 + s2 !== 0)) throw new Error('a stream shows');
          if (view.loaded !== null) throw new Error('loaded dice show');
          if (JSON.stringify(publicView(turnedRound(m))) !== text) throw new Error('the order of hidden cards shows');
        },
      });
    };
    fc.assert(fc.property(plays, holds), runs(40, 1958));
  });

  it('is the same of every world that it can be', () => {
    const holds = (it: Play) => {
      play(it, {
        at(m, prompt) {
          if (prompt.n % 4 !== 0) return;
          const view = publicView(m);
          const world = resample(view, `other-${prompt.n}`);
          if (textOf(publicView(world)) !== textOf(view)) throw new Error(`another view at prompt ${prompt.n}`);
          const broken = breach(world);
          if (broken !== null) throw new Error(`a world that cannot be at prompt ${prompt.n}: ${broken}`);
        },
      });
    };
    fc.assert(fc.property(plays, holds), runs(40, 1959));
  });

  it('says which cards are unseen, and no more', () => {
    const holds = (it: Play) => {
      play(it, {
        at(m, prompt) {
          if (prompt.n % 10 !== 0) return;
          expect(unseenCards(publicView(m))).toEqual({
            movie: faceDown(m).sort(),
            survivors: [...m.survivorPile].sort(),
          });
        },
      });
    };
    fc.assert(fc.property(plays, holds), runs(30, 1960));
  });
});

describe('a resampled world', PATIENCE, () => {
  it('can be played to its end, and leaves the movie it was made from alone', () => {
    const holds = (it: Play) => {
      const luck = new Luck(it.luck + 3);
      play(it, {
        at(m, prompt) {
          if (luck.below(80) > 0) return;
          const before = textOf(m);
          const world = resample(publicView(m), `world-${prompt.n}`);
          const at = (movie: Movie) => {
            const broken = breach(movie);
            if (broken !== null) throw new Error(broken);
          };
          expect(playOn(world, luck, it.style, { at }).outcome).not.toBeNull();
          expect(textOf(m)).toBe(before);
        },
      });
    };
    fc.assert(fc.property(plays, holds), runs(40, 1961));
  });

  it('is one of many: another seed deals other cards', () => {
    const holds = (it: Play) => {
      const worlds = new Set<string>();
      play(it, {
        at(m, prompt) {
          if (prompt.n > 0) return;
          for (let x = 0; x < 5; x++) worlds.add(resample(publicView(m), `x${x}`).reelPile.join());
        },
      });
      expect(worlds.size).toBeGreaterThan(1);
    };
    fc.assert(fc.property(plays, holds), runs(10, 1962));
  });
});
