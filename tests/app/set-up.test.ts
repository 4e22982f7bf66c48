import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Booking, DECK } from '../../src/app/booking.ts';
import type { SetUp } from '../../src/app/ports/set-up.ts';
import { bookingOf, ROSTER, switchSetOf, withSeats, withSurvivor } from '../../src/app/set-up/choices.ts';
import { SetUpDesk } from '../../src/app/set-up/desk.ts';
import { RATES } from '../../src/app/set-up/measured.ts';
import { minutesFor, rateFor } from '../../src/app/set-up/rates.ts';
import { lastSetUp, rememberSetUp } from '../../src/app/set-up/remembered.ts';
import { DEFAULT_SETTINGS, isSetting } from '../../src/app/set-up.ts';
import { newMovie, PRESETS, presetOf, startMovie } from '../../src/rules/index.ts';
import { YOU } from '../../src/storage/save.ts';
import { ratesIn } from '../../tools/lab/rates.ts';
import { Memory } from '../storage/memory.ts';
import { OFFER, USUAL } from './set-up-kit.ts';

/** Who sits where when the movie begins. */
const castOf = ({ config }: Booking): string[] =>
  startMovie(config)
    .events.flatMap((event) => (event.type === 'survivor-joined' ? [event.survivor] : []))
    .slice(0, config.seats);

describe('a set-up becomes a booking', () => {
  test('as it stands: three seats, all yours, nothing loaded', () => {
    const { config, seating, way } = bookingOf(USUAL, OFFER);
    expect(config).toEqual({ seed: 'saucer51', seats: 3, deck: 'roswell-51', options: {} });
    expect(seating).toEqual({ seats: [YOU, YOU, YOU], director: 'feature' });
    expect(way).toEqual({ kind: 'feature' });
  });

  test('each seat gets whom it was promised, the others whom the seed sends', () => {
    const drawn = castOf(bookingOf(USUAL, OFFER));
    const promised = ROSTER.find((survivor) => !drawn.includes(survivor)) as string;
    expect(castOf(bookingOf(withSurvivor(USUAL, 2, promised), OFFER))).toEqual([drawn[0], drawn[1], promised]);
    // Somebody the seed would have sent to seat 1 sits in seat 3 instead: nobody sits twice.
    const moved = castOf(bookingOf(withSurvivor(USUAL, 2, drawn[0] as string), OFFER));
    expect(moved[0]).toBe(drawn[1]);
    expect(moved[2]).toBe(drawn[0]);
    const all = { ...withSeats(USUAL, 12), cast: [...ROSTER].reverse() };
    expect(castOf(bookingOf(all, OFFER))).toEqual([...ROSTER].reverse());
  });

  test('one survivor sits in one seat', () => {
    const twice = withSurvivor(withSurvivor(USUAL, 0, 'robot'), 1, 'robot');
    expect(twice.cast).toEqual([null, 'robot', null]);
  });

  test('a level brings its switches, until somebody says otherwise', () => {
    const late: SetUp = { ...USUAL, level: 'late-show' };
    expect(bookingOf(late, OFFER).config.options).toEqual(PRESETS.uncut);
    expect(bookingOf({ ...late, switches: {} }, OFFER).config.options).toEqual({});
    expect(switchSetOf(late, OFFER)).toBe('own');
    expect(switchSetOf({ ...late, switches: {} }, OFFER)).toBe('plain');
    expect(switchSetOf({ ...late, switches: { popcorn: true } }, OFFER)).toBe('custom');
  });

  test('R21.2 with twelve seats nobody can have turned already', () => {
    const full: SetUp = { ...withSeats(USUAL, 12), switches: presetOf('grindhouse', DECK.id) };
    const { config } = bookingOf(full, OFFER);
    expect(config.options).not.toHaveProperty('reelOneFace');
    expect(() => newMovie(config)).not.toThrow();
    expect(switchSetOf(full, OFFER)).toBe('grindhouse');
  });

  test('every level, personality and number of seats can be played', () => {
    for (const level of OFFER.levels) {
      for (let seats = 2; seats <= 12; seats++) {
        expect(() => newMovie(bookingOf({ ...withSeats(USUAL, seats), level }, OFFER).config)).not.toThrow();
      }
    }
  });
});

