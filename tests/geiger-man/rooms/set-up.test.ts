import { describe, expect, test } from 'vitest';
import type { SetUp } from '../../../src/games/geiger-man/app/ports/set-up.ts';
import { checkedSetUp, lastSetUp, rememberSetUp } from '../../../src/games/geiger-man/app/set-up/checked.ts';
import {
  defaultSetUp,
  levelOf,
  minutesOf,
  optionsAt,
  pairsAt,
  rateFor,
} from '../../../src/games/geiger-man/app/set-up/choices.ts';
import { fromLink, toLink } from '../../../src/games/geiger-man/app/set-up/link.ts';
import { MEASURED, type Rate } from '../../../src/games/geiger-man/app/set-up/measured.ts';
import { SetUpModel } from '../../../src/games/geiger-man/app/set-up/set-up-model.ts';
import { SCREENED, TestScreening } from '../../../src/games/geiger-man/app/set-up/test-screening.ts';
import { LEVELS, type Level, PLAIN } from '../../../src/rules/geiger-man/index.ts';
import { Memory } from '../../storage/memory.ts';

const USUAL = defaultSetUp('click51');
const rate = (over: Partial<Rate>): Rate => ({
  level: 'feature',
  killer: 'geiger-man',
  location: 'moonglow',
  cast: 'thumb',
  shows: 400,
  won: 0.4,
  error: 0.05,
  turns: 11,
  decisions: 150,
  ...over,
});

function desk(setUp: SetUp = USUAL) {
  const begun: unknown[] = [];
  const remembered: SetUp[] = [];
  const model = new SetUpModel(
    {
      freshSeed: () => 'fresh',
      address: 'https://house/',
      remember: (it) => remembered.push(it),
      begin: (wish) => begun.push(wish),
    },
    setUp,
  );
  return { model, begun, remembered };
}

describe('what is chosen before a show', () => {
  test.each(Object.keys(LEVELS) as Level[])('FG27.4 %s brings its switches, and they are known by it', (level) => {
    const { model } = desk();
    model.setSwitch('ties', 'laugh');
    model.setLevel(level);
    expect(model.state().setUp.options).toEqual({ ...PLAIN, ...LEVELS[level], ties: 'laugh' });
    expect(model.state().level).toBe(level);
  });

  test('a mixture of one’s own is no level, and nothing is promised of it', () => {
    const { model } = desk();
    model.setSwitch('epic', 'shuffled');
    expect(model.state()).toMatchObject({ level: null, pairs: [], isNearest: true, minutes: null });
    model.setSwitch('epic', 'nonsense');
    expect(model.state().setUp.options.epic).toBe('shuffled');
  });

  test('what the dials do not show is counted, as far as it is not as usual', () => {
    const { model } = desk();
    for (const level of Object.keys(LEVELS) as Level[]) {
      model.setLevel(level);
      model.set({ killer: null, location: null });
      expect(model.state().unusual).toBe(0);
    }
    model.setLevel('feature');
    model.setSwitch('ties', 'laugh');
    expect(model.state().unusual).toBe(1);
    model.setSwitch('epic', 'shuffled');
    expect(model.state()).toMatchObject({ level: null, unusual: 2 });
  });

  test('it begins as it was chosen, and is remembered', () => {
    const { model, begun, remembered } = desk();
    model.set({ girl: 'opal', killer: null });
    model.roll();
    expect(begun).toEqual([
      {
        config: { seed: 'click51', girl: 'opal', killer: null, location: 'moonglow', options: PLAIN },
        mode: { kind: 'show' },
      },
    ]);
    expect(remembered).toHaveLength(1);
  });

  test('a seed that cannot be stops it, in words', () => {
    const { model, begun } = desk();
    model.set({ seed: 'no spaces!' });
    model.roll();
    expect(model.state().problem).toMatch(/\w/);
    expect(model.state().link).toBe('');
    expect(begun).toEqual([]);
  });
});

