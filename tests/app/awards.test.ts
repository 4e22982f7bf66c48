import { describe, expect, test } from 'vitest';
import { AWARD_RULES, newlyEarned } from '../../src/games/shuffling-horror/app/awards/awards.ts';
import { endingOf, entered, enterInBook } from '../../src/games/shuffling-horror/app/awards/book.ts';
import { awardsModel } from '../../src/games/shuffling-horror/app/awards/model.ts';
import type { Story } from '../../src/games/shuffling-horror/app/ports/ending.ts';
import { NO_RECORDS, type Records } from '../../src/games/shuffling-horror/app/records/records.ts';
import { AWARDS, type AwardId } from '../../src/text/rooms/awards.ts';
import { plainStory, played, setupOf, writtenUp } from './ending-kit.ts';

const role = (id: string, fate: 'alive' | 'turned' | 'lost', reel: 1 | 2 = 2): Story['cast'][number] => ({
  id,
  seat: 0,
  yours: true,
  entered: 1,
  fate,
  end: fate === 'alive' ? null : { reel, round: 3, by: 'warlord', nth: 0 },
  lastWords: null,
  kills: 0,
  putDownBy: null,
});
const kill = (card: string, way = 'wrench') => ({ card, by: 'cook', way, reel: 4 as const });
const earnedBy = (change: Partial<Story>, records: Partial<Records> = {}, met = {}): AwardId[] =>
  newlyEarned({ story: plainStory(change), asCast: plainStory(change), records: { ...NO_RECORDS, ...records }, met });

/** One movie for each award that one movie can earn, and one that just misses it. */
const CASES: Record<string, [yes: Partial<Story>, no: Partial<Story>]> = {
  'first-credits': [{}, { conceded: true }],
  'goes-home': [{ cast: [role('cook', 'alive')] }, { cast: [role('cook', 'alive'), role('scout', 'lost')] }],
  'clean-reel': [{ cast: [role('cook', 'lost', 2)] }, { cast: [role('cook', 'lost', 1)] }],
  'final-one': [
    { cast: [role('cook', 'alive'), role('scout', 'lost')] },
    { cast: [role('cook', 'alive'), role('scout', 'alive')] },
  ],
  'last-stand': [{ lastStand: 'cook' }, { lastStand: 'cook', survived: false }],
  'short-subject': [
    { survived: false, reel: 1 },
    { survived: false, reel: 2 },
  ],
  comeback: [{ turningPoint: 3 }, { turningPoint: null }],
  'late-riser': [{ rests: 0 }, { rests: 1 }],
  'late-show': [{ level: 'late-show' }, { level: 'midnight' }],
  midnight: [{ level: 'midnight' }, { level: 'midnight', survived: false }],
  'four-stars': [
    { level: 'midnight', seats: 2, cast: [role('cook', 'alive'), role('scout', 'alive')] },
    { cast: [role('cook', 'alive')] },
  ],
  'big-cast': [{ seats: 6 }, { seats: 5 }],
  'warlord-head': [{ headShots: [kill('warlord')] }, { headShots: [kill('pods-1')] }],
  'warlord-down': [{ kills: [kill('warlord')] }, { kills: [kill('warlord')], mode: 'direct' }],
  marksman: [
    { headShots: [kill('pods-1'), kill('pods-2'), kill('pods-3')] },
    { headShots: [kill('pods-1'), kill('pods-2')] },
  ],
  haymaker: [
    { biggest: { by: 'cook', target: 'pods-1', total: 15, reel: 1 } },
    { biggest: { by: 'cook', target: 'pods-1', total: 14, reel: 1 } },
  ],
  'bare-hands': [{ kills: [kill('sentries-2', 'hands')] }, { kills: [kill('sentries-2'), kill('pods-1', 'hands')] }],
  'old-friend': [{ cast: [{ ...role('cook', 'turned'), putDownBy: 'scout' }] }, { cast: [role('cook', 'turned')] }],
  puddle: [{ kills: [kill('blobbed')] }, { kills: [kill('pods-1')] }],
  roofless: [
    { shelters: [{ card: 'lab', reel: 1 }], breaches: [{ card: 'lab', reel: 2 }] },
    { shelters: [{ card: 'lab', reel: 1 }], breaches: [] },
  ],
};
/** And what the book must say for those that many earn together. */
const BOOKS: Record<string, [yes: Partial<Records>, no: Partial<Records>]> = {
  massacre: [{ massacres: 1 }, { directed: 1 }],
  streak: [{ bestStreak: 5 }, { bestStreak: 4 }],
  regular: [{ played: 25 }, { played: 24 }],
  exterminator: [{ killed: 250 }, { killed: 249 }],
  personalities: [
    {
      personalities: Object.fromEntries(
        ['butcher', 'architect', 'showman', 'censor'].map((it) => [it, { played: 2, survived: 1 }]),
      ),
    },
    { personalities: { butcher: { played: 9, survived: 9 } } },
  ],
  'double-feature': [
    { decks: { 'roswell-51': { played: 4, survived: 1 }, 'pittsburgh-68': { played: 1, survived: 1 } } },
    { decks: { 'roswell-51': { played: 4, survived: 4 }, 'pittsburgh-68': { played: 9, survived: 0 } } },
  ],
  'all-ways': [
    { ways: { feature: 1, reel: 1, 'first-night': 1, direct: 1, tonight: 1 } },
    { ways: { feature: 9, reel: 1, 'first-night': 1, direct: 1 } },
  ],
};

