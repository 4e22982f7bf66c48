import { describe, expect, test } from 'vitest';
import { AWARD_RULES, newlyEarned } from '../../../src/games/geiger-man/app/awards/awards.ts';
import { entered, enterInBook } from '../../../src/games/geiger-man/app/awards/book.ts';
import { awardsModel } from '../../../src/games/geiger-man/app/awards/model.ts';
import { halfStarsOf } from '../../../src/games/geiger-man/app/records/rating.ts';
import { readMet, readRecords, recordsFrom } from '../../../src/games/geiger-man/app/records/records-kept.ts';
import { type Story, storyOf } from '../../../src/games/geiger-man/app/records/story.ts';
import { SHEETS } from '../../../src/games/geiger-man/art.ts';
import { en } from '../../../src/games/geiger-man/text/en/index.ts';
import { GIRLS, KILLERS, LOCATIONS } from '../../../src/rules/geiger-man/index.ts';
import { Memory } from '../../storage/memory.ts';
import { played } from './played.ts';

const EMPTY = recordsFrom(null);
const FRAMES = new Set<string>(Object.values(SHEETS).flat());
const { AWARDS } = en.awards;

const story = (over: Partial<Story> = {}): Story => ({
  hash: 'a1',
  mode: { kind: 'show' },
  girl: 'hazel',
  killer: 'geiger-man',
  location: 'moonglow',
  level: 'feature',
  outcome: 'won',
  end: { won: true, by: 'card', card: 'swing' },
  space: 'gate',
  turns: 11,
  saved: 2,
  killed: 5,
  ultimate: false,
  power: null,
  finale: null,
  health: 3,
  killerHealth: 0,
  cameBack: false,
  dealt: 12,
  taken: 4,
  blow: 3,
  cards: 40,
  thrown: 90,
  successes: 30,
  expected: 30,
  items: 2,
  steps: 25,
  item: 'sledge',
  out: null,
  gone: null,
  late: false,
  pillars: 0,
  met: { 'action-swing': 1 },
  ...over,
});

describe('the story of a show', () => {
  const shows = Array.from({ length: 60 }, (_, i) =>
    played({
      seed: `story-${i}`,
      girl: GIRLS[i % 8] as (typeof GIRLS)[number],
      killer: KILLERS[i % 2] as (typeof KILLERS)[number],
      location: LOCATIONS[(i >> 1) % 2] as (typeof LOCATIONS)[number],
    }),
  );

  test('is what the table says at its end', () => {
    for (const { game, footage } of shows) {
      const told = storyOf(footage);
      expect(told.outcome).toBe(game.result?.won ? 'won' : 'lost');
      expect([told.saved, told.killed, told.turns]).toEqual([game.saved, game.dead, game.turn]);
      expect(told.end?.won).toBe(game.result?.won);
      expect(told.dealt).toBeGreaterThanOrEqual(told.outcome === 'won' ? 8 : 0);
      expect(told.taken).toBeGreaterThanOrEqual(told.outcome === 'lost' ? 4 : 0);
      for (const frame of Object.keys(told.met)) if (!frame.startsWith('location-')) expect(FRAMES).toContain(frame);
    }
  });

  test('says why in one line of each language: what struck last is named', () => {
    const ways = new Set<string>();
    for (const { footage } of shows) {
      const { end, girl, killer, space } = storyOf(footage);
      if (end === null) throw new Error('it has ended');
      ways.add(end.by);
      const said = end.won
        ? en.ending.ENDING.won(end.by, girl, killer, end.card, space)
        : en.ending.ENDING.lost(end.by, girl, killer, end.card, space);
      expect(said).not.toMatch(/undefined/);
      if (end.card !== '') expect(en.names.cardName(end.card)).not.toMatch(/undefined/);
    }
    expect([...ways].sort()).toEqual(expect.arrayContaining(['card', 'killer']));
    expect(ways).not.toContain('stall'); // none of these took forty turns
  });

  test('one that was left is no win and no loss', () => {
    const { footage } = played({ seed: 'left' }, 20);
    expect(storyOf(footage)).toMatchObject({ outcome: 'left', end: null });
  });

  test('counts dice as they are thrown: again is only what was thrown again', () => {
    for (const { footage } of shows.slice(0, 10)) {
      const { thrown, expected, successes } = storyOf(footage);
      expect(expected).toBeCloseTo(thrown / 3);
      expect(successes).toBeLessThanOrEqual(thrown);
    }
  });
});

