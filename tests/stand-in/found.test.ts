import { expect, it } from 'vitest';
import { PLAIN, standIn } from '../../src/rules/stand-in/index.ts';
import { Luck } from '../properties/luck.ts';
import { pick } from './trial.ts';

// What random games found, kept for good.
const GLASS = {
  seed: 590635,
  seats: 12,
  options: {
    ...PLAIN,
    lateArrival: true,
    lateTools: true,
    vengeance: true,
    glassTrailer: true,
    silent: true,
    sharedTriumph: true,
  },
};

it.each([
  ['an offer out of a glass trailer, made from a hand that the chair has seen', 198, 1, 'answer'],
  ['a sealed choice that would have made itself', 424, 8, 'hand-on'],
] as const)('%s: a re-deal changes nothing for it', (_what, n, chair, type) => {
  const { game } = standIn.start(GLASS);
  const luck = new Luck(510286);
  for (let prompt = standIn.promptOf(game); prompt !== null && prompt.n < n; prompt = standIn.promptOf(game)) {
    standIn.advanceQuietly(game, pick(luck, prompt));
  }
  expect(standIn.promptOf(game)?.type).toBe(type);
  const view = standIn.view(game, chair);
  expect(standIn.view(standIn.resample(view, chair, `x${n}`), chair)).toEqual(view);
});
