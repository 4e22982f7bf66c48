import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRow, isLate, nightOf, readRow } from '../../src/app/nights.ts';
import { DECK_IDS } from '../../src/games/shuffling-horror/app/decks.ts';
import type { Credits } from '../../src/games/shuffling-horror/app/ports/stage.ts';
import {
  keepNight,
  nightsUntil,
  onBill,
  programmeOf,
  readNights,
  setupFor,
} from '../../src/games/shuffling-horror/app/tonight.ts';
import { type DeckId, newMovie } from '../../src/rules/shuffling-horror/index.ts';
import { isNight } from '../../src/storage/night.ts';
import { Memory } from '../storage/memory.ts';

const NIGHT = '2026-11-16'; // a Monday
const DECK = 'roswell-51';

const credits = (over: Partial<Credits> = {}): Credits => ({
  survived: true,
  conceded: false,
  turned: null,
  reel: 4,
  rounds: 9,
  choices: 90,
  asked: 0,
  killed: 8,
  headShots: 1,
  spent: 12,
  cast: [
    { id: 'robot', name: 'The Robot', fate: 'alive' },
    { id: 'cook', name: 'The Cook', fate: 'alive' },
    { id: 'scout', name: 'The Scout', fate: 'turned' },
  ],
  replay: '{}',
  hash: 'abc',
  ...over,
});

describe('a night', () => {
  test('is the text of its local date', () => {
    expect(nightOf(new Date(2026, 10, 16, 0, 0, 1))).toBe(NIGHT);
    expect(nightOf(new Date(2026, 10, 16, 23, 59, 59))).toBe(NIGHT);
    for (const odd of ['2026-02-30', '2026-13-01', '2026-1-1', 'tonight', '', null, 20261116]) {
      expect(isNight(odd), String(odd)).toBe(false);
    }
    expect(isNight('2028-02-29')).toBe(true);
  });

  test.each([
    [new Date(1951, 6, 8), '1951-07-08', '1951-07-07'],
    [new Date(10_000, 0, 1), '10000-01-01', '9999-12-31'],
    [new Date(12_345, 1, 3), '12345-02-03', '12345-02-02'],
  ])('is known whatever the clock says: %s', (date, night, before) => {
    expect(nightOf(date)).toBe(night);
    expect(isNight(night)).toBe(true);
    const nights = nightsUntil(night, new Map(), DECK);
    expect(nights.map((it) => it.night).slice(0, 2)).toEqual([night, before]);
    for (const it of nights) expect(() => newMovie(setupFor(it.night, DECK).config)).not.toThrow();
  });

  test('gives everybody the same movie, and each its own', () => {
    const { config, seating, mode: way } = setupFor(NIGHT, DECK);
    expect(config).toMatchObject({ seed: 'tonight-2026-11-16', seats: 3 });
    expect(seating).toEqual({ seats: ['you', 'you', 'you'], director: 'feature' });
    expect(way).toEqual({ kind: 'tonight', night: NIGHT });
    expect(programmeOf('2026-11-21', DECK)).toEqual({
      deck: 'roswell-51',
      personality: 'showman',
      preset: 'grindhouse',
    });
    for (const { night } of nightsUntil(NIGHT, new Map(), DECK)) {
      expect(() => newMovie(setupFor(night, DECK).config)).not.toThrow();
    }
  });

  test('says what the house rules are that its programme names', () => {
    const bills = nightsUntil('2026-11-21', new Map(), DECK).map(onBill);
    for (const { programme, rules } of bills) {
      expect(programme.endsWith(` · ${rules?.name}`)).toBe(true);
      expect(rules?.line).not.toBe('');
    }
    expect(new Set(bills.map(({ rules }) => rules?.name)).size).toBe(3);
  });

  test('each film has its own show a night from 18 November 2026 on; before it the first one played alone', () => {
    const on = (deck: DeckId, until: string) => nightsUntil(until, new Map(), deck).map(({ night }) => night);
    expect(on('pittsburgh-68', '2026-11-20')).toEqual(['2026-11-20', '2026-11-19', '2026-11-18']);
    expect(on('roswell-51', '2026-11-20')).toHaveLength(14);
    expect(on('pittsburgh-68', '2026-12-20')).toEqual(on('roswell-51', '2026-12-20'));
    expect(on('pittsburgh-68', NIGHT)).toEqual([NIGHT]); // whoever's clock is behind finds tonight's
    for (const deck of DECK_IDS)
      for (const { night, programme } of nightsUntil('2026-12-20', new Map(), deck)) {
        expect(programme.deck).toBe(deck);
        const { config } = setupFor(night, deck);
        expect(config.deck).toBe(deck);
        expect(() => newMovie(config)).not.toThrow();
      }
  });

  test('the last fourteen are listed, over months, leap days and the ends of summer time', () => {
    const nights = (until: string) => nightsUntil(until, new Map(), DECK).map(({ night }) => night);
    expect(nights('2028-03-05')).toContain('2028-02-29');
    expect(nights('2026-01-03')[13]).toBe('2025-12-21');
    for (const until of ['2026-03-30', '2026-10-26', '2026-11-02']) {
      expect(new Set(nights(until)).size).toBe(14);
      expect(nights(until)[0]).toBe(until);
    }
  });
});

