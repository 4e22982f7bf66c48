import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, isSetting } from '../../src/app/settings.ts';
import { DECK_IDS, FIRST_DECK, rosterOf } from '../../src/games/shuffling-horror/app/decks.ts';
import type { GameSetup } from '../../src/games/shuffling-horror/app/play/game-setup.ts';
import type { SetUp } from '../../src/games/shuffling-horror/app/ports/set-up.ts';
import {
  setupOf,
  switchesOf,
  switchSetOf,
  unusualIn,
  withDeck,
  withSeats,
  withSurvivor,
} from '../../src/games/shuffling-horror/app/set-up/choices.ts';
import { MEASURED } from '../../src/games/shuffling-horror/app/set-up/decks/measured.ts';
import { minutesFor, rateFor } from '../../src/games/shuffling-horror/app/set-up/rates.ts';
import { lastSetUp, rememberSetUp } from '../../src/games/shuffling-horror/app/set-up/remembered.ts';
import { SetUpModel } from '../../src/games/shuffling-horror/app/set-up/set-up-model.ts';
import { newMovie, presetOf, startMovie } from '../../src/rules/shuffling-horror/index.ts';
import { YOU } from '../../src/storage/save.ts';
import { SET_UP } from '../../src/text/rooms/set-up.ts';
import { ratesIn } from '../../tools/lab/rates.ts';
import { Memory } from '../storage/memory.ts';
import { OFFER, USUAL } from './set-up-kit.ts';

const ZOMBIES = 'pittsburgh-68';
const ROSTER = rosterOf(FIRST_DECK);

/** Who sits where when the movie begins. */
const castOf = ({ config }: GameSetup): string[] =>
  startMovie(config)
    .events.flatMap((event) => (event.type === 'survivor-joined' ? [event.survivor] : []))
    .slice(0, config.seats);

describe('a set-up becomes a booking', () => {
  test('as it stands: three seats, all yours, the rules of a feature', () => {
    const { config, seating, mode: way } = setupOf(USUAL, OFFER);
    expect(config).toEqual({
      seed: 'saucer51',
      seats: 3,
      deck: 'roswell-51',
      options: { coverAttack: true, clip: true },
    });
    expect(seating).toEqual({ seats: [YOU, YOU, YOU], director: 'feature' });
    expect(way).toEqual({ kind: 'feature' });
  });

  test('each seat gets whom it was promised, the others whom the seed sends', () => {
    const drawn = castOf(setupOf(USUAL, OFFER));
    const promised = ROSTER.find((survivor) => !drawn.includes(survivor)) as string;
    expect(castOf(setupOf(withSurvivor(USUAL, 2, promised), OFFER))).toEqual([drawn[0], drawn[1], promised]);
    // Somebody the seed would have sent to seat 1 sits in seat 3 instead: nobody sits twice.
    const moved = castOf(setupOf(withSurvivor(USUAL, 2, drawn[0] as string), OFFER));
    expect(moved[0]).toBe(drawn[1]);
    expect(moved[2]).toBe(drawn[0]);
    const all = { ...withSeats(USUAL, 12), cast: [...ROSTER].reverse() };
    expect(castOf(setupOf(all, OFFER))).toEqual([...ROSTER].reverse());
  });

  test('one survivor sits in one seat', () => {
    const twice = withSurvivor(withSurvivor(USUAL, 0, 'robot'), 1, 'robot');
    expect(twice.cast).toEqual([null, 'robot', null]);
  });

  test('a level brings its switches, until somebody says otherwise', () => {
    const late: SetUp = { ...USUAL, level: 'late-show' };
    expect(setupOf(late, OFFER).config.options).toEqual({
      coverAttack: true,
      survivorLoss: true,
      desperateMeasures: true,
    });
    expect(setupOf({ ...late, switches: {} }, OFFER).config.options).toEqual({});
    expect(switchSetOf(late, OFFER)).toBe('own');
    expect(switchSetOf({ ...late, switches: {} }, OFFER)).toBe('plain');
    expect(switchSetOf({ ...late, switches: { popcorn: true } }, OFFER)).toBe('custom');
  });

  test('what the dials do not show is counted, as far as it is not as usual', () => {
    const counted = (setUp: SetUp) => unusualIn(setUp, OFFER);
    for (let seats = 2; seats <= 12; seats++) expect(counted(withSeats(USUAL, seats))).toBe(0);
    expect(counted({ ...withSeats(USUAL, 5), level: 'midnight', switches: presetOf('uncut', FIRST_DECK) })).toBe(0);
    expect(counted({ ...USUAL, seats: [YOU, 'brave', 'selfish'] })).toBe(2);
    expect(counted(withSurvivor(USUAL, 2, 'robot'))).toBe(1);
    expect(counted({ ...USUAL, personality: 'butcher' })).toBe(1);
    expect(counted({ ...USUAL, personality: 'butcher', directs: true, switches: {} })).toBe(0);
    const { coverAttack } = switchesOf(USUAL, OFFER);
    expect(counted({ ...USUAL, switches: { coverAttack, popcorn: true } as SetUp['switches'] })).toBe(2); // and no clip
  });

  test('R21.2 with twelve seats nobody can have turned already', () => {
    const full: SetUp = { ...withSeats(USUAL, 12), switches: presetOf('grindhouse', FIRST_DECK) };
    const { config } = setupOf(full, OFFER);
    expect(config.options).not.toHaveProperty('reelOneFace');
    expect(() => newMovie(config)).not.toThrow();
    expect(switchSetOf(full, OFFER)).toBe('grindhouse');
  });

  test.each(DECK_IDS)('every level, personality and number of seats of %s can be played', (deck) => {
    for (const level of OFFER.levels) {
      for (let seats = 2; seats <= 12; seats++) {
        expect(() => newMovie(setupOf({ ...withSeats(USUAL, seats), deck, level }, OFFER).config)).not.toThrow();
      }
    }
  });
});

