import { describe, expect, test } from 'vitest';
import { lettersOf } from '../../assets-src/art/fonts.ts';
import { halfStarsOf } from '../../src/games/shuffling-horror/app/ending/rating.ts';
import type { Story } from '../../src/games/shuffling-horror/app/ports/ending.ts';
import { advance, startMovie, table } from '../../src/rules/shuffling-horror/index.ts';
import { inLine, nameOf } from '../../src/text/cards/names.ts';
import { NEWS } from '../../src/text/ending/newspaper.ts';
import type { EventOf } from '../../src/text/play/parts.ts';
import { plainStory, played, setupOf, writtenUp } from './ending-kit.ts';

const MOVIES = Array.from({ length: 70 }, (_, n) => writtenUp(played(setupOf(n))));
const WALKED_OUT = Array.from({ length: 10 }, (_, n) => writtenUp(played(setupOf(n + 200), 5 + n * 12), true));
const ALL = [...MOVIES, ...WALKED_OUT];

const wordsOf = (sheet: (typeof ALL)[number]['sheet']): string => JSON.stringify(sheet);
const paper = ({ front }: (typeof ALL)[number]['sheet']): string =>
  [front.headline, front.deck, ...front.articles.flatMap(({ paragraphs }) => paragraphs)].join('\n');

