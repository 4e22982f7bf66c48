import { describe, expect, test } from 'vitest';
import {
  LEVELS,
  type Level,
  levelAt,
  suggestedSwitches,
} from '../../src/director-ai/shuffling-horror/director/levels.ts';
import { DECKS, newMovie, type Options } from '../../src/rules/shuffling-horror/index.ts';

const NAMES = Object.keys(LEVELS) as Level[];
/** Tables that were measured out of their level's band and bring switches of their own instead (docs/BALANCE.md). */
const OWN: Readonly<Record<string, Partial<Options>>> = {
  'roswell-51 matinee 6': { monstersAmongUs: true, grimToll: true },
  'roswell-51 late-show 2': { clip: true, reelOneFace: true },
  'pittsburgh-68 late-show 2': { clip: true },
};
const LARGE = ['monstersAmongUs', 'reelOneFace', 'grimToll'] as const;

describe.each(DECKS)('the switches that come with a level in $id', ({ id: deck }) => {
  test.each(NAMES)('R21 %s: the rules of a large cast from four seats on', (level) => {
    expect(suggestedSwitches(level, 3, deck)).toEqual(levelAt(level, deck).suggests);
    for (let seats = 4; seats < 12; seats++) {
      const own = OWN[`${deck} ${level} ${seats}`];
      for (const rule of LARGE)
        expect(suggestedSwitches(level, seats, deck)[rule], `${seats} seats`).toBe(own ? own[rule] : true);
    }
  });

  test.each(NAMES)('R19.2 R19.3 %s: two players lose neither time nor reserves', (level) => {
    const { clip, survivorLoss } = suggestedSwitches(level, 2, deck);
    expect([clip, survivorLoss]).toEqual([OWN[`${deck} ${level} 2`]?.clip, undefined]);
  });

  test.each(NAMES)('%s: can be played at every size of table', (level) => {
    for (let seats = 2; seats <= 12; seats++) {
      const options = suggestedSwitches(level, seats, deck);
      expect(newMovie({ seed: 1, seats, deck, options }).prompt).not.toBeNull();
      for (const value of Object.values(options)) expect(value).not.toBe(false); // what is not on does not come with it
    }
  });
});