describe('what was measured', () => {
  const all = (cast: Rate['cast'], wins: number[]): Rate[] =>
    (['geiger-man', 'salt-widow'] as const).flatMap((killer, k) =>
      (['moonglow', 'nightbird'] as const).map((location, l) =>
        rate({ killer, location, cast, won: wins[2 * k + l] ?? 0 }),
      ),
    );

  test('a pair has its own figures; one that is drawn, the mean of all that it may be', () => {
    const found = [...all('thumb', [0.4, 0.3, 0.2, 0.1]), ...all('search', [0.6, 0.5, 0.4, 0.3])];
    expect(rateFor('feature', USUAL, found)).toEqual({ newcomers: 0.4, oldHands: 0.6, shows: 400 });
    const drawn = rateFor('feature', { killer: null, location: null }, found);
    expect(drawn?.newcomers).toBeCloseTo(0.25);
    expect(pairsAt('feature', { ...USUAL, killer: null }, found).map(({ isOn }) => isOn)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(minutesOf(USUAL, found)).toBe(20);
  });

  test('what was not measured is not promised', () => {
    expect(rateFor('midnight', USUAL, all('thumb', [0.4, 0.3, 0.2, 0.1]))).toBeNull();
    expect(rateFor('feature', USUAL, [rate({})])).toEqual({ newcomers: 0.4, oldHands: null, shows: 400 });
    expect(rateFor('feature', { killer: null, location: 'moonglow' }, [rate({})])).toBeNull();
    expect(minutesOf(USUAL, [])).toBeNull();
  });

  test('each cell stands there once, with shares that can be', () => {
    const keys = MEASURED.map(({ level, killer, location, cast }) => [level, killer, location, cast].join());
    expect(new Set(keys).size).toBe(keys.length);
    for (const { won, shows } of MEASURED) expect(won >= 0 && won <= 1 && shows > 0).toBe(true);
  });
});

describe('links', () => {
  test.each<SetUp>([
    USUAL,
    { ...USUAL, girl: 'ruth', killer: null, location: null, options: optionsAt('midnight', { ties: 'decide' }) },
    { ...USUAL, options: { matinee: true, extreme: true, epic: 'shuffled', ties: 'real' } },
  ])('%o goes there and back', (setUp) => {
    expect(fromLink(toLink(setUp))).toEqual(setUp);
    expect(toLink(setUp)).toMatch(/^[a-z0-9.-]+$/);
  });

  test.each([
    '',
    'stand-in.1.a.6.dealt.cook.feature.mixed.none',
    'geiger-man.2.a.hazel.geiger-man.moonglow.feature.worse',
    'geiger-man.1.a.hazel.geiger-man.moonglow.feature',
    'geiger-man.1.a.hazel.geiger-man.moonglow.feature.worse.more',
    'geiger-man.1.a.nobody.geiger-man.moonglow.feature.worse',
    'geiger-man.1.a.hazel.geiger-man.moonglow.m-q-off.worse',
    'geiger-man.1.a.hazel.geiger-man.moonglow.m-x-never.worse',
    'geiger-man.1.a.hazel.geiger-man.moonglow.feature.nobody',
    `geiger-man.1.${'a'.repeat(300)}.hazel.geiger-man.moonglow.feature.worse`,
  ])('a torn one leads nowhere: %s', (link) => {
    expect(fromLink(link)).toBeNull();
  });
});

describe('what was played last', () => {
  test('is offered again, with another seed', async () => {
    const store = new Memory();
    await rememberSetUp(store, { ...USUAL, girl: 'vera' });
    const { model } = desk();
    model.found(await lastSetUp(store));
    expect(model.state().last?.girl).toBe('vera');
    model.sameAgain();
    expect(model.state()).toMatchObject({ news: 'same-again', last: null, setUp: { girl: 'vera', seed: 'click51' } });
  });

  test('whatever else lies there is nothing', async () => {
    const store = new Memory();
    for (const odd of [null, 7, { ...USUAL, girl: 'nobody' }, { ...USUAL, options: {} }, { ...USUAL, more: 1 }]) {
      await store.set('geiger-man/set-up', odd);
      expect(await lastSetUp(store)).toBeNull();
    }
    expect(checkedSetUp(USUAL)).toEqual(USUAL);
    expect(levelOf(USUAL.options)).toBe('feature');
  });
});

describe('a test screening', () => {
  const half = { value: 0.5, error: 0.1 };
  const screened = { won: half, turns: 10, saved: 3, ultimate: half };

  test('runs the same shows for a newcomer and an old hand, and remembers them until something else is chosen', async () => {
    const { model } = desk();
    const asked: { player: string; seeds: unknown[] }[] = [];
    const screening = new TestScreening(model, (configs, player) => {
      asked.push({ player, seeds: configs.map(({ seed }) => seed) });
      return { result: Promise.resolve(screened), stop: () => {} };
    });
    screening.run();
    expect(screening.state().phase).toBe('running');
    await new Promise((resolve) => setTimeout(resolve));
    expect(screening.state()).toMatchObject({ phase: 'done', tested: { newcomers: { share: 0.5, error: 0.1 } } });
    expect(asked.map(({ player }) => player)).toEqual(['thumb', 'search']);
    expect(asked[0]?.seeds).toEqual(asked[1]?.seeds);
    expect(new Set(asked[0]?.seeds).size).toBe(SCREENED);
    model.set({ girl: 'opal' });
    expect(screening.state()).toMatchObject({ phase: 'idle', tested: null });
    model.set({ girl: USUAL.girl });
    expect(screening.state().phase).toBe('done');
    expect(asked).toHaveLength(2);
  });

  test('is called off by a change, and says when it failed', async () => {
    const { model } = desk();
    let stopped = 0;
    const hanging = new TestScreening(model, () => ({ result: new Promise(() => {}), stop: () => stopped++ }));
    hanging.run();
    model.set({ killer: 'salt-widow' });
    expect(stopped).toBe(1);
    expect(hanging.state().phase).toBe('idle');
    const failing = new TestScreening(model, () => ({ result: Promise.reject(new Error('jammed')), stop: () => {} }));
    failing.run();
    await new Promise((resolve) => setTimeout(resolve));
    expect(failing.state().phase).toBe('failed');
  });
});