describe('whatever happened', () => {
  test('no hole shows in the words', () => {
    for (const { sheet } of ALL) expect(wordsOf(sheet)).not.toMatch(/undefined|NaN|null,|\[object|\$\{|A mystery card/);
  });

  test('one line says why it was won or lost', () => {
    for (const { recording, sheet, story, credits } of ALL) {
      expect(sheet.why.match(/[.!?](?= |$)/g)).toHaveLength(1);
      const { movie, events } = startMovie(recording.setup.config);
      const lost = [...events, ...recording.replies.flatMap((reply) => advance(movie, reply))].filter(
        (event): event is EventOf<'survivor-lost'> => event.type === 'survivor-lost',
      );
      const inIt = credits.cast.filter(({ id }) => sheet.why.includes(inLine(id))).map(({ id }) => id);
      const alive = credits.cast.filter(({ fate }) => fate === 'alive').map(({ id }) => id);
      if (story.conceded) expect(inIt).toEqual([]);
      else if (story.survived) expect(inIt.sort()).toEqual(alive.sort());
      else expect(inIt).toContain(lost.at(-1)?.survivor);
    }
  });

  test('the same movie is always told the same way', () => {
    for (const n of [0, 13, 31]) {
      expect(writtenUp(played(setupOf(n))).sheet).toEqual(MOVIES[n]?.sheet);
    }
  });

  test('the faces have every letter of it', () => {
    const missing = (face: Parameters<typeof lettersOf>[0], text: string): string[] => {
      const letters = lettersOf(face);
      return [...new Set(text)].filter((letter) => !letters.has(letter));
    };
    for (const { sheet } of ALL) {
      expect(missing('poster', sheet.title + sheet.title.toUpperCase())).toEqual([]);
      expect(missing('plate', sheet.front.headline.toUpperCase() + sheet.poster.below.toUpperCase())).toEqual([]);
      expect(
        missing('typewriter', paper(sheet).replaceAll('\n', '') + sheet.tagline + sheet.aside + sheet.why),
      ).toEqual([]);
    }
  });

  test('titles are many, and short enough for a poster', () => {
    const titles = new Set(MOVIES.map(({ sheet }) => sheet.title));
    expect(titles.size).toBeGreaterThan(45);
    for (const title of titles) expect(title.length).toBeLessThanOrEqual(42);
  });
});

describe('what is told is true', () => {
  test('fates agree with the table', () => {
    for (const { recording, story, sheet } of ALL) {
      for (const role of story.cast) {
        expect(role.fate === 'alive').toBe(table.survivorById(recording.movie, role.id) !== null);
        expect(role.end === null).toBe(role.fate === 'alive');
      }
      expect(story.cast.map(({ id }) => id).sort()).toEqual(Object.keys(recording.movie.homes).sort());
      expect(sheet.fates.length).toBe(story.cast.length);
    }
  });

  test('everybody ends in the reel, and by the hand, that the events say', () => {
    let ends = 0;
    for (const { recording, story } of ALL) {
      let reel = 1;
      let strike: EventOf<'strike-declared'> | null = null;
      const { movie, events: opening } = startMovie(recording.setup.config);
      for (const events of [opening, ...recording.replies.map((reply) => advance(movie, reply))]) {
        for (const event of events) {
          if (event.type === 'reel-opened') reel = event.reel;
          if (event.type === 'strike-declared') strike = event;
          if (event.type !== 'survivor-lost') continue;
          const end = story.cast.find(({ id }) => id === event.survivor)?.end;
          expect([event.survivor, end?.reel]).toEqual([event.survivor, reel]);
          if (end?.by !== 'spored') expect(strike?.at === event.survivor && strike.cards).toContain(end?.by);
          ends++;
        }
      }
      const blamed = new Set(story.cast.flatMap(({ end }) => (end === null ? [] : [end.by])));
      expect(blamed.has(null)).toBe(false);
    }
    expect(ends).toBeGreaterThan(100);
  });

  test('the numbers agree with what was counted while it played', () => {
    for (const { story, credits } of ALL) {
      expect([story.kills.length, story.headShots.length, story.spent]).toEqual([
        credits.killed,
        credits.headShots,
        credits.spent,
      ]);
    }
  });

  test('the paper buries the dead and nobody else', () => {
    for (const { story, sheet } of ALL) {
      const toll = sheet.front.articles[0]?.paragraphs.join(' ') ?? '';
      for (const { id, fate, end } of story.cast) {
        if (fate === 'alive') expect(toll).not.toMatch(new RegExp(`${nameOf(id)} (fell|was lost|breathed)`));
        else expect(toll).toMatch(new RegExp(nameOf(id), 'i'));
        if (fate === 'alive' || end === null) continue;
        const told = new RegExp(`${nameOf(id)} (?:fell to [^.]*|was lost|breathed [^.]*) in reel (\\w+)`).exec(toll);
        if (told !== null) expect(told[1]).toBe(['', 'I', 'II', 'III', 'IV'][end.reel]);
      }
      expect(toll.includes(NEWS['roswell-51'].toll.none)).toBe(story.cast.every(({ fate }) => fate === 'alive'));
      expect(toll.includes(NEWS['roswell-51'].living.none)).toBe(
        story.mode !== 'direct' && !story.conceded && story.cast.every(({ fate }) => fate !== 'alive'),
      );
    }
  });

  test('a title speaks of shelters that fell, of those who turned, and of who stood alone, only if they did', () => {
    for (const { story, sheet } of ALL) {
      const of = (pattern: RegExp): string | undefined => pattern.exec(sheet.title)?.[1];
      const fallen = of(/^The Night the (\w+) Fell$/);
      if (fallen) expect(story.breaches.map(({ card }) => card)).toContain(fallen.toLowerCase());
      const turned = of(/^(?:The|Do Not Trust the|That Is Not the) (\w+)(?: Came Back Smiling)$/);
      if (turned) expect(story.cast.find(({ id }) => id === turned.toLowerCase())?.fate).toBe('turned');
      const alone = of(/^The (\w+) Stood Alone$/);
      if (alone) expect(story.lastStand).toBe(alone.toLowerCase());
      if (/Got Everyone|That Ate Reel|It Ended in/.test(sheet.title)) expect(story.survived).toBe(false);
      if (/Saw the Sun|Blinked First|Nobody Eats/.test(sheet.title)) expect(story.survived).toBe(true);
    }
  });

  test('last words are the ones that were said last', () => {
    const spoken = ALL.flatMap(({ recording, story }) =>
      story.cast.flatMap(({ id, lastWords }) => {
        if (lastWords === null) return [];
        const said = recording.log.filter(({ speaker }) => speaker === id);
        return [[lastWords, said[said.length - 1]?.parts.join('')]];
      }),
    );
    expect(spoken.length).toBeGreaterThan(100);
    for (const [told, heard] of spoken) expect(told).toBe(heard);
  });

  test('whoever directs wins when nobody survives', () => {
    const directed = MOVIES.filter(({ story }) => story.mode === 'direct');
    expect(directed.length).toBeGreaterThan(4);
    for (const { story, sheet } of directed) expect(sheet.won).toBe(!story.survived);
  });
});

describe('the four stars', () => {
  const alive = (n: number): Story['cast'] =>
    Array.from({ length: n }, (_, i) => ({
      id: ['cook', 'scout', 'robot'][i] as string,
      seat: i,
      yours: true,
      entered: 1,
      fate: 'alive',
      end: null,
      lastWords: null,
      kills: 0,
      putDownBy: null,
    }));

  test('lie between a half and four', () => {
    for (const { story } of ALL) {
      const half = halfStarsOf(story);
      expect(Number.isInteger(half) && half >= 1 && half <= 8).toBe(true);
    }
  });

  test.each<[string, Partial<Story>, number]>([
    ['a hard movie survived by as many as there are seats', { level: 'midnight', cast: alive(3) }, 8],
    ['the same at Feature', { cast: alive(3) }, 7],
    ['with one left', { cast: alive(1) }, 6],
    ['everybody lost in reel IV', { survived: false }, 4],
    ['everybody lost in reel I', { survived: false, reel: 1 }, 1],
    ['walking out in reel III', { survived: false, conceded: true, reel: 3 }, 2],
    ['walking out at once', { survived: false, conceded: true, reel: 1 }, 1],
    ['directing, and everybody gets away', { mode: 'direct', cast: alive(3) }, 1],
  ])('%s', (_, change, half) => {
    expect(halfStarsOf(plainStory(change))).toBe(half);
  });
});

test('the paper knows its calendar', () => {
  expect([0, 59, 364].map((day) => NEWS['roswell-51'].dateline(day, 'x'))).toEqual([
    'Monday, January 1, 1951 · x',
    'Thursday, March 1, 1951 · x',
    'Monday, December 31, 1951 · x',
  ]);
});
