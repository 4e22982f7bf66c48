import { describe, expect, it } from 'vitest';
import { chairOfSeat } from '../../src/rules/shuffling-horror/index.ts';
import { allOut, roll, TAKE, table } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';

describe('payback', () => {
  /** The Scout holds Payback and the Spear; a Terror and a Rider strike together, needing 11 between them. */
  const struck = (edit: (s: Stage) => unknown = () => undefined) =>
    allOut((s) => edit(s.throng(0, 'terrors-1', 'riders-1').throng(1, 'pods-4').give('scout', 'payback', 'spear')));
  const byBoth = { type: 'strike', by: { slot: 0 }, at: 'scout' } as const;

  it('payback: a hit flailed off may be answered: one card of that throng, any held item', () => {
    const scene = struck().dice(...roll(9), ...roll(9));
    scene.reply(byBoth);
    expect(scene.prompt).toMatchObject({ type: 'aim', to: chairOfSeat(2), survivor: 'scout', purpose: 'payback' });
    const targets = scene.prompt.replies.map((r) => (r.type === 'attack' ? `${r.target} ${r.way}` : r.type));
    expect([...new Set(targets)].sort()).toEqual(
      ['terrors-1 hands', 'terrors-1 spear', 'riders-1 hands', 'riders-1 spear', 'hold'].sort(),
    );
    scene.dice(1, 1).reply({ type: 'attack', target: 'riders-1', way: 'hands' });
    expect(scene.movie.graveyard).toContain('riders-1');
  });

  it('payback: a hit negated, too', () => {
    const scene = struck((s) => s.rest('scout', 2)).dice(...roll(9), 2);
    scene.reply(byBoth);
    scene.reply({ type: 'negate' });
    expect(scene.prompt).toMatchObject({ type: 'aim', purpose: 'payback' });
  });

  it('payback: may be let go, and comes before the next attack', () => {
    const scene = struck().dice(...roll(9), ...roll(9));
    scene.reply(byBoth);
    expect(scene.told('strike-declared')).toHaveLength(1);
    scene.reply({ type: 'hold' });
    expect(scene.prompt.type).toBe('strike'); // the other throng is still to come
    expect(scene.survivor('scout').held).toContain('payback');
  });

  it('payback: once for each hit', () => {
    const scene = struck().dice(...roll(9), ...roll(9));
    scene.reply(byBoth);
    scene.dice(...roll(9)).reply({ type: 'attack', target: 'riders-1', way: 'hands' }); // misses
    expect(scene.prompt.type).toBe('strike');
    scene.dice(...roll(9)).reply({ type: 'strike', at: 'rancher' });
    expect(scene.told('attack-declared')).toHaveLength(1);
  });

  it('payback: a second hit earns a second', () => {
    const scene = struck()
      .stage((s) => s.throng(1, 'riders-2'))
      .dice(...roll(9), ...roll(9));
    scene.reply(byBoth);
    scene.reply({ type: 'hold' });
    scene.dice(...roll(6), ...roll(9)).reply({ type: 'strike', at: 'scout' });
    expect(scene.prompt).toMatchObject({ type: 'aim', purpose: 'payback' });
    expect(scene.offers({ target: 'riders-2', way: 'hands' })).toHaveLength(1);
    expect(scene.offers({ target: 'riders-1' })).toEqual([]);
  });

  it('payback: not after a miss', () => {
    const scene = struck((s) => s.throng(0, 'terrors-1')).dice(...roll(6));
    scene.reply(byBoth);
    expect(scene.prompt.type).toBe('strike');
  });

  it('payback: not for 6,6, which has its own answer', () => {
    const scene = struck().dice(6, 6);
    scene.reply(byBoth);
    expect(scene.prompt).toMatchObject({ type: 'aim', purpose: 'counterstrike' });
    scene.reply({ type: 'hold' });
    expect(scene.prompt.type).toBe('strike');
  });

  it('payback: not for one who was lost', () => {
    const scene = struck().dice(...roll(9), ...roll(10));
    scene.reply(byBoth);
    expect(scene.isInPlay('scout')).toBe(false);
    expect(scene.prompt.type).toBe('strike');
  });

  it('payback: not for damage to a sanctuary', () => {
    const scene = struck((s) => s.sanctuary('bunker', ['scout'])).dice(...roll(9), 3);
    scene.reply({ type: 'strike', by: { slot: 0 }, at: 'bunker' });
    expect(scene.prompt.type).toBe('strike');
  });

  it('payback: for a counterstrike’s hit', () => {
    const scene = table((s) => s.throng(0, 'terrors-1').give('rancher', 'payback'));
    scene.dice(6, 6, ...roll(5), ...roll(6)).reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    expect(scene.prompt).toMatchObject({ type: 'aim', survivor: 'rancher', purpose: 'payback' });
  });

  it('payback: its own fumble is answered, and that hit earns another', () => {
    const scene = struck((s) => s.throng(1)).dice(...roll(9), ...roll(9));
    scene.reply(byBoth);
    scene.dice(6, 6, ...roll(5), ...roll(9)).reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    expect(scene.prompt).toMatchObject({ type: 'aim', purpose: 'payback' });
  });

  it('payback: one card only, even with dynamite', () => {
    const scene = allOut((s) => s.throng(0, 'terrors-1', 'pods-4').give('scout', 'payback', 'dynamite'));
    scene.dice(...roll(7), ...roll(9)).reply({ type: 'strike', at: 'scout' });
    expect(scene.offers({ way: 'dynamite', reach: 'one' }).length).toBeGreaterThan(0);
    expect(scene.offers({ reach: 'throng' })).toEqual([]);
  });

  it('payback: can be asked for as an item can (R5.3e)', () => {
    const scene = table((s) => s.give('scout', 'payback', 'spear'));
    expect(scene.offers({ type: 'receive', card: 'spear' })).toHaveLength(1);
    expect(scene.offers({ type: 'receive', card: 'payback' })).toHaveLength(1);
  });

  it('payback: lasts for the reel', () => {
    const scene = table((s) => s.screen('wrench').reelPile().give('scout', 'payback'));
    scene.reply(TAKE);
    expect(scene.survivor('scout').held).toEqual([]);
    expect(scene.movie.discard).toContain('payback');
  });
});

