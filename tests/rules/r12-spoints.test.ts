import { describe, expect, it } from 'vitest';
import { chairOfSeat, chairOfSide } from '../../src/rules/shuffling-horror/index.ts';
import type { Scene } from '../kit/scene.ts';
import { table } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';

const against = (edit: (s: Stage) => unknown = () => undefined) => table((s) => edit(s.throng(0, 'terrors-1')));
const ATTACK = { type: 'attack', target: 'terrors-1', way: 'hands' } as const;
const powers = (scene: Scene) => scene.movie.seats.map((seat) => seat.power);

/** The Terrors hit the Rancher for 4. */
const hit = (edit: (s: Stage) => unknown) => {
  const scene = against(edit).until('strike').dice(2, 1, 4);
  scene.reply({ type: 'strike', at: 'rancher' });
  return scene;
};

describe('R12.1 uses', () => {
  it('R12.1 they negate damage, all of it', () => {
    const scene = hit((s) => s.rest('rancher', 5));
    expect(scene.prompt).toMatchObject({ type: 'answer', damage: 4, target: 6 });
    scene.reply({ type: 'negate' });
    expect(scene.told('negated')).toEqual([{ type: 'negated', survivor: 'rancher', damage: 4 }]);
    expect(scene.survivor('rancher').rest).toBe(1);
    expect(scene.told('test-rolled')).toEqual([]);
  });

  it('R12.1 all or nothing: with too few there is only the flail', () => {
    const scene = hit((s) => s.rest('rancher', 3));
    expect(scene.offers({ type: 'negate' })).toEqual([]);
    expect(scene.offers({ type: 'flail' })).toHaveLength(4);
  });

  it('R12.1 they raise a stat before a test, to 11', () => {
    const scene = hit((s) => s.rest('rancher', 7));
    expect(scene.offers({ type: 'flail' })).toHaveLength(1 + 5); // Speed 6: 0 to 5
    scene.dice(6, 3).reply({ type: 'flail', amount: 3 });
    expect(scene.told('test-rolled')).toMatchObject([{ stat: 'speed', needed: 9, passed: true, flail: true }]);
    expect(scene.survivor('rancher').rest).toBe(4);
  });

  it('R12.1 an event’s test can be helped as well', () => {
    const scene = table((s) => s.rest('rancher', 2).reelPile('theyre-out-there', 'spear'));
    scene.reply({ type: 'take', card: 'radio' });
    scene.reply({ type: 'plot', use: true });
    expect(scene.prompt).toMatchObject({ type: 'spend', purpose: 'test', target: 7 });
    scene.dice(6, 3).reply({ type: 'spend', amount: 2 });
    expect(scene.told('test-rolled')).toMatchObject([{ needed: 9, passed: true }]);
  });

  it('R12.1 they add damage after a hit', () => {
    const scene = against((s) => s.rest('rancher', 4));
    scene.reply(ATTACK);
    scene.dice(2, 1).reply({ type: 'spend', amount: 0 });
    scene.dice(1).reply({ type: 'spend', amount: 4 });
    expect(scene.movie.discard).toContain('terrors-1');
  });
});

describe('R12.2 power and rest', () => {
  it('R12.2 power spoints of any seat may help any survivor', () => {
    const scene = against((s) => s.power(2, 2));
    scene.reply(ATTACK);
    scene.reply({ type: 'spend', amount: 2 });
    expect(scene.prompt).toMatchObject({ type: 'lend', to: chairOfSeat(2), amount: 2, survivor: 'rancher' });
    scene.dice(6, 5).reply({ type: 'lend', agree: true });
    expect(scene.told('attack-rolled')).toMatchObject([{ needed: 10 }]);
    expect(powers(scene)).toEqual([0, 0, 0]);
  });

  it('R12.2 rest spoints help only their own survivor, not even one of the same pool', () => {
    const scene = against((s) => s.join(0, 'cook').rest('cook', 7).rest('scout', 7)).dice(6, 5);
    scene.reply(ATTACK);
    expect(scene.prompt.survivor).toBe('cook'); // nothing to ask: the Rancher has rolled
    expect(scene.told('attack-rolled')).toMatchObject([{ needed: 8 }]);
  });

  it('R12.2 power never grows back: a round of rest leaves it as it was', () => {
    const scene = table((s) => s.power(3, 0));
    scene.reply({ type: 'rest' });
    scene.until('fade-out').until('act', 'rancher');
    expect(powers(scene)).toEqual([3, 0, 0]);
  });
});

