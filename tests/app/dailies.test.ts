import { beforeEach, describe, expect, test } from 'vitest';
import { type Analysed, cutOf } from '../../src/director-ai/shuffling-horror/simulation/analysis.ts';
import type { Simulation } from '../../src/director-ai/shuffling-horror/simulation/simulation.ts';
import { Dailies, type DailiesHouse } from '../../src/games/shuffling-horror/app/dailies/dailies.ts';
import { keepDailies, keptDailies } from '../../src/games/shuffling-horror/app/dailies/kept.ts';
import { scriptOf } from '../../src/games/shuffling-horror/app/dailies/script.ts';
import type { GameSetup } from '../../src/games/shuffling-horror/app/play/game-setup.ts';
import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import { Screening } from '../../src/games/shuffling-horror/app/play/screening.ts';
import { SetUpModel } from '../../src/games/shuffling-horror/app/set-up/set-up-model.ts';
import { SCREENED, TestScreening } from '../../src/games/shuffling-horror/app/set-up/test-screening.ts';
import { hash, newMovie, promptOf, type Reply } from '../../src/rules/shuffling-horror/index.ts';
import { Memory } from '../storage/memory.ts';
import { SETTINGS, seating, setup } from './kit.ts';
import { OFFER, USUAL } from './set-up-kit.ts';

const WHO = seating('you', 'sensible');

/** A movie in which everybody says whatever comes to mind. */
function finished(seed: string) {
  const { recording } = Recording.start(setup(seed, WHO));
  for (let prompt = promptOf(recording.movie); prompt !== null; prompt = promptOf(recording.movie)) {
    recording.submit(prompt.replies[(recording.replies.length * 7) % prompt.replies.length] as Reply);
  }
  return { config: recording.setup.config, replies: recording.replies, seating: WHO };
}

const FILM = finished('dailies');
const SCRIPT = scriptOf(FILM);