describe('awards', () => {
  const EARNED: Partial<Record<keyof typeof AWARDS, Partial<Story>>> = {
    'first-show': { outcome: 'lost' },
    'first-win': {},
    'nobody-dies': { killed: 0 },
    'star-turn': { ultimate: true, outcome: 'lost' },
    'everybody-out': { saved: 8 },
    'last-heart': { health: 1 },
    'came-back': { cameBack: true },
    'last-act': { finale: 'meltdown' },
    'big-blow': { blow: 5 },
    'bare-hands': { items: 0 },
    trap: { end: { won: true, by: 'trap', card: 'cable' } },
    'late-show': { level: 'late-show' },
    midnight: { level: 'midnight' },
    'no-time': { late: true },
    pillars: { pillars: 4 },
  };
  test.each(Object.entries(EARNED))('%s is earned by what it says, and by nothing less', (id, over) => {
    expect(newlyEarned(story(over), EMPTY)).toContain(id);
    if (id !== 'first-show' && id !== 'first-win') expect(newlyEarned(story(), EMPTY)).not.toContain(id);
  });

  test('those that are counted', () => {
    const won = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, { played: 1, survived: 1 }]));
    expect(newlyEarned(story(), { ...EMPTY, girls: won(GIRLS) })).toContain('all-girls');
    expect(newlyEarned(story(), { ...EMPTY, killers: won(KILLERS) })).toContain('both-killers');
    expect(newlyEarned(story(), { ...EMPTY, killers: won(['salt-widow']) })).not.toContain('both-killers');
  });

  test('each has words and a picture', () => {
    expect(Object.keys(AWARD_RULES).sort()).toEqual(Object.keys(AWARDS).sort());
    for (const { icon } of Object.values(AWARD_RULES)) expect(FRAMES).toContain(icon);
  });
});

describe('the book', () => {
  test('a show is entered once, and what it earned hangs on the wall', async () => {
    const store = new Memory();
    const first = await enterInBook(store, story({ saved: 9 }));
    expect(first.map(({ id }) => id)).toContain('everybody-out');
    expect(await enterInBook(store, story({ saved: 9 }))).toEqual([]);
    const records = await readRecords(store);
    expect(records).toMatchObject({ played: 1, saved: 9, mostSaved: 9, quickest: 11, streak: 1 });
    expect(await readMet(store)).toEqual({ 'action-swing': 1 });
    expect(
      awardsModel(records)
        .wall.filter(({ earned }) => earned)
        .map(({ id }) => id),
    ).toContain('first-win');
  });

  test('walking out breaks a streak and is no loss', () => {
    const won = entered(EMPTY, {}, story()).records;
    const left = entered(won, {}, story({ hash: 'b2', outcome: 'left', end: null })).records;
    expect(left).toMatchObject({ played: 2, walkedOut: 1, streak: 0, bestStreak: 1 });
    expect(left.girls).toEqual(won.girls);
  });

  test('reads whatever lies on the shelf, and names nobody it does not know', () => {
    const odd = recordsFrom({
      version: 1,
      played: -3,
      girls: { nobody: { played: 2, survived: 1 } },
      awards: [7, 'trap'],
    });
    expect(odd).toMatchObject({ played: 0, awards: ['trap'] });
    expect(awardsModel(odd).rates).toEqual([]);
  });

  test('stars: a win is worth five halves and more, a loss at most three', () => {
    expect(halfStarsOf(story())).toBe(5);
    expect(halfStarsOf(story({ ultimate: true, saved: 6, level: 'midnight' }))).toBe(8);
    expect(halfStarsOf(story({ outcome: 'lost', killerHealth: 9 }))).toBe(1);
    expect(halfStarsOf(story({ outcome: 'lost', killerHealth: 1, finale: 'chain' }))).toBe(3);
  });
});
