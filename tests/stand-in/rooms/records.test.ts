import { describe, expect, test } from 'vitest';
import { AWARD_RULES, newlyEarned } from '../../../src/games/stand-in/app/awards/awards.ts';
import { entered, enterInBook } from '../../../src/games/stand-in/app/awards/book.ts';
import { awardsModel } from '../../../src/games/stand-in/app/awards/model.ts';
import { isLie } from '../../../src/games/stand-in/app/records/lies.ts';
import { readMet, readRecords, recordsFrom } from '../../../src/games/stand-in/app/records/records-kept.ts';
import { type Story, storyOf } from '../../../src/games/stand-in/app/records/story.ts';
import { cardFrame } from '../../../src/games/stand-in/art.ts';
import { AWARDS } from '../../../src/games/stand-in/text/awards.ts';
import { BLACKOUTS, CARDS, type Card } from '../../../src/rules/stand-in/index.ts';
import { Memory } from '../../storage/memory.ts';
import { played } from './played.ts';

const EMPTY = recordsFrom(null);

const story = (over: Partial<Story> = {}): Story => ({
  hash: 'a1',
  mode: 'game',
  conceded: false,
  seats: 6,
  level: 'feature',
  silent: false,
  face: 'cook',
  how: 'burnt',
  role: 'original',
  won: true,
  turns: 26,
  burnt: 2,
  turned: 2,
  fires: [],
  wasBurnt: false,
  turnedOthers: 0,
  wasTurned: false,
  refused: 0,
  refusedIt: false,
  provedIt: false,
  spared: false,
  accused: 1,
  lies: 0,
  doubleLies: 0,
  tooSoon: false,
  marks: 3,
  marksRight: 2,
  trusted: ['scout'],
  met: { recast: 1, places: 1 },
  ...over,
});

describe('the story of a game', () => {
  const games = Array.from({ length: 24 }, (_, i) =>
    played({ seed: `records-${i}`, seats: 4 + (i % 3), human: 'dealt', options: { silent: i % 4 !== 0 } }),
  );

  test('is what its notes say, for the chair of whoever played', () => {
    for (const { game, footage } of games) {
      const told = storyOf(footage) as Story;
      const you = game.human as number;
      const notes = <T extends string>(type: T) => game.log.filter((note) => note.type === type);
      expect(told.burnt).toBe(notes('burnt').length);
      expect(told.turned).toBe(notes('turned').length);
      expect(told.won).toBe(game.result?.winners.includes(you));
      expect(told.role).toBe(game.roles[you]);
      expect(told.wasBurnt).toBe(!game.ring.includes(you));
      expect(told.fires.length).toBe(game.log.filter((note) => note.type === 'burnt' && note.by === you).length);
      expect(told.marksRight).toBeLessThanOrEqual(told.marks);
      expect(told.doubleLies).toBeLessThanOrEqual(told.lies);
      for (const card of Object.keys(told.met)) expect(CARDS.map(({ id }) => id)).toContain(card);
    }
    expect(games.some(({ footage }) => (storyOf(footage)?.lies ?? 0) > 0)).toBe(true);
  });

  test('of one that was left tells nothing that its player may not know, and rates nothing', () => {
    const { footage } = played({ seed: 'left', seats: 6, human: 'dealt', options: { silent: true } }, 30);
    const told = storyOf(footage) as Story;
    expect(told).toMatchObject({ how: null, won: false, marks: 0, marksRight: 0, trusted: [], conceded: true });
    const { records, earned } = entered(EMPTY, {}, told);
    expect(records).toMatchObject({ played: 1, walkedOut: 1, roles: {}, faces: {} });
    expect(earned).toEqual([]);
  });

  test('is nobody’s where nobody played', () => {
    const { footage } = played({ seed: 'none', seats: 4, options: { silent: true } }, 5);
    expect(storyOf(footage)).toBeNull();
  });
});

describe('a lie', () => {
  const moment = {
    hand: ['recast', 'asbestos'] as Card[],
    roles: ['stand-in', 'original', 'recast'] as const,
    log: [],
  };
  test('is what the speaker knows to be false', () => {
    expect(isLie({ type: 'i-am', role: 'original' }, 0, moment)).toBe(true);
    expect(isLie({ type: 'i-am', role: 'original' }, 1, moment)).toBe(false);
    expect(isLie({ type: 'i-hold', card: 'recast', yes: false }, 0, moment)).toBe(true);
    expect(isLie({ type: 'i-hold', card: 'nitrate', yes: false }, 0, moment)).toBe(false);
    expect(isLie({ type: 'accuse', seat: 1, role: 'stand-in', sure: true }, 2, moment)).toBe(true);
    expect(isLie({ type: 'vouch', seat: 0 }, 2, moment)).toBe(true);
    expect(isLie({ type: 'i-gave', seat: 1, card: 'trailer' }, 0, moment)).toBe(true);
  });

  test('is neither a wrong guess nor a question', () => {
    expect(isLie({ type: 'accuse', seat: 2, role: 'stand-in', sure: false }, 1, moment)).toBe(false);
    expect(isLie({ type: 'vouch', seat: 0 }, 1, moment)).toBe(false);
    expect(isLie({ type: 'burn', seat: 1 }, 0, moment)).toBe(false);
  });
});