describe('every award', () => {
  test('has a case here, or is earned by meeting cards', () => {
    const tested = [...Object.keys(CASES), ...Object.keys(BOOKS), 'whole-cast', 'every-card'];
    expect(tested.sort()).toEqual(Object.keys(AWARDS).sort());
    expect(Object.keys(AWARD_RULES).sort()).toEqual(Object.keys(AWARDS).sort());
  });

  test.each(Object.entries(CASES))('%s is given for what it says, and not for less', (id, [yes, no]) => {
    expect(earnedBy(yes)).toContain(id);
    expect(earnedBy(no)).not.toContain(id);
  });

  test.each(Object.entries(BOOKS))('%s looks at the book', (id, [yes, no]) => {
    expect(earnedBy({}, yes)).toContain(id);
    expect(earnedBy({}, no)).not.toContain(id);
  });

  test('asks for the worst of a deck, whichever deck', () => {
    expect(earnedBy({ headShots: [kill('king')], kills: [kill('king', 'hands')] })).toEqual(
      expect.arrayContaining(['warlord-head', 'warlord-down', 'bare-hands']),
    );
    const queen = earnedBy({ headShots: [kill('queen')], kills: [kill('queen', 'hands')] });
    expect(queen).toContain('bare-hands');
    expect(queen).not.toContain('warlord-down');
    expect(earnedBy({ kills: [kill('marching-band-1', 'hands')] })).not.toContain('bare-hands');
  });

  test('is given once', () => {
    expect(earnedBy({}, { awards: ['first-credits'] })).not.toContain('first-credits');
  });
});

describe('the book', () => {
  const { story } = writtenUp(played(setupOf(1)));

  test('takes a movie once', () => {
    const once = entered(NO_RECORDS, {}, story);
    expect(once.records.played).toBe(1);
    expect(once.earned).toContain('first-credits');
    expect(once.met).toEqual(story.met);
    const twice = entered(once.records, once.met, story);
    expect(twice).toEqual({ records: once.records, met: once.met, earned: [] });
  });

  test('agrees with the movie', () => {
    const { records } = entered(NO_RECORDS, {}, story);
    expect(records.killed).toBe(story.kills.length);
    expect(Object.values(records.lostTo).reduce((sum, n) => sum + n, 0)).toBe(
      story.cast.filter(({ end }) => end?.by).length,
    );
    expect(endingOf(story).alive.length).toBe(story.cast.filter(({ fate }) => fate === 'alive').length);
  });

  test('is shown with what is missing, counted where it can be', () => {
    const { wall, numbers, blank } = awardsModel({ ...NO_RECORDS, played: 7, awards: ['regular'] }, { cook: 3 });
    expect(blank).toBe(false);
    expect(wall[0]).toMatchObject({ id: 'regular', earned: true });
    expect(wall.find(({ id }) => id === 'whole-cast')?.progress).toEqual({ n: 1, of: 12 });
    expect(numbers[0]?.value).toBe('7');
  });

  test('a shelf that fails loses no page: nothing is entered, and nothing written over', async () => {
    const written: string[] = [];
    const failing = {
      get: async () => {
        throw new Error('slow to wake');
      },
      set: async (key: string) => {
        written.push(key);
      },
      remove: async () => {},
      keys: async () => [],
    };
    await expect(enterInBook(failing, story)).rejects.toThrow('slow to wake');
    expect(written).toEqual([]);
  });
});
