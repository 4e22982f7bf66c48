import { describe, expect, it } from 'vitest';
import { advance, chairOfSeat } from '../../src/rules/shuffling-horror/index.ts';
import type { Scene } from '../kit/scene.ts';
import { spointsIn, table } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';

const against = (edit: (s: Stage) => unknown = () => undefined) => table((s) => edit(s.throng(0, 'terrors-1')));
const ATTACK = { type: 'attack', target: 'terrors-1', way: 'hands' } as const;
const powers = (scene: Scene) => scene.movie.seats.map((seat) => seat.power);
const most = (scene: Scene) => scene.prompt.replies.length - 1;

/** The Terrors hit the Rancher for 4. */
const hit = (edit: (s: Stage) => unknown) => {
  const scene = against(edit).until('strike').dice(2, 1, 4);
  scene.reply({ type: 'strike', at: 'rancher' });
  return scene;
};

describe('R12.3 who pays', () => {
  it('R12.3 rest first, then the own seat’s power, then other seats’, the largest first', () => {
    const scene = against((s) => s.rest('rancher', 1).power(1, 0).power(2, 1).power(4, 2));
    scene.until('act', 'rancher').reply(ATTACK);
    expect(most(scene)).toBe(3);
    scene.reply({ type: 'spend', amount: 3 });
    expect(scene.prompt).toMatchObject({ type: 'lend', to: chairOfSeat(2), amount: 1 });
    scene.dice(6, 6, 6, 5).reply({ type: 'lend', agree: true });
    const paid = {
      amount: 3,
      rest: 1,
      power: [
        [0, 1],
        [2, 1],
      ],
      why: 'attack',
    };
    expect(scene.told('spoints-spent')).toMatchObject([paid]);
    expect(powers(scene)).toEqual([0, 2, 3]);
    expect(spointsIn(scene.movie)).toBe(54);
  });

  it('R12.3 one’s own spoints are spent without asking anybody', () => {
    const scene = against((s) => s.rest('rancher', 1).power(2, 0).power(7, 1));
    scene.reply(ATTACK);
    scene.dice(6, 6, 6, 5).reply({ type: 'spend', amount: 3 });
    expect(scene.told('spoints-spent')).toMatchObject([{ rest: 1, power: [[0, 2]] }]);
  });

  it('R12.3 several lenders are asked one after the other, and pay together', () => {
    const scene = against((s) => s.power(1, 1).power(2, 2));
    scene.reply(ATTACK);
    scene.reply({ type: 'spend', amount: 3 });
    expect(scene.prompt).toMatchObject({ to: chairOfSeat(2), amount: 2 });
    scene.reply({ type: 'lend', agree: true });
    expect(powers(scene)).toEqual([0, 1, 2]); // nothing moves before all agree
    expect(scene.prompt).toMatchObject({ to: chairOfSeat(1), amount: 1 });
    scene.dice(6, 5).reply({ type: 'lend', agree: true });
    expect(powers(scene)).toEqual([0, 0, 0]);
  });

  it('R12.3 a seat that declines is left out, and the amount is asked again', () => {
    const scene = against((s) => s.power(1, 1).power(2, 2));
    scene.reply(ATTACK);
    scene.reply({ type: 'spend', amount: 3 });
    scene.reply({ type: 'lend', agree: false });
    expect(scene.told('lend-refused')).toEqual([{ type: 'lend-refused', seat: 2, survivor: 'rancher' }]);
    expect(powers(scene)).toEqual([0, 1, 2]);
    expect(scene.prompt).toMatchObject({ type: 'spend', to: chairOfSeat(0) });
    expect(most(scene)).toBe(1);
    scene.reply({ type: 'spend', amount: 1 });
    expect(scene.prompt).toMatchObject({ type: 'lend', to: chairOfSeat(1) });
    scene.dice(6, 5).reply({ type: 'lend', agree: true });
    expect(scene.told('attack-rolled')).toMatchObject([{ needed: 9 }]);
  });

  it('R12.3 when all decline the roll is made with the plain stat', () => {
    const scene = against((s) => s.power(2, 2));
    scene.reply(ATTACK);
    scene.reply({ type: 'spend', amount: 2 });
    scene.dice(6, 5).reply({ type: 'lend', agree: false });
    expect(scene.told('attack-rolled')).toMatchObject([{ needed: 8 }]);
  });

  it('R12.3 declined damage spoints leave the plain damage', () => {
    const scene = against((s) => s.power(2, 2));
    scene.reply(ATTACK);
    scene.dice(2, 1).reply({ type: 'spend', amount: 0 });
    scene.reply({ type: 'spend', amount: 1 });
    scene.dice(5).reply({ type: 'lend', agree: false });
    expect(scene.told('damage-rolled')).toMatchObject([{ dice: [5], total: 5 }]);
    expect(scene.movie.discard).toContain('terrors-1');
  });

  it('R12.3 a declined negation leaves the flail', () => {
    const scene = hit((s) => s.rest('rancher', 1).power(5, 1));
    scene.reply({ type: 'negate' });
    scene.reply({ type: 'lend', agree: false });
    expect(scene.prompt.type).toBe('answer');
    expect(scene.prompt.replies).toEqual([
      { type: 'flail', amount: 0 },
      { type: 'flail', amount: 1 },
    ]);
    expect(scene.survivor('rancher').rest).toBe(1);
  });

  it('R12.3 the player may split the power part by hand', () => {
    const scene = against((s) => s.rest('rancher', 1).power(2, 0).power(2, 1).power(4, 2));
    scene.reply(ATTACK);
    scene.events.push(...advance(scene.movie, { type: 'spend', amount: 3, power: { 1: 2 } }));
    expect(scene.prompt).toMatchObject({ type: 'lend', to: chairOfSeat(1), amount: 2 });
    scene.dice(6, 6, 6, 5).reply({ type: 'lend', agree: true });
    expect(powers(scene)).toEqual([2, 0, 4]);
    expect(scene.survivor('rancher').rest).toBe(0); // what the split leaves is paid from rest
  });

  it('R12.3 rest first is the custom, no must: a split may spare it', () => {
    const scene = against((s) => s.rest('rancher', 3).power(2, 0).power(2, 1));
    scene.reply(ATTACK);
    scene.events.push(...advance(scene.movie, { type: 'spend', amount: 3, power: { 0: 2, 1: 1 } }));
    scene.dice(6, 5).reply({ type: 'lend', agree: true });
    expect(scene.told('spoints-spent')).toMatchObject([{ amount: 3, rest: 0 }]);
    expect(scene.survivor('rancher').rest).toBe(3);
    expect(powers(scene)).toEqual([0, 1, 0]);
    expect(spointsIn(scene.movie)).toBe(54);
  });

  it('R12.3 a split may spare a part of it', () => {
    const scene = hit((s) => s.rest('rancher', 4).power(3, 0));
    scene.events.push(...advance(scene.movie, { type: 'negate', power: { 0: 3 } }));
    expect(scene.survivor('rancher').rest).toBe(3);
    expect(powers(scene)).toEqual([0, 0, 0]);
    expect(scene.told('negated')).toHaveLength(1);
  });

  it('R12.3 a split negation', () => {
    const scene = hit((s) => s.power(2, 0).power(3, 1).power(4, 2));
    scene.events.push(...advance(scene.movie, { type: 'negate', power: { 0: 1, 1: 3 } }));
    scene.reply({ type: 'lend', agree: true });
    expect(powers(scene)).toEqual([1, 0, 4]);
    expect(scene.told('negated')).toHaveLength(1);
  });

  it('R12.3 a split flail; a part of nothing is no part', () => {
    const scene = hit((s) => s.power(2, 0).power(1, 1).power(4, 2));
    scene.dice(6, 3);
    scene.events.push(...advance(scene.movie, { type: 'flail', amount: 3, power: { 0: 0, 1: 1, 2: 2 } }));
    expect(scene.prompt).toMatchObject({ type: 'lend', to: chairOfSeat(1), amount: 1 });
    scene.reply({ type: 'lend', agree: true });
    expect(scene.prompt).toMatchObject({ type: 'lend', to: chairOfSeat(2), amount: 2 });
    scene.reply({ type: 'lend', agree: true });
    expect(powers(scene)).toEqual([2, 0, 2]);
    expect(scene.told('test-rolled')).toMatchObject([{ needed: 9, passed: true }]);
  });

  it('R12.3 a split among one’s own asks nobody', () => {
    const scene = against((s) => s.power(3, 0).power(7, 1)).dice(6, 6, 6, 5);
    scene.reply(ATTACK);
    scene.events.push(...advance(scene.movie, { type: 'spend', amount: 3, power: { 0: 3 } }));
    expect(scene.told('attack-rolled')).toMatchObject([{ needed: 11 }]);
    expect(powers(scene)).toEqual([0, 7, 0]);
  });

  it('R12.3 with the Field Radio the holder’s rest counts as power of its seat', () => {
    const scene = against((s) => s.give('scout', 'radio').rest('scout', 3));
    scene.reply(ATTACK);
    scene.reply({ type: 'spend', amount: 2 });
    expect(scene.prompt).toMatchObject({ type: 'lend', to: chairOfSeat(2), amount: 2 });
    scene.dice(6, 5).reply({ type: 'lend', agree: true });
    expect(scene.survivor('scout').rest).toBe(1);
    expect(spointsIn(scene.movie)).toBe(54);
  });

  it('R12.3 the radio works within a pool, too, and nobody is asked', () => {
    const scene = against((s) => s.join(0, 'cook').give('cook', 'radio').rest('cook', 3));
    scene.reply(ATTACK);
    scene.dice(6, 5).reply({ type: 'spend', amount: 3 });
    expect(scene.told('attack-rolled')).toMatchObject([{ needed: 11 }]);
    expect(scene.survivor('cook').rest).toBe(0);
  });
});