/** As if it had been counted: the player's first choice cost a good deal. */
function found(): Analysed {
  const [at] = SCRIPT.rushes.yours[0] as readonly [number, 1 | -1];
  const better = SCRIPT.pages[at]?.prompt.replies.find((it) => JSON.stringify(it) !== JSON.stringify(FILM.replies[at]));
  return {
    tallies: FILM.replies.map((_, i) => ({ at: i, worlds: 100, lived: 50, up: 0, down: i === at ? 30 : 0 })),
    looked: [at],
    retakes: [{ at, better: better as Reply, worlds: 200, up: 70, down: 10 }],
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
let store: Memory;
let begun: GameSetup[];
let looks: number[];
let counted: number;

function house(result: Promise<Analysed> = Promise.resolve(found())): DailiesHouse {
  return {
    shelf: store,
    analyse: () => {
      counted++;
      return { result, stop: () => {} };
    },
    cut: cutOf,
    watch: (_, at) => looks.push(at),
    begin: (it) => begun.push(it),
  };
}

beforeEach(() => {
  store = new Memory();
  begun = [];
  looks = [];
  counted = 0;
});

describe('dailies', () => {
  test('tell what was asked and chosen, and what would have been better; counted once and kept', async () => {
    const dailies = new Dailies(FILM, house());
    await settle();
    const { phase, view } = dailies.state();
    expect(phase).toBe('done');
    expect(view?.moments.length).toBe(FILM.replies.length);
    expect(view?.lessons[0]?.worth.value).toBeCloseTo(30);
    expect(view?.lessons[0]?.better).not.toBe('');
    for (const { at } of view?.moments ?? []) {
      const { asked, chose } = dailies.words(at);
      expect(asked).not.toBe('');
      expect(chose).not.toMatch(/^(|[a-z-]+|undefined.*)$/); // words, not the names of replies
      expect(dailies.still(at).frames).toHaveLength(3);
    }
    await settle();
    const again = new Dailies(FILM, house());
    await settle();
    expect(again.state().view).toEqual(view);
    expect(counted).toBe(1);
  });

  test('a reshoot begins at that very prompt, with the same dice to come', async () => {
    const dailies = new Dailies(FILM, house());
    const at = Math.floor(FILM.replies.length / 2);
    dailies.reshoot(at);
    const { recording } = Recording.start(begun[0] as GameSetup);
    expect(recording.n).toBe(SCRIPT.pages[at]?.prompt.n);
    for (const reply of FILM.replies.slice(at)) recording.submit(reply);
    const whole = newMovie(FILM.config);
    const { recording: first } = Recording.start(setup('dailies', WHO));
    for (const reply of FILM.replies) first.submit(reply);
    expect(hash(recording.movie)).toBe(hash(first.movie));
    expect(hash(recording.movie)).not.toBe(hash(whole));
  });

  test('can be stopped, and begun again', async () => {
    const dailies = new Dailies(FILM, house(new Promise(() => {})));
    await settle();
    dailies.stop();
    expect(dailies.state().phase).toBe('stopped');
    dailies.start();
    expect(dailies.state().phase).toBe('counting');
  });

  test('what was kept is believed only where it fits the movie', async () => {
    await keepDailies(store, SCRIPT.rushes, found());
    expect(await keptDailies(store, SCRIPT.rushes)).toEqual(found());
    const { rushes: other } = scriptOf(finished('another'));
    expect(await keptDailies(store, other)).toBeNull();
    for (const bad of [
      { ...found(), tallies: found().tallies.slice(1) },
      { ...found(), tallies: found().tallies.map((it) => ({ ...it, lived: 101 })) },
      { ...found(), extra: 1 },
    ]) {
      await keepDailies(store, SCRIPT.rushes, bad);
      expect(await keptDailies(store, SCRIPT.rushes)).toBeNull();
    }
    // A better choice that was never on offer is none.
    const odd = {
      ...found(),
      retakes: found().retakes.map((it) => ({ ...it, better: { type: 'bonus-turn' } as Reply })),
    };
    const dailies = new Dailies(FILM, house(Promise.resolve(odd)));
    await settle();
    expect(dailies.state().view?.lessons).toEqual([]);
  });

  test('of too many the oldest goes', async () => {
    for (let i = 0; i < 42; i++) {
      const rushes = { ...SCRIPT.rushes, chairs: { ...SCRIPT.rushes.chairs, director: `d${i}` } };
      await keepDailies(store, rushes, found());
    }
    expect(store.kept.size).toBe(40);
    expect(
      await keptDailies(store, { ...SCRIPT.rushes, chairs: { ...SCRIPT.rushes.chairs, director: 'd0' } }),
    ).toBeNull();
  });
});

test('a screening can stand still before any reply', async () => {
  const ports = { sound: { cue: () => {}, mood: () => {} }, settings: SETTINGS, onSettings: () => {} };
  const screening = new Screening(FILM, ports, 40);
  expect(screening.recording.replies.length).toBe(40);
  expect(screening.state().film).toMatchObject({ running: false });
  const running = screening.run();
  await settle();
  expect(screening.recording.replies.length).toBe(40);
  screening.stop();
  await running;
});

describe('a test screening', () => {
  const figure = { share: 0.43, error: 0.07, worlds: SCREENED };

  function screened() {
    const sums: Simulation[] = [];
    const stopped: number[] = [];
    const ports = { freshSeed: () => 'fresh', address: '', remember: () => {}, begin: () => {} };
    const model = new SetUpModel(OFFER, ports, USUAL, null);
    const test = new TestScreening(model, OFFER, (sum, onProgress) => {
      sums.push(sum);
      onProgress({ done: 2, of: SCREENED, share: 1 });
      return { result: Promise.resolve({ figure }), stop: () => stopped.push(sums.length) };
    });
    return { desk: model, test, sums, stopped };
  }

  test('runs movies by exactly what is chosen, each with cards of its own', async () => {
    const { desk: model, test, sums } = screened();
    model.setSeats(2);
    model.setSurvivor(1, 'colonel');
    model.setLevel('late-show');
    test.run();
    expect(test.state().phase).toBe('running');
    await settle();
    expect(test.state()).toMatchObject({
      phase: 'done',
      tested: { newcomers: figure, oldHands: figure, movies: SCREENED },
    });
    expect(sums.map((it) => it.seats)).toEqual([
      ['sensible', 'sensible'],
      ['strong', 'strong'],
    ]);
    const [sum] = sums;
    if (sum?.kind !== 'test-screening') throw new Error('another sum');
    expect(sum).toMatchObject({ director: 'late-show' });
    expect(new Set(sum.configs.map(({ seed }) => seed)).size).toBe(SCREENED);
    expect(sum.configs.every(({ loaded }) => loaded?.survivors?.[1] === 'colonel')).toBe(true);
    expect(new Set(sum.configs.map(({ loaded }) => loaded?.survivors?.[0])).size).toBeGreaterThan(3);
    expect(sum.configs[0]?.options).toMatchObject(OFFER.suggested('late-show', 2, 'roswell-51'));
  });

  test('a change ends it, another seed does not; what was found is remembered', async () => {
    const { desk: model, test, stopped } = screened();
    test.run();
    await settle();
    model.freshSeed();
    expect(test.state().phase).toBe('done');
    model.setSeats(4);
    expect(test.state().phase).toBe('idle');
    test.run();
    model.setSeats(3);
    expect(stopped).toEqual([3]);
    expect(test.state()).toMatchObject({ phase: 'done', tested: { newcomers: { share: 0.43 } } });
  });
});