describe('another movie', () => {
  const set = (change: Partial<SetUp>) => withDeck({ ...USUAL, ...change }, ZOMBIES, OFFER);

  test('has a cast and cards of its own', () => {
    const { config } = setupOf(set({ cast: ['robot', null, null] }), OFFER);
    expect(config).toEqual({ seed: 'saucer51', seats: 3, deck: ZOMBIES, options: {} });
    const promised = setupOf(withSurvivor(set({}), 1, 'nurse'), OFFER);
    expect(castOf(promised)[1]).toBe('nurse');
    expect(castOf(promised).filter((survivor) => ROSTER.includes(survivor))).toEqual([]);
  });

  test('keeps the switches as far as it has them', () => {
    expect(set({ level: 'midnight' }).switches).toBeNull();
    expect(switchSetOf(set({ switches: presetOf('grindhouse', FIRST_DECK) }), OFFER)).toBe('grindhouse');
    const mixed = set({
      switches: { popcorn: true, backSeat: 'bunker', screamQueen: 'payback', biggerBlobbing: true },
    });
    expect(mixed.switches).toEqual({ popcorn: true, backSeat: 'cellar' });
    expect(withDeck(mixed, FIRST_DECK, OFFER).switches).toEqual({ popcorn: true, backSeat: 'bunker' });
  });
});

describe('the desk', () => {
  const sit = () => {
    const begun: GameSetup[] = [];
    const kept: SetUp[] = [];
    const ports = {
      freshSeed: () => 'another',
      address: 'https://house.test/',
      remember: (setUp: SetUp) => kept.push(setUp),
      begin: (setup: GameSetup) => begun.push(setup),
    };
    return { desk: new SetUpModel(OFFER, ports, USUAL, null), begun, kept };
  };

  test('rolls what was set, and remembers it', () => {
    const { desk: model, begun, kept } = sit();
    model.setSeats(4);
    model.setPlayer(1, 'brave');
    model.setLevel('midnight');
    model.setPersonality('butcher');
    model.setSwitch('popcorn', true);
    model.freshSeed();
    model.roll();
    expect(begun[0]?.seating).toEqual({ seats: [YOU, 'brave', YOU, 'sensible'], director: 'midnight:butcher' });
    expect(begun[0]?.config).toMatchObject({ seed: 'another', seats: 4, options: { popcorn: true, grimToll: true } });
    expect(kept).toEqual([model.state().setUp]);
  });

  test('does not roll with a bad seed or without anybody of yours', () => {
    const { desk: model, begun } = sit();
    model.setSeed('two words');
    expect(model.state().problem).toBe('seed');
    expect(model.state().link).toBe('');
    model.roll();
    model.setSeed('x'.repeat(41));
    model.roll();
    model.setSeed('fine');
    for (const seat of [0, 1, 2]) model.setPlayer(seat, 'strong');
    expect(model.state().problem).toBe('nobody');
    model.roll();
    expect(begun).toEqual([]);
  });

  test('a switch turned by hand and back again leaves no trace but that it was by hand', () => {
    const { desk: model } = sit();
    model.setLevel('feature');
    model.setSwitch('clip', false);
    expect(model.state().setUp.switches).toEqual({ coverAttack: true });
    model.setSwitch('clip', true);
    expect(model.state().setUp.switches).toEqual({ coverAttack: true, clip: true });
    expect(model.state().switchSet).toBe('custom');
    model.setSwitchSet('own');
    expect(model.state().setUp.switches).toBeNull();
  });

  test('another movie changes what is asked, and in whose words', () => {
    const { desk: model, begun, kept } = sit();
    model.setSurvivor(0, 'robot');
    const ids = () => model.state().switches.map(({ id }) => id);
    const podMash = () => SET_UP.rules.switches[model.state().setUp.deck].podMash.name;
    expect(ids()).toContain('biggerBlobbing');
    model.setDeck(ZOMBIES);
    expect(model.roster).toEqual(rosterOf(ZOMBIES));
    expect(model.state().setUp.cast).toEqual([null, null, null]);
    expect(ids()).not.toContain('biggerBlobbing'); // it has no blob
    expect(podMash()).toBe('Infected mash');
    const rates = model.state().levels.map(({ rate }) => rate?.newcomers ?? null);
    model.roll();
    expect(begun[0]?.config.deck).toBe(ZOMBIES);
    expect(kept[0]?.deck).toBe(ZOMBIES);
    model.setDeck(FIRST_DECK);
    expect(podMash()).toBe('Pod mash');
    expect(model.state().levels.map(({ rate }) => rate?.newcomers ?? null)).not.toEqual(rates);
  });

  test('same again: the last choices, another seed', () => {
    const { desk: model } = sit();
    model.found({ ...withSeats(USUAL, 5), seed: 'old', level: 'matinee' });
    expect(model.state().last?.level).toBe('matinee');
    model.sameAgain();
    expect(model.state().setUp).toMatchObject({ seed: 'saucer51', level: 'matinee' });
    expect(model.state().setUp.seats).toHaveLength(5);
    expect(model.state().last).toBeNull(); // there is nothing to go back to
    model.setSeats(2);
    expect(model.state().last?.level).toBe('matinee');
  });
});