describe('the book', () => {
  test('counts a game once, and a lesson for nothing', () => {
    const first = entered(EMPTY, {}, story());
    expect(first.records).toMatchObject({
      played: 1,
      roles: { original: { played: 1, survived: 1 } },
      faces: { cook: { played: 1, survived: 1 } },
      trusted: { scout: 1 },
      streak: 1,
      fastest: 26,
    });
    expect(entered(first.records, first.met, story())).toEqual({ records: first.records, met: first.met, earned: [] });
    const lesson = entered(EMPTY, {}, story({ mode: 'first-night' }));
    expect(lesson.records).toMatchObject({ played: 1, roles: {}, streak: 0, awards: [] });
  });

  test('a loss ends the row, and so does walking out', () => {
    const { records } = entered(EMPTY, {}, story());
    for (const over of [{ won: false }, { won: false, how: null, conceded: true }])
      expect(entered(records, {}, story({ hash: 'b2', ...over })).records).toMatchObject({ streak: 0, bestStreak: 1 });
  });

  test('lies on shelves of its own; a torn page costs no other, and a shelf that fails overwrites nothing', async () => {
    const store = new Memory();
    const earned = await enterInBook(store, story());
    expect(earned[0]).toEqual({ id: 'first-curtain', ...AWARDS['first-curtain'] });
    expect((await store.keys()).sort()).toEqual(['stand-in/met', 'stand-in/records']);
    expect((await readMet(store)).recast).toBe(1);
    const kept = await readRecords(store);
    expect(recordsFrom({ ...kept, faces: 'torn', streak: -4, awards: ['x', 7, '<b>'] })).toMatchObject({
      played: 1,
      faces: {},
      streak: 0,
      awards: ['x'],
    });
    store.trouble = 'blocked';
    await expect(enterInBook(store, story({ hash: 'c3' }))).rejects.toThrow();
    expect(await readRecords(store)).toEqual(EMPTY);
  });

  test('is read out whole, also while it is blank', () => {
    expect(awardsModel(EMPTY, {})).toMatchObject({ blank: true, rates: [], tops: [] });
    const { records, met } = entered(EMPTY, {}, story());
    const model = awardsModel(records, met);
    expect(model.blank).toBe(false);
    expect(model.wall[0]?.earned).toBe(true);
    expect(model.wall).toHaveLength(Object.keys(AWARDS).length);
    expect(model.rates.map(({ rows }) => rows.length)).toEqual([1, 1, 1, 1]);
  });
});

describe('awards', () => {
  const earns = (over: Partial<Story>) => newlyEarned(story(over), recordsFrom(null), {});
  test.each([
    ['first-curtain', {}],
    ['right-match', { fires: [{ role: 'stand-in', by: 'original' }] }],
    ['one-match', { burnt: 1 }],
    ['early-bird', { turns: 18 }],
    ['nobody-lost', { turned: 0 }],
    ['not-in-contract', { refusedIt: true }],
    ['proof-read', { provedIt: true, won: false }],
    ['fire-proof', { spared: true }],
    ['good-name', { accused: 0 }],
    ['whole-company', { role: 'stand-in' }],
    ['soloist', { role: 'stand-in', how: 'alone' }],
    ['straight-face', { role: 'recast', lies: 5, doubleLies: 5 }],
    ['honest-thing', { role: 'stand-in' }],
    ['understudy', { role: 'recast' }],
    ['friendly-fire', { won: false, fires: [{ role: 'original', by: 'original' }] }],
    ['too-soon', { won: false, role: 'stand-in', how: 'false-declaration', tooSoon: true }],
    ['till-dawn', { won: false, how: 'dawn' }],
    ['after-midnight', { level: 'midnight' }],
  ] as const)('%s is earned by a game for it, and by no other', (id, over) => {
    expect(earns(over as Partial<Story>)).toContain(id);
    if (id !== 'first-curtain') expect(earns({})).not.toContain(id);
    expect(earns({ ...(over as Partial<Story>), mode: 'first-night' })).not.toContain(id);
  });

  test('some are earned by many games together', () => {
    const rate = { played: 2, survived: 1 };
    const records = { ...EMPTY, roles: { original: rate, recast: rate, 'stand-in': rate } };
    expect(newlyEarned(story(), records, {})).toContain('both-sides');
    const met = Object.fromEntries(BLACKOUTS.map((card) => [card, 1]));
    expect(newlyEarned(story(), EMPTY, met)).toContain('every-blackout');
    expect(newlyEarned(story(), EMPTY, { ...met, thermos: 0 })).not.toContain('every-blackout');
  });

  test('each has words, and a picture that is a card’s', () => {
    expect(Object.keys(AWARD_RULES)).toEqual(Object.keys(AWARDS));
    const pictures = CARDS.map(({ id }) => cardFrame(id));
    for (const { icon } of Object.values(AWARD_RULES)) expect(pictures).toContain(icon);
    expect(new Set(Object.values(AWARD_RULES).map(({ icon }) => icon)).size).toBe(Object.keys(AWARDS).length);
  });
});