describe('results', () => {
  test('are told in one line', async () => {
    const store = new Memory();
    await keepNight(store, { night: '2026-11-17', deck: DECK }, credits());
    await keepNight(store, { night: NIGHT, deck: DECK }, credits({ survived: false, reel: 2, cast: [] }));
    const lines = nightsUntil('2026-11-17', await readNights(store, DECK), DECK).map(({ line }) => line);
    expect(lines.slice(0, 3)).toEqual([
      'Last Reel · 17 Nov 2026 · Roswell 51 · Feature/Butcher · ★★★☆ · ▮▮▮▮ reels · 2 alive',
      'Last Reel · 16 Nov 2026 · Roswell 51 · Feature · ★☆☆☆ · ▮▮▯▯ reels · nobody left',
      '',
    ]);
  });

  test('the first showing counts, unless it was walked out of', async () => {
    const store = new Memory();
    await keepNight(store, { night: NIGHT, deck: DECK }, credits({ survived: false, conceded: true, reel: 1 }));
    await keepNight(store, { night: NIGHT, deck: DECK }, credits({ survived: false, reel: 3 }));
    await keepNight(store, { night: NIGHT, deck: DECK }, credits());
    expect((await readNights(store, DECK)).get(NIGHT)).toMatchObject({ survived: false, conceded: false, reel: 3 });
  });

  test('are bounded, and what makes no sense is left out', async () => {
    const store = new Memory();
    const good = { halfStars: 5, survived: false, conceded: false, reel: 3, alive: 0 };
    const many = Object.fromEntries(
      Array.from({ length: 100 }, (_, i) => [`20${String(i).padStart(2, '0')}-01-01`, good]),
    );
    await store.set('roswell-51/nights', {
      ...many,
      tomorrow: good,
      '2026-02-02': { ...good, reel: 9 },
      '2026-02-03': 'won',
    });
    expect((await readNights(store, DECK)).size).toBe(100);
    await keepNight(store, { night: NIGHT, deck: DECK }, credits());
    const kept = await readNights(store, DECK);
    expect(kept.size).toBe(60);
    expect(kept.has('2000-01-01')).toBe(false);
    await store.set('roswell-51/nights', 'nonsense');
    await store.set('nights', 'nonsense');
    expect((await readNights(store, DECK)).size).toBe(0);
  });
});

test('the newest nights are kept, also past the year 9999', async () => {
  const store = new Memory();
  for (let i = 0; i < 70; i++)
    await keepNight(store, { night: nightOf(new Date(9999, 11, 1 + i)), deck: DECK }, credits());
  const kept = [...(await readNights(store, DECK)).keys()];
  expect(kept).toContain('10000-02-08');
  expect(kept).not.toContain('9999-12-10');
});

test('every night has its par, for newcomers and old hands, as it stands in docs/BALANCE.md (else: npm run lab -- tonight --write)', () => {
  const report = readFileSync('docs/BALANCE.md', 'utf8');
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const nights = DECK_IDS.flatMap((deck) => nightsUntil('2026-12-20', new Map(), deck));
  for (const { programme, par } of nights) {
    if (par === null) throw new Error(`nothing was measured of ${JSON.stringify(programme)}`);
    const { deck, personality, preset } = programme;
    const row = report.split('\n').find((line) => line.startsWith(`| ${deck} | feature, ${personality} | ${preset} |`));
    expect(row).toContain(`| ${percent(par.newcomers)} | ${percent(par.oldHands)} |`);
  }
});

