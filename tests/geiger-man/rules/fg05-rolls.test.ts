import { describe, expect, it } from 'vitest';
import {
  type ActionId,
  asTheyLie,
  bestOdds,
  NO_MEANS,
  oddsOf,
  successesOf,
} from '../../../src/rules/geiger-man/index.ts';
import { show } from '../../kit/geiger-man.ts';

const AWAY = { girl: 'lounge', killer: 'range', victims: {} } as const;
const rolled = (s: ReturnType<typeof show>) => s.told('rolled').map(({ dice }) => dice.length);

describe('FG5 Horror Rolls', () => {
  it('FG5.1 the Level’s dice, more or fewer, at least one', () => {
    const dice = (change: object) => {
      const s = show().set({ ...AWAY, hand: ['head', 'steps'], ...change });
      s.game.loaded?.dice.push(1, 1, 1, 1, 1, 1);
      s.reply({ type: 'play', card: 'head' });
      s.game.loaded?.dice.splice(0);
      return rolled(s)[0];
    };
    expect(dice({ horror: 1 })).toBe(3);
    expect(dice({ horror: 8 })).toBe(1);
    expect(
      dice({ horror: 8, also: (it: { marks: object }) => Object.assign(it, { marks: { ...it.marks, dark: true } }) }),
    ).toBe(1);
    expect(
      dice({ horror: 8, also: (it: { marks: object }) => Object.assign(it, { marks: { ...it.marks, bonus: 3 } }) }),
    ).toBe(4);
  });

  it('FG5.2 5 and 6 are successes, 3 and 4 partials', () => {
    expect(successesOf([1, 2, 3, 4], [false, false, false, false], false)).toBe(0);
    expect(successesOf([5, 2], [false, false], false)).toBe(1);
    expect(successesOf([3, 4], [false, false], true)).toBe(2);
    expect(successesOf([3, 1], [true, false], false)).toBe(1);
  });

  it('FG5.3 each partial once for two cards, as often as the hand allows', () => {
    const hand: ActionId[] = ['steps', 'head', 'head', 'breath', 'swing'];
    const s = show()
      .set({ ...AWAY, horror: 3, hand })
      .play('steps', 3, 4);
    s.reply({ type: 'convert', face: 3 });
    s.reply({ type: 'lose', card: 'swing' });
    s.reply({ type: 'lose', card: 'breath' });
    expect(s.offers({ type: 'convert' })).toEqual([{ type: 'convert', face: 4 }]);
    s.reply({ type: 'convert', face: 4 }); // the two left are alike: nothing to choose
    expect(s.game.hand).toEqual([]);
    expect(s.prompt).toMatchObject({ type: 'walk', left: 2 });
  });

  it('FG5.4 no success is a failure, more than two are two', () => {
    const s = show()
      .set({ ...AWAY, horror: 1, hand: ['steps', 'head'] })
      .play('steps', 5, 5, 6)
      .accept();
    expect(s.prompt).toMatchObject({ type: 'walk', left: 2 });
    expect(successesOf([3, 4, 1], [false, false, false], false)).toBe(0);
  });

  it('FG5.5 changes in any order until content; a converted die is locked, another may be thrown twice', () => {
    const s = show().set({ ...AWAY, horror: 3, hand: ['steps', 'take-two', 'take-two', 'head', 'head'] });
    s.play('steps', 3, 1);
    s.reply({ type: 'convert', face: 3 });
    s.reply({ type: 'lose', card: 'head' });
    s.reply({ type: 'lose', card: 'head' });
    expect(s.offers({ type: 're-roll' })).toEqual([{ type: 're-roll', face: 1 }]);
    s.dice(2).reply({ type: 're-roll', face: 1 });
    s.dice(6).reply({ type: 're-roll', face: 2 });
    expect(s.prompt).toMatchObject({ type: 'walk', left: 2 });
  });

  it('FG5.6 a bonus is for the next roll of any kind, and lapses with the phase', () => {
    const s = show().set({ ...AWAY, horror: 3, hand: ['think', 'head', 'steps', 'breath'] });
    s.play('think', 5, 5).accept();
    s.play('head', 1, 1, 1, 1, 1).accept();
    s.play('breath', 5, 1).accept();
    expect(rolled(s)).toEqual([2, 5, 2]);
    const t = show()
      .set({ ...AWAY, horror: 3, hand: ['think', 'steps'] })
      .play('think', 5, 5)
      .accept();
    t.stop();
    expect(t.game.marks.bonus).toBe(0);
  });

  it('FG5.7 a reaction’s roll is open to conversions and Second Takes', () => {
    const s = show().set({
      girl: 'range',
      killer: 'range',
      victims: {},
      horror: 3,
      hand: ['duck', 'take-two', 'head', 'head'],
    });
    s.draw('looks');
    s.play('duck', 3, 1);
    expect(s.offers({ type: 'convert' })).toHaveLength(1);
    expect(s.offers({ type: 're-roll' })).toHaveLength(2);
    expect(s.offers({ type: 'time' })).toEqual([]);
    s.dice(5, 5).reply({ type: 're-roll-all' });
    expect(s.game.time).toBe(4);
    s.accept();
    expect(s.game.health).toBe(5);
  });

  it('FG5.8 every die for two Time that must be there; converted ones stay', () => {
    const poor = show()
      .set({ ...AWAY, horror: 3, time: 1, hand: ['steps', 'take-two', 'head', 'head'] })
      .play('steps', 3, 1);
    expect(poor.offers({ type: 're-roll-all' })).toEqual([]);
    poor.reply({ type: 'time', card: 'head' });
    expect(poor.offers({ type: 're-roll-all' })).toHaveLength(1);
    poor.dice(1, 1).reply({ type: 're-roll-all' });
    expect(poor.game.time).toBe(0);
    expect(rolled(poor)).toEqual([2]); // no roll of its own
    const s = show()
      .set({ ...AWAY, horror: 3, hand: ['steps', 'take-two', 'head', 'head', 'swing'] })
      .play('steps', 4, 1);
    s.reply({ type: 'convert', face: 4 });
    s.reply({ type: 'lose', card: 'head' });
    s.reply({ type: 'lose', card: 'head' });
    s.dice(6).reply({ type: 're-roll-all' });
    expect(s.told('re-rolled').at(-1)?.dice).toEqual([4, 6]);
    s.accept();
  });
});