test('what is remembered is looked at before it is believed', async () => {
  const store = new Memory();
  expect(await lastSetUp(store, OFFER)).toBeNull();
  await rememberSetUp(store, USUAL);
  expect(await lastSetUp(store, OFFER)).toEqual(USUAL);
  const { deck: _, ...old } = USUAL;
  await store.set('set-up', old); // from before there was a choice
  expect(await lastSetUp(store, OFFER)).toEqual(USUAL);
  const zombies: SetUp = { ...USUAL, deck: ZOMBIES, cast: ['nurse', null, null], switches: { backSeat: 'car' } };
  await rememberSetUp(store, zombies);
  expect(await lastSetUp(store, OFFER)).toEqual(zombies);
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
    { ...USUAL, deck: 'atlantis-20' },
    { ...USUAL, deck: ZOMBIES, cast: ['robot', null, null] },
    { ...USUAL, deck: ZOMBIES, switches: { backSeat: 'lab' } },
    { ...USUAL, deck: ZOMBIES, switches: { biggerBlobbing: true } },
  ];
  for (const value of bad) {
    await store.set('set-up', value);
    expect(await lastSetUp(store, OFFER), JSON.stringify(value)).toBeNull();
  }
});

describe('rates and lengths', () => {
  test.each(DECK_IDS)('what the screen says of %s stands in docs/BALANCE.md (else: npm run lab -- rates)', (deck) => {
    const report = ratesIn(readFileSync('docs/BALANCE.md', 'utf8'), deck);
    expect(report.length).toBeGreaterThan(10);
    expect(MEASURED[deck].rates).toEqual(expect.arrayContaining(report));
  });

  test('every choice has a rate; what was not measured names what was', () => {
    for (const level of OFFER.levels) {
      for (const personality of OFFER.personalities) {
        for (let seats = 2; seats <= 12; seats++) expect(rateFor(FIRST_DECK, level, personality, seats)).not.toBeNull();
      }
    }
    expect(rateFor(FIRST_DECK, 'feature', 'neutral', 3)).toMatchObject({
      otherSeats: null,
      neutral: false,
      plain: false,
    });
    expect(rateFor(FIRST_DECK, 'feature', 'neutral', 12)).toMatchObject({ otherSeats: 6 });
    expect(rateFor(FIRST_DECK, 'feature', 'butcher', 6)).toMatchObject({ otherSeats: null, neutral: true });
  });

  test('a rate is one of the same deck', () => {
    expect(rateFor(ZOMBIES, 'feature', 'neutral', 3)).not.toEqual(rateFor(FIRST_DECK, 'feature', 'neutral', 3));
    expect(rateFor(ZOMBIES, 'midnight', 'neutral', 3)).toMatchObject({ otherSeats: null });
  });

  test.each(DECK_IDS)('three seats of %s take an hour at most; more of your own seats take longer', (deck) => {
    expect(minutesFor(deck, 3, 3)).toBeLessThanOrEqual(60);
    expect(minutesFor(deck, 6, 6)).toBeGreaterThan(minutesFor(deck, 6, 1));
    for (let seats = 2; seats <= 12; seats++) expect(minutesFor(deck, seats, 1)).toBeGreaterThanOrEqual(10);
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
