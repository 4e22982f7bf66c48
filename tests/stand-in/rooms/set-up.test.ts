import { describe, expect, test } from 'vitest';
import { LEVEL_NAMES } from '../../../src/director-ai/stand-in/levels.ts';
import { TEMPER_NAMES } from '../../../src/director-ai/stand-in/tempers.ts';
import type { Wish } from '../../../src/games/stand-in/app/play/setup.ts';
import type { SetUp, Switch } from '../../../src/games/stand-in/app/ports/set-up.ts';
import { checkedSetUp, lastSetUp, rememberSetUp } from '../../../src/games/stand-in/app/set-up/checked.ts';
import { configOf, defaultSetUp, recastSteps, rowsOf } from '../../../src/games/stand-in/app/set-up/choices.ts';
import { fromLink, toLink } from '../../../src/games/stand-in/app/set-up/link.ts';
import { MEASURED, type Rate } from '../../../src/games/stand-in/app/set-up/measured.ts';
import { SetUpModel } from '../../../src/games/stand-in/app/set-up/set-up-model.ts';
import { SUGGESTIONS } from '../../../src/games/stand-in/app/set-up/suggestions.ts';
import { SET_UP } from '../../../src/games/stand-in/text/set-up.ts';
import { standIn } from '../../../src/rules/stand-in/index.ts';
import { Memory } from '../../storage/memory.ts';

const OFFER = { levels: LEVEL_NAMES, tempers: ['mixed', 'even', ...TEMPER_NAMES] as const };

function desk(setUp = defaultSetUp('lamp')) {
  const begun: Wish[] = [];
  const remembered: SetUp[] = [];
  const model = new SetUpModel(
    OFFER,
    {
      freshSeed: () => 'fresh',
      address: 'https://house/',
      remember: (it) => remembered.push(it),
      begin: (it) => begun.push(it),
    },
    setUp,
  );
  return { model, begun, remembered };
}

describe('a table that is set up', () => {
  test('SA2.7 is the usual one: six seats, role as dealt, talk, nothing switched on', () => {
    const { model, begun, remembered } = desk();
    const measured = MEASURED.find(({ level, seats, on }) => level === 'feature' && seats === 6 && on === null);
    const deck = { cards: 54, recast: 10 };
    expect(model.state()).toMatchObject({ problem: null, changed: 0, deck, turns: measured?.turns });
    model.roll();
    expect(begun).toEqual([
      {
        config: { seed: 'lamp', seats: 6, human: 'dealt', face: null, options: {} },
        level: 'feature',
        temper: 'mixed',
        mode: { kind: 'game' },
      },
    ]);
    expect(remembered).toEqual([defaultSetUp('lamp')]);
  });

  test('what the dials do not show is counted, as far as it is not as usual', () => {
    const { model } = desk();
    model.set({ seats: 9, level: 'midnight', role: 'original' });
    expect(model.state().unusual).toBe(0);
    model.set({ face: 'robot', temper: 'even' });
    model.setSilent(true);
    model.setSwitch('vengeance', true);
    expect(model.state().unusual).toBe(4);
    model.setPlain();
    expect(model.state().unusual).toBe(3);
  });

  test('SA1.1 seats four to twelve, and the rules take every one of them', () => {
    const { model } = desk();
    model.set({ seats: 99 });
    expect(model.state().setUp.seats).toBe(12);
    for (let seats = 12; seats >= 4; seats--) {
      model.set({ seats });
      expect(model.state().problem, String(seats)).toBeNull();
      expect(standIn.start(configOf(model.state().setUp)).game.seats).toBe(seats);
    }
    model.set({ seats: 1 });
    expect(model.state().setUp.seats).toBe(4);
  });

  test('SA2.6 the role is dealt, or what was asked for', () => {
    const { model } = desk();
    for (const role of ['original', 'stand-in'] as const) {
      model.set({ role });
      const { game } = standIn.start(configOf(model.state().setUp));
      expect(game.roles[game.human as number]).toBe(role);
    }
  });

  test('SA16.1 nobody is dealt a Stand-In that arrives late, and the table says so', () => {
    const { model, begun } = desk();
    model.set({ role: 'stand-in' });
    model.setSwitch('lateArrival', true);
    expect(model.state()).toMatchObject({ problem: SET_UP.role.lateStandIn, link: '', isSeedBad: false });
    model.roll();
    expect(begun).toEqual([]);
    model.set({ role: 'dealt' });
    expect(model.state().problem).toBeNull();
  });

  test('SA16.2 Recast cards stay within what the seats allow, also when those change', () => {
    for (let seats = 4; seats <= 12; seats++) {
      const { model } = desk({ ...defaultSetUp('lamp'), seats });
      for (const value of recastSteps(seats)) {
        model.setSwitch('recast', value);
        expect(model.state().problem, `${seats}, ${value}`).toBeNull();
      }
    }
    const { model } = desk({ ...defaultSetUp('lamp'), seats: 4 });
    model.setSwitch('recast', 4);
    model.set({ seats: 12 });
    expect(model.state()).toMatchObject({ problem: null, setUp: { options: {} } });
  });

  test('every switch is one of the rules, off in the plain game but for the reminder, and has words', () => {
    for (const { id, value } of rowsOf(defaultSetUp('lamp'))) {
      expect(value, id).toBe(id === 'recast' ? 0 : id === 'assist');
      expect(SET_UP.rules.switches[id].rule).toMatch(/^SA\d+\.\d+$/);
    }
    const { model } = desk();
    model.setSwitch('assist', false);
    model.setSwitch('vengeance', true);
    model.setSilent(true);
    expect(model.state()).toMatchObject({
      changed: 2,
      setUp: { options: { assist: false, vengeance: true, silent: true } },
    });
    model.setPlain();
    expect(model.state()).toMatchObject({ changed: 0, setUp: { options: { silent: true } } });
  });

  test('a seed that is none is said, and nothing begins', () => {
    const { model, begun } = desk();
    model.set({ seed: ' no seed at all ' });
    expect(model.state()).toMatchObject({ isSeedBad: true, link: '' });
    model.roll();
    expect(begun).toEqual([]);
    model.freshSeed();
    expect(model.state()).toMatchObject({ problem: null, setUp: { seed: 'fresh' } });
  });
});