describe('results of two films', () => {
  const kept = { halfStars: 5, survived: true, conceded: false, reel: 4, alive: 2 };

  test('lie apart: the show of one leaves that of the other to be seen', async () => {
    const store = new Memory();
    const night = '2026-11-19';
    await keepNight(store, { night, deck: 'roswell-51' }, credits());
    expect((await readNights(store, 'pittsburgh-68')).size).toBe(0);
    await keepNight(store, { night, deck: 'pittsburgh-68' }, credits({ survived: false, reel: 2 }));
    expect((await readNights(store, 'roswell-51')).get(night)).toMatchObject({ survived: true, reel: 4 });
    expect((await readNights(store, 'pittsburgh-68')).get(night)).toMatchObject({ survived: false, reel: 2 });
    const [line] = nightsUntil(night, await readNights(store, 'pittsburgh-68'), 'pittsburgh-68').map((it) => it.line);
    expect(line).toContain('Pittsburgh 68');
    expect(await readRow(store, night)).toEqual({ now: 1, best: 1 });
  });

  test('that were kept on one shelf are each of the film that was on, are brought over and stay where they lay', async () => {
    const store = new Memory();
    const shared = {
      '2026-11-16': kept,
      '2026-11-17': { ...kept, conceded: true },
      '2026-12-01': { ...kept, alive: 1 }, // the clock of one who had the two take turns was ahead
      '2026-12-02': kept,
    };
    await store.set('nights', shared);
    const nightsOf = async (deck: DeckId) => [...(await readNights(store, deck)).keys()];
    expect(await nightsOf('roswell-51')).toEqual(['2026-11-16', '2026-11-17', '2026-12-02']);
    expect(await nightsOf('pittsburgh-68')).toEqual(['2026-12-01']);

    await keepNight(store, { night: '2026-11-16', deck: 'roswell-51' }, credits({ survived: false })); // the first showing counts
    await keepNight(store, { night: '2026-11-17', deck: 'roswell-51' }, credits());
    expect(await store.get('nights')).toEqual(shared);
    expect(await nightsOf('roswell-51')).toEqual(['2026-12-02', '2026-11-17', '2026-11-16']);
    expect((await readNights(store, 'roswell-51')).get('2026-11-16')).toEqual(kept);
    expect((await readNights(store, 'roswell-51')).get('2026-11-17')).toMatchObject({ conceded: false });
    expect(await nightsOf('pittsburgh-68')).toEqual(['2026-12-01']);
    expect(await readRow(store, '2026-11-17')).toEqual({ now: 2, best: 2 });
  });
});

describe('nights in a row', () => {
  const won = { halfStars: 5, survived: true, conceded: false, reel: 4, alive: 2 };

  test('end tonight, or last night while tonight is still to come', () => {
    const seen = new Set(['2026-11-10', '2026-11-14', '2026-11-15', '2026-11-16']);
    expect(inRow('2026-11-16', seen)).toEqual({ now: 3, best: 3 });
    expect(inRow('2026-11-17', seen)).toEqual({ now: 3, best: 3 });
    expect(inRow('2026-11-18', seen)).toEqual({ now: 0, best: 3 });
    expect(inRow('2028-03-01', new Set(['2028-02-28', '2028-02-29', '2028-03-01']))).toEqual({ now: 3, best: 3 });
    expect(inRow(NIGHT, new Set())).toEqual({ now: 0, best: 0 });
  });

  test('are of whichever film was seen; walking out or coming late does not count', async () => {
    const store = new Memory();
    await store.set('nights', { '2026-11-14': won, '2026-11-16': won, '2026-11-13': { ...won, late: true } });
    await store.set('stand-in/nights', { '2026-11-15': { ...won, conceded: false }, '2026-11-12': { conceded: true } });
    await store.set('late-nights', { '2026-11-13': won });
    expect(await readRow(store, NIGHT)).toEqual({ now: 3, best: 3 });
  });

  test('the best row stays when its nights are gone', async () => {
    const store = new Memory();
    for (const day of ['14', '15', '16']) await keepNight(store, { night: `2026-11-${day}`, deck: DECK }, credits());
    await store.set('roswell-51/nights', {});
    expect(await readRow(store, NIGHT)).toEqual({ now: 0, best: 3 });
    store.trouble = 'blocked';
    expect(await readRow(store, NIGHT)).toEqual({ now: 0, best: 0 });
  });

  test('a show is late from the next morning on, not from midnight', () => {
    expect(isLate(NIGHT, new Date(2026, 10, 16, 23, 50))).toBe(false);
    expect(isLate(NIGHT, new Date(2026, 10, 17, 0, 30))).toBe(false);
    expect(isLate('2026-11-17', new Date(2026, 10, 17, 0, 30))).toBe(false);
    expect(isLate(NIGHT, new Date(2026, 10, 17, 6, 1))).toBe(true);
  });
});