describe('fight-or-flight', () => {
  it('fight-or-flight: +2 Muscle', () => {
    const scene = table((s) => s.throng(0, 'warlord').give('reporter', 'fight-or-flight'));
    scene.reply({ type: 'hold' });
    scene.dice(...roll(7), 1).reply({ type: 'attack', target: 'warlord', way: 'hands' });
    expect(scene.told('attack-rolled')).toMatchObject([{ needed: 7, hit: true }]);
  });

  it('fight-or-flight: +2 Speed, for items and for flails', () => {
    const scene = table((s) => s.throng(0, 'terrors-1').give('rancher', 'fight-or-flight', 'pistol'));
    scene.dice(...roll(9)).reply({ type: 'attack', target: 'terrors-1', way: 'pistol' });
    expect(scene.told('attack-rolled')).toMatchObject([{ needed: 8, hit: false }]);
    scene
      .until('strike')
      .dice(...roll(5), ...roll(8))
      .reply({ type: 'strike', at: 'rancher' });
    expect(scene.told('test-rolled')).toMatchObject([{ stat: 'speed', needed: 8, passed: true }]);
  });

  it('fight-or-flight: to 11 and no further', () => {
    const scene = allOut((s) => s.throng(0, 'terrors-1').give('scout', 'fight-or-flight').rest('scout', 3));
    scene.dice(...roll(5), 3).reply({ type: 'strike', at: 'scout' });
    expect(scene.prompt).toMatchObject({ type: 'answer', target: 11 });
    expect(scene.prompt.replies).toEqual([{ type: 'flail', amount: 0 }, { type: 'negate' }]);
    scene.dice(...roll(11)).reply({ type: 'flail', amount: 0 });
    expect(scene.told('test-rolled')).toMatchObject([{ needed: 11, passed: true }]);
  });

  it('fight-or-flight: nothing for Brains and Guts', () => {
    for (const [way, needed] of [
      ['raygun', 5],
      ['flamethrower', 7],
    ] as const) {
      const scene = table((s) => s.throng(0, 'warlord').give('rancher', 'fight-or-flight', way));
      scene.dice(...roll(needed + 1)).reply({ type: 'attack', target: 'warlord', way });
      expect(scene.told('attack-rolled')).toMatchObject([{ needed, hit: false }]);
    }
  });

  it('fight-or-flight: is taken from the screen by an action, and never by Take+Attack', () => {
    const scene = table((s) => s.screen('fight-or-flight', 'radio', 'pistol').throng(0, 'warlord'));
    expect(scene.offers({ type: 'take-attack', card: 'fight-or-flight' })).toEqual([]);
    scene.reply({ type: 'take', card: 'fight-or-flight' });
    expect(scene.survivor('rancher').held).toEqual(['fight-or-flight']);
  });

  it('fight-or-flight: lasts for the reel', () => {
    const scene = table((s) => s.screen('wrench').reelPile().give('scout', 'fight-or-flight'));
    scene.reply(TAKE);
    expect(scene.survivor('scout').held).toEqual([]);
    expect(scene.movie.discard).toContain('fight-or-flight');
  });
});
