import { describe, expect, it } from 'vitest';
import { chairOfSeat } from '../../src/rules/shuffling-horror/index.ts';
import { allOut, eliminate, roll, table } from '../kit/situations.ts';

describe('R10 the victim answers', () => {
  it('R10.4 boxcars let the victim strike any card of that throng, with any held item, or let it be', () => {
    const scene = allOut((s) =>
      s.throng(0, 'terrors-1', 'riders-1').throng(1, 'mutants-5').give('scout', 'spear', 'payback'),
    );
    scene.dice(6, 6).reply({ type: 'strike', by: { slot: 0 }, at: 'scout' });
    expect(scene.prompt).toMatchObject({
      type: 'aim',
      to: chairOfSeat(2),
      survivor: 'scout',
      purpose: 'counterstrike',
    });
    const offers = scene.prompt.replies.map((r) => (r.type === 'attack' ? `${r.target} ${r.way} ${r.stat}` : r.type));
    expect(offers.sort()).toEqual(
      [
        ...['terrors-1 hands muscle', 'terrors-1 spear muscle', 'terrors-1 spear speed'],
        ...['riders-1 hands muscle', 'riders-1 spear muscle', 'riders-1 spear speed', 'hold'],
      ].sort(),
    );
  });

  it('R10.4 the counterstrike may be let go', () => {
    const scene = allOut((s) => s.throng(0, 'terrors-1')).dice(6, 6);
    scene.reply({ type: 'strike', at: 'scout' });
    scene.reply({ type: 'hold' });
    expect(scene.told('attack-declared')).toEqual([]);
    expect(scene.prompt.type).toBe('fade-out');
  });

  it('R10.4 boxcars never hurt the victim', () => {
    const scene = allOut((s) => s.throng(0, 'sentries-1', 'sentries-2')).dice(6, 6);
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.told('strike-damage')).toEqual([]);
    expect(scene.told('test-rolled')).toEqual([]);
  });

  it('R10.4 dynamite may answer the whole throng', () => {
    const scene = allOut((s) => s.throng(0, 'terrors-1', 'mutants-5').give('scout', 'dynamite')).dice(6, 6);
    scene.reply({ type: 'strike', at: 'scout' });
    scene.dice(...roll(9), 3).reply({ type: 'attack', way: 'dynamite', reach: 'throng', stat: 'speed' });
    expect(scene.movie.throngs[0]).toEqual([]);
    expect(scene.movie.uses.dynamite).toBe(3);
  });

  it('R10.4 a screen monster that fumbles can be answered, and no other alien', () => {
    const scene = table((s) => s.throng(0, 'pods-4').screen('terrors-1', 'riders-1', 'pistol')).dice(6, 6, 6, 6);
    scene.reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    expect(scene.prompt.type).toBe('aim');
    expect(scene.offers({ type: 'attack', target: 'terrors-1' })).toHaveLength(1);
    expect(scene.offers({ type: 'attack' })).toHaveLength(1);
  });

  it('R10.4 lapses when the foe is gone', () => {
    const scene = allOut((s) => s.throng(0, 'terrors-1').sanctuary('lab', ['reporter', 'scout'])).dice(6, 6);
    scene.reply({ type: 'strike', at: 'lab' });
    scene.dice(1, 1).reply({ type: 'attack', target: 'terrors-1' });
    expect(scene.movie.graveyard).toContain('terrors-1');
    expect(scene.prompt.type).toBe('fade-out');
  });

  it('R10.6 spoints negate all of the damage', () => {
    const scene = allOut((s) => s.throng(0, 'terrors-1').rest('scout', 5)).dice(...roll(4), 5);
    scene.reply({ type: 'strike', at: 'scout' });
    scene.reply({ type: 'negate' });
    expect(scene.survivor('scout').rest).toBe(0);
    expect(scene.told('negated')).toEqual([{ type: 'negated', survivor: 'scout', damage: 5 }]);
    expect(scene.told('test-rolled')).toEqual([]);
  });

  it('R10.6 part of the damage cannot be negated', () => {
    const scene = allOut((s) => s.throng(0, 'terrors-1').rest('scout', 4)).dice(...roll(4), 5);
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.prompt.type).toBe('answer');
    expect(scene.offers({ type: 'negate' })).toEqual([]);
  });

  it('R10.6 a flail is tested against Speed and leaves the survivor unharmed', () => {
    const scene = allOut((s) => s.throng(0, 'terrors-1').give('reporter', 'spear')).dice(...roll(4), ...roll(8));
    scene.reply({ type: 'strike', at: 'reporter' });
    expect(scene.told('test-rolled')).toMatchObject([
      { survivor: 'reporter', stat: 'speed', needed: 8, passed: true, flail: true },
    ]);
    expect(scene.survivor('reporter').held).toEqual(['spear']);
  });

  it('R10.6 the Robot flails with Muscle', () => {
    const scene = allOut((s) => s.throng(0, 'terrors-1').rest('robot', 0), ['robot', 'scout', 'reporter']);
    scene.dice(...roll(4), ...roll(8)).reply({ type: 'strike', at: 'robot' });
    expect(scene.told('test-rolled')).toMatchObject([{ stat: 'muscle', needed: 8, passed: true }]);
  });

  it('R10.6 a failed flail eliminates: a Face in the discard pile, hands and rest emptied', () => {
    const scene = allOut((s) => s.throng(0, 'terrors-1').give('reporter', 'spear', 'payback').rest('reporter', 1));
    const { bank } = scene.movie;
    scene.dice(...roll(4), 2).reply({ type: 'strike', at: 'reporter' });
    scene.dice(...roll(9)).reply({ type: 'flail', amount: 0 });
    expect(scene.movie.discard).toEqual(expect.arrayContaining(['reporter', 'spear', 'payback']));
    expect(scene.movie.bank).toBe(bank + 1);
    expect(scene.told('survivor-lost')).toEqual([
      { type: 'survivor-lost', survivor: 'reporter', seat: 1, to: 'discard' },
    ]);
    expect(scene.isInPlay('reporter')).toBe(false);
  });

  it('R10.6 spoints raise the flail before the roll and are spent either way', () => {
    const scene = allOut((s) => s.throng(0, 'terrors-1').rest('rancher', 3)).dice(...roll(4), 6);
    scene.reply({ type: 'strike', at: 'rancher' });
    scene.dice(...roll(8)).reply({ type: 'flail', amount: 2 });
    expect(scene.told('test-rolled')).toMatchObject([{ needed: 8, passed: true }]);
    expect(scene.survivor('rancher').rest).toBe(1);
  });

  it('R10.6 a flail cannot be raised over 11, and 6,6 fails even there', () => {
    const scene = allOut((s) => s.throng(0, 'terrors-1').rest('rancher', 7)).dice(...roll(4), 6);
    scene.reply({ type: 'strike', at: 'rancher' });
    expect(scene.offers({ type: 'flail' })).toHaveLength(1 + 11 - 6);
    scene.dice(6, 6).reply({ type: 'flail', amount: 5 });
    expect(scene.told('test-rolled')).toMatchObject([{ needed: 11, passed: false }]);
    expect(scene.movie.discard).toContain('rancher');
  });

  it('R10.6 damage of 10 sends a failed flail to the graveyard, 9 does not', () => {
    const hit = (damage: number) => {
      const scene = allOut((s) => s.throng(0, 'warlord'));
      scene.dice(4, 4, damage - 4, ...roll(10)).reply({ type: 'strike', at: 'scout' });
      expect(scene.told('strike-damage')).toMatchObject([{ total: damage }]);
      return scene.movie;
    };
    expect(hit(10).graveyard).toContain('scout');
    expect(hit(9).discard).toContain('scout');
  });

  it('R10.6 damage of 10 can still be flailed or negated', () => {
    const flailed = allOut((s) => s.throng(0, 'warlord')).dice(4, 4, 6, ...roll(9));
    flailed.reply({ type: 'strike', at: 'scout' });
    expect(flailed.isInPlay('scout')).toBe(true);
    const paid = allOut((s) => s.throng(0, 'warlord').rest('scout', 7).power(3, 2)).dice(4, 4, 6);
    paid.reply({ type: 'strike', at: 'scout' });
    paid.reply({ type: 'negate' });
    expect(paid.survivor('scout').rest).toBe(0);
    expect(paid.movie.seats[2]?.power).toBe(0);
  });

  it('R10.7 with no spoint anywhere and 10 out of reach, the damage roll is skipped', () => {
    const scene = allOut((s) => s.throng(0, 'riders-1')).dice(3, 3, ...roll(9)); // at most 6 + 3
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.told('strike-damage')).toEqual([]);
    expect(scene.told('test-rolled')).toMatchObject([{ survivor: 'scout', passed: true }]);
  });

  it('R10.7 it is rolled when doubles could make it 10', () => {
    const scene = allOut((s) => s.throng(0, 'warlord')).dice(4, 4, 1, ...roll(9)); // at most 6 + 4
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.told('strike-damage')).toMatchObject([{ total: 5 }]);
  });

  it('R10.7 it is rolled when a Familiar Face could make it 10', () => {
    const scene = allOut((s) => s.discard('cook').throng(0, 'cook')).dice(...roll(5), 5, 5, ...roll(10));
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.movie.graveyard).toContain('scout');
  });

  it('R10.7 it is rolled when another seat has power to lend', () => {
    const scene = allOut((s) => s.throng(0, 'terrors-1').power(1, 0)).dice(...roll(4), 3);
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.prompt).toMatchObject({ type: 'answer', damage: 3 });
  });

  it('R10.7 a single power spoint on the board is enough, an eliminated seat’s too (R12.5)', () => {
    const scene = allOut((s) => eliminate(s.throng(0, 'terrors-1').join(0, 'cook'), 1).power(1, 1)).dice(...roll(4), 1);
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.prompt).toMatchObject({ type: 'answer', damage: 1 });
    scene.reply({ type: 'negate' });
    expect(scene.prompt).toMatchObject({ type: 'lend', to: chairOfSeat(1) });
  });
});