describe('FG6 Horror Level', () => {
  it.each([
    [false, [3, 3, 2, 2, 2, 2, 2, 1]],
    [true, [3, 2, 2, 2, 2, 1, 1, 1]],
  ])('FG6.1 the dice of the eight Levels, extreme %s', (extreme, track) => {
    const dice = track.map((n, i) => {
      const s = show({ options: { extreme } }).set({ ...AWAY, horror: i + 1, hand: ['head', 'steps'] });
      s.play('head', ...new Array<number>(n).fill(5));
      return rolled(s)[0];
    });
    expect(dice).toEqual(track);
  });

  it('FG6.2 step by step off either end', () => {
    const s = show()
      .set({ ...AWAY, horror: 2, time: 6, hand: ['racket', 'head'] })
      .play('racket', 5, 6, 1)
      .accept();
    expect(s.game).toMatchObject({ horror: 1, time: 9 }); // one step down, one Time, then two
    const t = show()
      .set({ ...AWAY, horror: 7, hand: ['rummage', 'head'], girl: 'shed' })
      .play('rummage', 1, 1)
      .accept();
    t.reply({ type: 'line', line: 0 });
    if (t.prompt.type === 'arrange') t.reply({ type: 'arrange', hands: [] });
    expect(t.game).toMatchObject({ horror: 8, bloodlust: 2 });
  });

  it('FG6.3 a change during a roll does not alter the dice thrown', () => {
    const s = show()
      .set({ ...AWAY, horror: 8, hand: ['breath', 'head'] })
      .play('breath', 6)
      .accept();
    expect(rolled(s)).toEqual([1]);
  });
});