describe('R12.4, R12.5 limits', () => {
  it('R12.4 seven rest spoints are the most', () => {
    const scene = table((s) => s.rest('rancher', 6));
    scene.reply({ type: 'rest' });
    expect(scene.survivor('rancher').rest).toBe(7);
    expect(scene.told('rested')).toMatchObject([{ amount: 1 }]);
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 2],
  ])('R12.4 with %i in the central pool a Rest is worth %i', (bank, gain) => {
    const scene = table((s) => s.power(s.state.bank - bank, 2)); // the Scout's seat hoards the rest
    expect(scene.movie.bank).toBe(bank);
    scene.reply({ type: 'rest' });
    expect(scene.survivor('rancher').rest).toBe(gain);
    expect(scene.movie.bank).toBe(bank - gain);
  });

  it('R12.4 a newcomer’s three stop with the pool, too', () => {
    const scene = table((s) => s.survivorPile('cook').power(s.state.bank - 1, 2));
    scene.reply({ type: 'draw' });
    expect(scene.survivor('cook').rest).toBe(1);
  });

  it('R12.4 what is spent returns to the central pool', () => {
    const scene = hit((s) => s.rest('rancher', 5).power(2, 0));
    const { bank } = scene.movie;
    scene.reply({ type: 'negate' });
    expect(scene.movie.bank).toBe(bank + 4);
  });

  /** The Terrors eliminate seat 1, which has 5 power; a mutant waits on the screen for it. */
  const lostSeat = (edit: (s: Stage) => unknown = () => undefined) => {
    const scene = against((s) => edit(s.survivorPile().join(2, 'cook').power(5, 1).screen('mutants-1', 'radio', null)));
    scene.until('direct').reply({ type: 'all-out' });
    scene.dice(2, 1, 4).reply({ type: 'strike', at: 'reporter' });
    scene.dice(6, 5).reply({ type: 'flail', amount: 0 });
    return scene;
  };

  it('R12.5 the power of an eliminated seat stays on the board', () => {
    const scene = lostSeat();
    expect(scene.movie.seats[1]).toMatchObject({ eliminated: true, pod: false, power: 5 });
    expect(scene.told('power-returned')).toEqual([]);
  });

  it('R12.5 and may still be lent: that seat is asked', () => {
    const scene = lostSeat().until('act', 'rancher');
    scene.reply(ATTACK);
    scene.reply({ type: 'spend', amount: 2 });
    expect(scene.prompt).toMatchObject({ type: 'lend', to: chairOfSeat(1), amount: 2, survivor: 'rancher' });
    scene.dice(6, 5).reply({ type: 'lend', agree: true });
    expect(scene.told('attack-rolled')).toMatchObject([{ needed: 10 }]);
    expect(powers(scene)).toEqual([0, 3, 0]);
  });

  it('R12.5 it returns to the central pool when that seat becomes a Pod Player', () => {
    const scene = lostSeat().until('direct');
    expect(scene.prompt.to).toBe(chairOfSide(1));
    const { bank } = scene.movie;
    scene.reply({ type: 'direct', card: 'mutants-1', slot: 0 });
    expect(scene.told('power-returned')).toEqual([{ type: 'power-returned', seat: 1, amount: 5 }]);
    expect(scene.movie.seats[1]).toMatchObject({ pod: true, power: 0 });
    expect(scene.movie.bank).toBe(bank + 5);
  });

  it('R12.5 a seat that has none left to return says nothing', () => {
    const scene = lostSeat((s) => s.power(1, 1)).until('act', 'rancher');
    scene.reply(ATTACK);
    scene.reply({ type: 'spend', amount: 1 });
    scene.dice(6, 5).reply({ type: 'lend', agree: true });
    scene.until('direct').reply({ type: 'direct', card: 'mutants-1', slot: 0 });
    expect(scene.told('pod-player')).toHaveLength(1);
    expect(scene.told('power-returned')).toEqual([]);
  });

  it('R12.5 a seat that can still draw keeps them', () => {
    const scene = against((s) => s.survivorPile('cook').power(5, 1))
      .until('strike')
      .dice(2, 1, 4);
    scene.reply({ type: 'strike', at: 'reporter' });
    scene.dice(6, 5).reply({ type: 'flail', amount: 0 });
    expect(scene.movie.seats[1]).toMatchObject({ eliminated: false, power: 5, pool: [] });
  });
});