describe('R10 counterstrikes are attacks', () => {
  const struck = () => allOut((s) => s.throng(0, 'terrors-1', 'riders-1')).dice(6, 6);

  it('R10.8 a counterstrike head-shoots', () => {
    const scene = struck();
    scene.reply({ type: 'strike', at: 'rancher' });
    scene.dice(1, 1).reply({ type: 'attack', target: 'riders-1' });
    expect(scene.movie.graveyard).toContain('riders-1');
    expect(scene.movie.throngs[0]).toEqual(['terrors-1']);
  });

  it('R10.8 a counterstrike takes spoints before the roll and on the damage', () => {
    const scene = struck();
    scene.stage((s) => s.rest('rancher', 7)).reply({ type: 'strike', at: 'rancher' });
    scene.reply({ type: 'attack', target: 'terrors-1' });
    expect(scene.prompt).toMatchObject({ type: 'spend', purpose: 'attack', target: 8 });
    scene.dice(...roll(9)).reply({ type: 'spend', amount: 1 });
    expect(scene.prompt).toMatchObject({ type: 'spend', purpose: 'damage' });
    scene.dice(3).reply({ type: 'spend', amount: 2 });
    expect(scene.told('damage-rolled')).toMatchObject([{ target: 'terrors-1', dice: [3], total: 5 }]);
    expect(scene.movie.discard).toContain('terrors-1');
    expect(scene.survivor('rancher').rest).toBe(4);
  });

  it('R10.8 a fumbled counterstrike is answered by the card struck at, alone', () => {
    const scene = struck();
    scene.reply({ type: 'strike', at: 'rancher' });
    scene.dice(6, 6, ...roll(7)).reply({ type: 'attack', target: 'terrors-1' });
    expect(scene.told('strike-rolled').at(-1)).toMatchObject({ at: 'rancher', needed: 5, hit: false });
    expect(scene.told('strike-declared').at(-1)?.cards).toEqual(['terrors-1']);
  });

  it('R10.8 and so on, for as long as both sides roll boxcars', () => {
    const scene = struck();
    scene.reply({ type: 'strike', at: 'rancher' });
    for (let i = 0; i < 50; i++) scene.dice(6, 6, 6, 6).reply({ type: 'attack', target: 'terrors-1' });
    scene.dice(...roll(8), 5).reply({ type: 'attack', target: 'terrors-1' });
    expect(scene.told('attack-declared').every((e) => e.why === 'counterstrike')).toBe(true);
    expect(scene.movie.throngs[0]).toEqual(['riders-1']);
    expect(scene.prompt.type).toBe('fade-out');
  });

  it('R10.8 an alien’s counterstrike hurts like any attack', () => {
    const scene = table((s) => s.throng(0, 'terrors-1')).dice(6, 6, ...roll(5), ...roll(7));
    scene.reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    expect(scene.told('test-rolled')).toMatchObject([{ survivor: 'rancher', flail: true, passed: false }]);
    expect(scene.movie.discard).toContain('rancher');
  });
});