describe('FG7 Time', () => {
  it('FG7.1 one place below zero, and the phase ends after the action', () => {
    const s = show()
      .set({ ...AWAY, girl: 'lane', time: 0, horror: 3, hand: ['steps', 'head'] })
      .play('steps', 1, 1)
      .accept();
    s.reply({ type: 'line', line: 0 });
    s.step('gate');
    expect(s.game).toMatchObject({ time: -1, health: 4, girlAt: 'gate', phase: 'planning' });
  });

  it('FG7.2 below zero nothing gives Time until Planning has reset it', () => {
    const s = show().set({
      girl: 'lane',
      killer: 'range',
      victims: { lane: 1 },
      time: 0,
      horror: 3,
      hand: ['steps', 'head'],
    });
    s.play('steps', 6, 1).accept();
    s.step('gate', 'plain').save(1).stop(); // Time +2 is kept, then Time −1
    expect(s.game).toMatchObject({ time: -1, phase: 'planning', owed: [] });
  });

  it('FG7.3 a card for Time at every prompt of the Action phase, none once actions have ended', () => {
    const s = show().set({
      girl: 'lane',
      killer: 'range',
      victims: { lane: 1 },
      horror: 3,
      hand: ['steps', 'head', 'swing'],
    });
    expect(s.offers({ type: 'time' })).toHaveLength(3);
    s.play('steps', 6, 1);
    expect(s.offers({ type: 'time' })).toHaveLength(2);
    s.accept();
    expect(s.prompt.type).toBe('walk');
    s.reply({ type: 'time', card: 'swing' });
    expect(s.game.time).toBe(7);
    expect(s.prompt.type).toBe('walk');
    s.step('gate', 'plain').reply({ type: 'save', victim: 'plain' });
    expect(s.prompt.type).toBe('save');
    expect(s.offers({ type: 'time' })).toHaveLength(1);
    s.reply({ type: 'place', place: 0 });
    s.stop();
    const full = show().set({ ...AWAY, time: 12, hand: ['head', 'steps'] });
    full.reply({ type: 'time', card: 'head' });
    expect(full.game.time).toBe(12);
    const t = show({ girl: 'hazel' }).set({
      girl: 'gate',
      killer: 'gate',
      victims: { gate: 2 },
      horror: 3,
      hand: ['head', 'swing'],
    });
    t.stage((it) => {
      it.marks = { ...it.marks, ended: true };
    });
    expect(t.offers({ type: 'time' })).toEqual([]);
  });

  it('FG7.4 costs must be covered, losses need not', () => {
    const s = show().set({ ...AWAY, time: 0, health: 3, items: ['tin'], hand: ['head', 'steps'] });
    expect(s.offers({ type: 'use' })).toEqual([]);
    expect(s.set({ time: 1 }).offers({ type: 'use' })).toHaveLength(1);
  });

  it('FG7.5 Time paid in the Killer phase comes off the coming turn', () => {
    const s = show({ killer: 'salt-widow' }).set({ girl: 'gate', killer: 'catwalk', victims: {} }).draw('drought');
    expect(s.game).toMatchObject({ time: 4, phase: 'action', turn: 2 });
  });

  it('FG7.6 below zero by then, the Action phase is over as it opens', () => {
    const s = show({ killer: 'salt-widow' })
      .set({ girl: 'gate', killer: 'catwalk', victims: {}, time: 1, hand: ['head'] })
      .draw('drought');
    expect(s.game).toMatchObject({ time: -1, phase: 'planning', turn: 2 });
  });
});

describe('exact odds', () => {
  it('FG5.2 as they lie: one die in three succeeds', () => {
    expect(asTheyLie(2)).toEqual([4 / 9, 4 / 9, 1 / 9].map((n) => expect.closeTo(n)));
    expect(asTheyLie(1, true)[1]).toBeCloseTo(2 / 3);
  });

  it('FG5.3 with two cards a partial counts: of two dice only 4 in 36 fail', () => {
    const [fails] = oddsOf(2, { ...NO_MEANS, cards: 2 }, [0, 1, 1]);
    expect(fails).toBeCloseTo(1 / 9);
    const [, , two] = oddsOf(2, { ...NO_MEANS, cards: 4 }, [0, 0, 1]);
    expect(two).toBeCloseTo(4 / 9);
  });

  it('FG5.5 a re-roll of one die, and of all, against the dice counted one by one', () => {
    const FACES = [1, 2, 3, 4, 5, 6];
    let hits = 0;
    for (const a of FACES) for (const b of FACES) for (const c of FACES) if (a >= 5 || b >= 5 || c >= 5) hits++;
    const [none] = oddsOf(2, { ...NO_MEANS, takes: 1 }, [0, 1, 1]);
    expect(1 - none).toBeCloseTo(hits / 216);
    let both = 0;
    for (const a of FACES)
      for (const b of FACES) {
        const failed = a < 5 && b < 5;
        for (const c of FACES) for (const d of FACES) if (failed ? c >= 5 || d >= 5 : true) both++;
      }
    const [left] = oddsOf(2, { ...NO_MEANS, takes: 1, time: 2 }, [0, 1, 1]);
    expect(1 - left).toBeCloseTo(both / 1296);
    expect(bestOdds({ locked: 0, hits: 0, partials: 1, blanks: 1 }, { ...NO_MEANS, sixes: 1 }, [0, 1, 1])).toEqual([
      0, 1, 0,
    ]);
  });
});
