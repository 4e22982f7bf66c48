import { describe, expect, test } from 'vitest';
import { almanacPages } from '../../../src/games/geiger-man/app/almanac/almanac.ts';
import { storyOf } from '../../../src/games/geiger-man/app/records/story.ts';
import {
  keepNight,
  lineOf,
  nightsUntil,
  programmeOf,
  readNights,
  wishFor,
} from '../../../src/games/geiger-man/app/tonight.ts';
import { SHEETS } from '../../../src/games/geiger-man/art.ts';
import { BOOK_OF_RULES } from '../../../src/games/geiger-man/text/book-of-rules.ts';
import { BOOK } from '../../../src/games/geiger-man/text/book-words.ts';
import { GIRLS } from '../../../src/rules/geiger-man/index.ts';
import { daysBefore } from '../../../src/storage/night.ts';
import { Memory } from '../../storage/memory.ts';
import { played } from './played.ts';

describe('the almanac', () => {
  const pages = almanacPages();

  test('has every card that has a picture, and no card twice', () => {
    const drawn = Object.values(SHEETS)
      .flat()
      .filter((frame) => /^(action|girl|killer|terror|power|finale|event|item|set-up)-/.test(frame));
    const ids = pages.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !id.startsWith('location-')).sort()).toEqual([...drawn].sort());
  });

  test('each tells its rule and cites rules that are in the book', () => {
    for (const { id, name, line, flavour, rule, rules, more } of pages) {
      for (const words of [name, line, flavour, rule, ...more.flatMap(({ lines }) => lines)]) {
        expect(words, id).not.toBe('');
        expect(words, id).not.toMatch(/undefined|NaN|\[object/);
      }
      expect(rules.length, id).toBeGreaterThan(0);
      for (const cited of rules) expect(Object.keys(BOOK_OF_RULES.rules), id).toContain(cited);
    }
  });
});

describe('the book', () => {
  test('every line of a cue card and every term cites a rule that is there', () => {
    const cited = [
      ...BOOK.ruleCards.RULE_CARDS.flatMap(({ lines }) => lines.map(({ rule }) => rule)),
      ...Object.values(BOOK.terms.TERMS).map(({ rule }) => rule),
    ];
    for (const rule of cited) expect(Object.keys(BOOK_OF_RULES.rules)).toContain(rule);
  });

  test('every rule has its topic', () => {
    for (const id of Object.keys(BOOK_OF_RULES.rules))
      expect(Object.keys(BOOK_OF_RULES.topics)).toContain(id.split('.')[0]);
  });
});

describe('tonight’s show', () => {
  const NIGHT = '2026-11-20'; // a Friday

  test('is the same for everyone, and every Girl and every pair has its nights', () => {
    expect(wishFor(NIGHT)).toEqual(wishFor(NIGHT));
    expect(programmeOf(NIGHT).level).toBe('late-show');
    const nights = Array.from({ length: 32 }, (_, days) => programmeOf(daysBefore(NIGHT, days)));
    expect(new Set(nights.map(({ girl }) => girl)).size).toBe(GIRLS.length);
    expect(new Set(nights.map(({ killer, location }) => `${killer} ${location}`)).size).toBe(4);
  });

  test('the first showing counts, and what is copied spoils nothing', async () => {
    const store = new Memory();
    const { footage } = played({ seed: 'night' });
    const story = { ...storyOf(footage), mode: { kind: 'tonight', night: NIGHT } as const };
    await keepNight(store, NIGHT, story);
    await keepNight(store, NIGHT, { ...story, turns: 99 });
    const [tonight, before] = nightsUntil(NIGHT, await readNights(store));
    expect(tonight?.result?.words).toContain(String(story.turns));
    expect(tonight?.line).toBe(lineOf(NIGHT, story));
    expect(before?.result).toBeNull();
    await store.set('geiger-man/nights', { [NIGHT]: { halfStars: 99 } });
    expect((await readNights(store)).size).toBe(0);
  });
});
