import { describe, expect, it } from 'vitest';
import { chairOfSeat } from '../../src/rules/shuffling-horror/index.ts';
import { table } from '../kit/situations.ts';
import { emptyPools, sequence } from '../kit/tables.ts';

describe('R5 a player’s turn', () => {
  it('R5.1 every survivor of the pool has one action', () => {
    const scene = table((s) => s.join(0, 'cook').join(0, 'drifter'));
    scene.reply({ type: 'rest' });
    scene.reply({ type: 'rest' });
    scene.reply({ type: 'rest' });
    expect(scene.told('rested').map((e) => e.survivor)).toEqual(['rancher', 'cook', 'drifter']);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter', to: chairOfSeat(1) });
  });

  it('R5.1 a Take+Attack is the whole turn of the pool', () => {
    const scene = table((s) => s.join(0, 'cook').throng(0, 'terrors-1')).dice(6, 5);
    scene.reply({ type: 'take-attack', survivor: 'rancher', card: 'wrench' });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
  });

  it('R5.2 survivors act in pool order', () => {
    const scene = table((s) => s.join(0, 'cook').join(0, 'drifter'));
    const order = ['rancher', 'cook', 'drifter'].map((_) => {
      const { survivor } = scene.prompt;
      scene.reply({ type: 'hold' });
      return survivor;
    });
    expect(order).toEqual(['rancher', 'cook', 'drifter']);
  });

  it('R5.2 an action is over, its mystery card revealed, before the next survivor acts', () => {
    const scene = table((s) => s.join(0, 'cook').reelPile('terrors-1', 'terrors-2'));
    scene.reply({ type: 'take', card: 'wrench' });
    expect(scene.prompt.survivor).toBe('cook');
    expect(scene.movie.frames[0]).toEqual({ cards: ['terrors-1'], down: null });
    expect(scene.offers({ type: 'attack', target: 'terrors-1' })).toHaveLength(1);
  });

  it('R5.2 the pool may be put in a new order before anyone acts', () => {
    const scene = table((s) => s.join(0, 'cook').join(0, 'drifter'));
    expect(scene.offers({ type: 'order' })).toHaveLength(5); // every order but the one that stands
    scene.reply({ type: 'order', pool: { 0: 'drifter', 1: 'rancher', 2: 'cook' } });
    expect(scene.movie.seats[0]?.pool.map((s) => s.id)).toEqual(['drifter', 'rancher', 'cook']);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'drifter' });
  });

  it('R5.2 re-ordering is no action: a Take+Attack is still open', () => {
    const scene = table((s) => s.join(0, 'cook').throng(0, 'terrors-1'));
    scene.reply({ type: 'order' });
    expect(scene.offers({ type: 'take-attack', survivor: 'rancher', card: 'wrench' })).toHaveLength(1);
    expect(scene.offers({ type: 'draw' })).toHaveLength(1);
  });

  it('R5.2 re-ordering is done once a turn, and not after somebody acted', () => {
    const scene = table((s) => s.join(0, 'cook').join(0, 'drifter'));
    scene.reply({ type: 'hold' });
    expect(scene.offers({ type: 'order' })).toEqual([]);
    scene.until('fade-out').reply({ type: 'fade-out', card: null });
    scene.reply({ type: 'order', pool: { 0: 'cook', 1: 'rancher' } });
    expect(scene.offers({ type: 'order' })).toEqual([]);
  });

  it('R5.2 a pool of one has no order', () => {
    expect(table().offers({ type: 'order' })).toEqual([]);
  });

  it('R5.2 a card carried to the store does not come back in that turn, and so the order stands, too', () => {
    const scene = table((s) => s.join(0, 'cook').sanctuary('lab', ['rancher']).give('rancher', 'spear'));
    expect(scene.offers({ type: 'order' })).toHaveLength(1);
    scene.reply({ type: 'stow', card: 'spear' });
    expect(scene.offers({ type: 'fetch' })).toEqual([]);
    expect(scene.offers({ type: 'order' })).toEqual([]); // a fresh start would forget the crossing
  });

  it('R5.5 a seat without a survivor draws one and attacks', () => {
    const scene = table((s) => s.throng(0, 'terrors-1', 'pods-1').survivorPile('cook', 'ranger'));
    scene
      .until('strike')
      .stage((s) => emptyPools(s))
      .until('aim');
    expect(scene.prompt).toMatchObject({ to: chairOfSeat(0), survivor: 'cook', purpose: 'take-attack' });
    expect(scene.survivor('cook').rest).toBe(3);
    expect(scene.offers({ type: 'hold' })).toEqual([]); // no choice
  });

  it('R5.5 with nothing to attack it still draws', () => {
    const scene = table((s) => s.survivorPile('cook', 'ranger'));
    scene
      .until('act', 'scout')
      .stage((s) => s.state.graveyard.push(...(s.state.seats[0]?.pool.splice(0) ?? []).map((it) => it.id)));
    scene.until('fade-out').until('act');
    expect(scene.prompt.survivor).toBe('reporter'); // the newcomer's turn is over
    expect(scene.movie.seats[0]?.pool).toMatchObject([{ id: 'cook', rest: 3 }]);
  });

  it('R5.5 a seat that loses its last survivor while some can be drawn is not eliminated', () => {
    const scene = table((s) => s.throng(0, 'terrors-1').survivorPile('cook')).until('strike');
    scene.dice(2, 1, 6, 6);
    scene.reply({ type: 'strike', at: 'rancher' });
    expect(scene.isInPlay('rancher')).toBe(false);
    expect(scene.movie.seats[0]).toMatchObject({ eliminated: false, pool: [] });
  });

  it('R5.5 with an empty survivor pile it is eliminated at once', () => {
    const scene = table((s) => s.throng(0, 'terrors-1').survivorPile()).until('strike');
    scene.dice(2, 1, 6, 6);
    const events = scene.reply({ type: 'strike', at: 'rancher' });
    expect(sequence(events, 'survivor-lost', 'seat-eliminated')).toEqual(['survivor-lost', 'seat-eliminated']);
    expect(scene.movie.seats[0]?.eliminated).toBe(true);
  });

  it('R5.5 a seat that still waits to draw is eliminated when another draws the last survivor', () => {
    const scene = table((s) => s.survivorPile('cook')).until('act', 'scout');
    scene.stage((s) => s.state.graveyard.push(...(s.state.seats[0]?.pool.splice(0) ?? []).map((it) => it.id)));
    scene.reply({ type: 'draw' });
    expect(scene.told('seat-eliminated')).toEqual([{ type: 'seat-eliminated', seat: 0 }]);
    expect(scene.isInPlay('cook')).toBe(true);
  });

  it('R5.6 inside a sanctuary there is Rest and Search, or leaving, and none of the actions outside', () => {
    const scene = table((s) => s.sanctuary('lab', ['rancher']).sanctuary('bunker').throng(0, 'terrors-1'));
    scene.stage((s) => s.give('reporter', 'spear'));
    const types = new Set(scene.prompt.replies.map((r) => r.type));
    for (const inside of ['rest', 'search', 'leave', 'hold'] as const) expect(types).toContain(inside);
    for (const outside of ['take', 'attack', 'move', 'receive'] as const) expect(types).not.toContain(outside);
  });

  it('R5.6 it may leave and take one action in the same turn', () => {
    const scene = table((s) => s.sanctuary('lab', ['rancher']));
    scene.reply({ type: 'leave' });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'rancher' });
    scene.reply({ type: 'take', card: 'wrench' });
    expect(scene.survivor('rancher')).toMatchObject({ place: null, held: ['wrench'] });
    expect(scene.prompt.survivor).toBe('reporter');
  });

  it('R5.6 having left it acts by R5.3: Rest is worth 2, and there is no Search', () => {
    const scene = table((s) => s.sanctuary('lab', ['rancher']));
    scene.reply({ type: 'leave' });
    expect(scene.offers({ type: 'search' })).toEqual([]);
    scene.reply({ type: 'rest' });
    expect(scene.survivor('rancher')).toMatchObject({ rest: 2, place: null });
  });

  it('R5.6 leaving is half of an action: the seat can neither draw nor Take+Attack instead of the other half', () => {
    const scene = table((s) => s.join(0, 'cook').sanctuary('lab', ['rancher']).throng(0, 'terrors-1'));
    scene.reply({ type: 'leave' });
    for (const type of ['order', 'draw', 'take-attack'] as const) expect(scene.offers({ type })).toEqual([]);
  });

  it('R5.6 it may leave one sanctuary for another', () => {
    const scene = table((s) => s.sanctuary('lab', ['rancher']).sanctuary('bunker'));
    scene.reply({ type: 'leave' });
    scene.reply({ type: 'move', sanctuary: 'bunker' });
    expect(scene.survivor('rancher').place).toBe('bunker');
    expect(scene.prompt.survivor).toBe('reporter');
  });
});