describe('the desk', () => {
  const sit = () => {
    const begun: Booking[] = [];
    const kept: SetUp[] = [];
    const ports = {
      freshSeed: () => 'another',
      address: 'https://house.test/',
      remember: (setUp: SetUp) => kept.push(setUp),
      begin: (booking: Booking) => begun.push(booking),
    };
    return { desk: new SetUpDesk(OFFER, ports, USUAL, null), begun, kept };
  };

  test('rolls what was set, and remembers it', () => {
    const { desk, begun, kept } = sit();
    desk.setSeats(4);
    desk.setPlayer(1, 'brave');
    desk.setLevel('midnight');
    desk.setPersonality('butcher');
    desk.setSwitch('popcorn', true);
    desk.freshSeed();
    desk.roll();
    expect(begun[0]?.seating).toEqual({ seats: [YOU, 'brave', YOU, 'sensible'], director: 'midnight:butcher' });
    expect(begun[0]?.config).toMatchObject({ seed: 'another', seats: 4, options: { popcorn: true, grimToll: true } });
    expect(kept).toEqual([desk.state().setUp]);
  });

  test('does not roll with a bad seed or without anybody of yours', () => {
    const { desk, begun } = sit();
    desk.setSeed('two words');
    expect(desk.state().problem).toBe('seed');
    expect(desk.state().link).toBe('');
    desk.roll();
    desk.setSeed('x'.repeat(41));
    desk.roll();
    desk.setSeed('fine');
    for (const seat of [0, 1, 2]) desk.setPlayer(seat, 'strong');
    expect(desk.state().problem).toBe('nobody');
    desk.roll();
    expect(begun).toEqual([]);
  });

  test('a switch turned by hand and back again leaves no trace but that it was by hand', () => {
    const { desk } = sit();
    desk.setLevel('late-show');
    desk.setSwitch('clip', false);
    expect(desk.state().setUp.switches).toEqual({ coverAttack: true, survivorLoss: true });
    desk.setSwitch('clip', true);
    expect(desk.state().switchSet).toBe('uncut');
    desk.setSwitchSet('own');
    expect(desk.state().setUp.switches).toBeNull();
  });

  test('same again: the last choices, another seed', () => {
    const { desk } = sit();
    desk.found({ ...withSeats(USUAL, 5), seed: 'old', level: 'matinee' });
    expect(desk.state().last?.level).toBe('matinee');
    desk.sameAgain();
    expect(desk.state().setUp).toMatchObject({ seed: 'saucer51', level: 'matinee' });
    expect(desk.state().setUp.seats).toHaveLength(5);
    expect(desk.state().last).toBeNull(); // there is nothing to go back to
    desk.setSeats(2);
    expect(desk.state().last?.level).toBe('matinee');
  });
});

test('what is remembered is looked at before it is believed', async () => {
  const shelf = new Memory();
  expect(await lastSetUp(shelf, OFFER)).toBeNull();
  await rememberSetUp(shelf, USUAL);
  expect(await lastSetUp(shelf, OFFER)).toEqual(USUAL);
  const bad: unknown[] = [
    'feature',
    { ...USUAL, level: 'noon' },
    { ...USUAL, seats: ['you'] },
    { ...USUAL, seats: ['you', 'you', 'random'] },
    { ...USUAL, cast: [null] },
    { ...USUAL, cast: ['robot', 'robot', null] },
    { ...USUAL, cast: ['warlord', null, null] },
    { ...USUAL, switches: { popcorn: 'lots' } },
    { ...USUAL, switches: { rewind: true } },
    { ...USUAL, seed: '<b>' },
    { ...USUAL, extra: 1 },
  ];
  for (const value of bad) {
    await shelf.set('set-up', value);
    expect(await lastSetUp(shelf, OFFER), JSON.stringify(value)).toBeNull();
  }
});

describe('rates and lengths', () => {
  test('what the screen says stands in docs/BALANCE.md (else: npm run lab -- rates)', () => {
    const report = ratesIn(readFileSync('docs/BALANCE.md', 'utf8'));
    expect(report.length).toBeGreaterThan(10);
    expect(RATES).toEqual(expect.arrayContaining(report));
  });

  test('every choice has a rate; what was not measured names what was', () => {
    for (const level of OFFER.levels) {
      for (const personality of OFFER.personalities) {
        for (let seats = 2; seats <= 12; seats++) expect(rateFor(level, personality, seats)).not.toBeNull();
      }
    }
    expect(rateFor('feature', 'neutral', 3)).toMatchObject({ otherSeats: null, neutral: false, plain: false });
    expect(rateFor('feature', 'neutral', 12)).toMatchObject({ otherSeats: 6 });
    expect(rateFor('feature', 'butcher', 6)).toMatchObject({ otherSeats: null, neutral: true });
  });

  test('three seats take an hour at most; more of your own seats take longer', () => {
    expect(minutesFor(3, 3)).toBeLessThanOrEqual(60);
    expect(minutesFor(6, 6)).toBeGreaterThan(minutesFor(6, 1));
    for (let seats = 2; seats <= 12; seats++) expect(minutesFor(seats, 1)).toBeGreaterThanOrEqual(10);
  });
});

test('settings are believed only at values they can have', () => {
  for (const [key, value] of Object.entries(DEFAULT_SETTINGS)) expect(isSetting(key, value), key).toBe(true);
  for (const [key, value] of [
    ['speed', '3x'],
    ['motion', 'wild'],
    ['text', 9],
    ['music', 1.5],
    ['voice', -1],
    ['effects', Number.NaN],
  ] as const) {
    expect(isSetting(key, value), key).toBe(false);
  }
});