describe('how it tilts', () => {
  const plain = MEASURED.filter(({ on }) => on === null);
  const tableOf = ({ level, seats }: Rate, more: Partial<SetUp> = {}) =>
    desk({ ...defaultSetUp('lamp'), level, seats, ...more }).model;
  const isEven = ({ originals }: Rate) => originals >= 0.35 && originals <= 0.65;
  const helpsAt = ({ level, seats }: Rate) =>
    MEASURED.filter((it) => it.level === level && it.seats === seats && it.on !== null && isEven(it));

  test('it says what was measured', () => {
    for (const rate of plain)
      expect(tableOf(rate).state().tilt[0]).toBe(SET_UP.tilt.measured(rate.seats, rate.originals));
  });

  test('what evens out a table that tilts is suggested, and never switched on unasked', () => {
    for (const rate of plain) {
      const model = tableOf(rate);
      const { switches, tilt, setUp } = model.state();
      const helps = isEven(rate) ? [] : helpsAt(rate);
      const suggested = switches.filter((it) => it.suggested).map(({ id }) => id);
      expect(suggested.length > 0).toBe(helps.length > 0);
      expect(tilt.includes(SET_UP.tilt.noHelp)).toBe(!isEven(rate) && helps.length === 0);
      expect(setUp.options).toEqual({});
      const [best] = helps.sort((a, b) => Math.abs(a.originals - 0.5) - Math.abs(b.originals - 0.5));
      if (best?.on == null) continue;
      expect(suggested).toEqual(Object.keys(SUGGESTIONS[best.on]));
      for (const [id, value] of Object.entries(SUGGESTIONS[best.on])) model.setSwitch(id as Switch, value);
      expect(model.state().tilt).toEqual([SET_UP.tilt.measured(rate.seats, best.originals)]);
    }
  });

  test('who will be the Stand-In is not told to let it come late', () => {
    for (const rate of plain) {
      const { switches } = tableOf(rate, { role: 'stand-in' }).state();
      expect(switches.find(({ id }) => id === 'lateArrival')?.suggested).toBe(false);
    }
  });

  test('it says nothing of what nobody measured', () => {
    const { model } = desk({ ...defaultSetUp('lamp'), seats: 6 });
    model.setSwitch('vengeance', true);
    expect(model.state()).toMatchObject({ tilt: [SET_UP.tilt.unknown(6)], turns: null });
  });
});

describe('a set-up travels and is remembered', () => {
  const odd: SetUp = {
    seed: 'a-b_c',
    seats: 9,
    role: 'original',
    face: 'cook',
    level: 'midnight',
    temper: 'hothead',
    options: { lateArrival: true, recast: -2, silent: true, assist: false },
  };

  test('by link, whatever is chosen', () => {
    for (const setUp of [defaultSetUp('x'), odd]) expect(fromLink(toLink(setUp), OFFER)).toEqual(setUp);
    expect(toLink(odd)).toMatch(/^[\w.~-]+$/);
  });

  test.each([
    '',
    'stand-in',
    '1.saucer51.yys.drawn.feature.neutral.own',
    'stand-in.2.x.6.dealt.drawn.feature.mixed.none',
    'stand-in.1.x.3.dealt.drawn.feature.mixed.none',
    'stand-in.1.x.6.recast.drawn.feature.mixed.none',
    'stand-in.1.x.6.dealt.blob.feature.mixed.none',
    'stand-in.1.x.6.dealt.drawn.feature.mixed.16_2',
    'stand-in.1.x.6.dealt.drawn.feature.mixed.16_2_p99',
    'stand-in.1.x.6.dealt.drawn.feature.mixed.16_1~16_1',
    'stand-in.1.x.6.stand-in.drawn.feature.mixed.16_1',
    `stand-in.1.${'x'.repeat(300)}.6.dealt.drawn.feature.mixed.none`,
  ])('a torn link leads nowhere: %s', (text) => {
    expect(fromLink(text, OFFER)).toBeNull();
  });

  test('on its own shelf; what makes no sense there is as good as nothing', async () => {
    const store = new Memory();
    await rememberSetUp(store, odd);
    expect(await store.keys()).toEqual(['stand-in/set-up']);
    expect(await lastSetUp(store, OFFER)).toEqual(odd);
    for (const bad of [null, 'x', { ...odd, seats: 40 }, { ...odd, options: { deck: {} } }, { ...odd, more: 1 }])
      expect(checkedSetUp(bad, OFFER)).toBeNull();
    store.trouble = 'blocked';
    expect(await lastSetUp(store, OFFER)).toBeNull();
    await rememberSetUp(store, odd);
  });

  test('and is offered again, with another seed, where it differs', () => {
    const { model } = desk();
    model.found(odd);
    model.sameAgain();
    expect(model.state()).toMatchObject({ setUp: { ...odd, seed: 'lamp' }, news: 'same-again', last: null });
  });
});
