import { describe, expect, it } from 'vitest';
import { CAST, table } from '../kit/situations.ts';
import { sequence } from '../kit/tables.ts';

const withTerror = (edit: Parameters<typeof table>[0] = () => {}, survivors = CAST) =>
  table((s) => edit(s.throng(0, 'terrors-1')), survivors);

describe('R5.4 Take+Attack', () => {
  it('R5.4a one survivor takes an item and attacks with it at once', () => {
    const scene = withTerror((s) => s.throng(1, 'pods-1')).dice(4, 3, 3);
    scene.reply({ type: 'take-attack', survivor: 'rancher', card: 'wrench' });
    scene.reply({ type: 'attack', target: 'terrors-1' });
    expect(scene.told('attack-declared')).toMatchObject([{ way: 'wrench', why: 'take-attack', stat: 'muscle' }]);
    expect(scene.told('damage-rolled')).toMatchObject([{ dice: [3], total: 5 }]);
    expect(scene.survivor('rancher').held).toEqual(['wrench']);
    expect(scene.movie.discard).toContain('terrors-1');
  });

  it('R5.4a any survivor of the pool may be the one', () => {
    const scene = withTerror((s) => s.join(0, 'cook')).dice(6, 5);
    scene.reply({ type: 'take-attack', survivor: 'cook', card: 'wrench' });
    expect(scene.survivor('cook').held).toEqual(['wrench']);
    expect(scene.told('attack-rolled')).toMatchObject([{ survivor: 'cook', needed: 7 }]);
    expect(scene.prompt.survivor).toBe('reporter');
  });

  it('R5.4a the attack is made with that item and with nothing else, and it is owed', () => {
    const scene = withTerror((s) => s.give('rancher', 'spear').throng(1, 'pods-1'));
    scene.reply({ type: 'take-attack', survivor: 'rancher', card: 'wrench' });
    expect(scene.prompt).toMatchObject({ type: 'aim', purpose: 'take-attack' });
    expect(scene.prompt.replies.every((r) => r.type === 'attack' && r.way === 'wrench')).toBe(true);
    scene.dice(6, 5).reply({ type: 'attack', target: 'pods-1' });
  });

  it('R5.4a with two held cards one is dropped', () => {
    const scene = withTerror((s) => s.give('rancher', 'spear', 'payback')).dice(6, 5);
    expect(scene.offers({ type: 'take-attack', card: 'wrench' })).toHaveLength(2);
    scene.reply({ type: 'take-attack', card: 'wrench', drop: 'payback' });
    expect(scene.survivor('rancher').held).toEqual(['spear', 'wrench']);
    expect(scene.movie.discard).toContain('payback');
  });

  it('R5.4a only an item with a stat: the radio is none', () => {
    const scene = withTerror();
    const cards = scene.offers({ type: 'take-attack' }).map((r) => r.type === 'take-attack' && r.card);
    expect(cards).toEqual(['wrench', 'pistol']);
  });

  it('R5.4a the item must have a stat that the taker owns', () => {
    const scene = withTerror(
      (s) => s.screen('pistol', 'flamethrower', 'dynamite').rest('robot', 0).throng(1, 'pods-1'),
      ['robot', 'reporter', 'scout'],
    );
    // Speed, Guts, Speed or Brains: the Robot has Brains.
    expect(scene.offers({ type: 'take-attack' })).toEqual([
      { type: 'take-attack', survivor: 'robot', card: 'dynamite' },
    ]);
    scene.reply({ type: 'take-attack', card: 'dynamite' });
    expect(scene.prompt.replies.every((r) => r.type === 'attack' && r.stat === 'brains')).toBe(true);
    scene.dice(6, 5).reply({ type: 'attack', target: 'pods-1' });
  });

  it('R5.4a taken dynamite may go at a whole throng, and spends a token', () => {
    const scene = table((s) => s.screen('dynamite', 'radio', 'wrench').throng(0, 'pods-1', 'terrors-1')).dice(1, 2, 3);
    scene.reply({ type: 'take-attack', card: 'dynamite' });
    scene.reply({ type: 'attack', reach: 'throng', stat: 'speed' });
    expect(scene.movie.throngs[0]).toEqual([]);
    expect(scene.movie.uses).toEqual({ dynamite: 3 });
  });

  it('R5.4a no power plays', () => {
    const scene = withTerror((s) => s.screen('payback', 'fight-or-flight', 'radio'));
    expect(scene.offers({ type: 'take-attack' })).toEqual([]);
  });

  it('R5.4a with nothing to attack it cannot be done', () => {
    expect(table().offers({ type: 'take-attack' })).toEqual([]);
  });

  it('R5.4a a survivor inside a sanctuary may leave and do it', () => {
    const scene = withTerror((s) => s.sanctuary('lab', ['rancher'])).dice(6, 5);
    const events = scene.reply({ type: 'take-attack', survivor: 'rancher', card: 'wrench' });
    expect(sequence(events, 'left-sanctuary', 'took')).toEqual(['left-sanctuary', 'took']);
    expect(scene.survivor('rancher').place).toBeNull();
  });

  it('R5.4a a Probed survivor may not; its seat may still draw, and its companions may take', () => {
    const scene = withTerror((s) => {
      s.discard('probed').state.discard.splice(s.state.discard.indexOf('probed'), 1);
      s.survivor('rancher').probed = 'probed';
    });
    expect(scene.offers({ type: 'take-attack' })).toEqual([]);
    expect(scene.offers({ type: 'draw' })).toHaveLength(1);
    scene.stage((s) => s.join(0, 'cook'));
    expect(new Set(scene.offers({ type: 'take-attack' }).map((r) => 'survivor' in r && r.survivor))).toEqual(
      new Set(['cook']),
    );
  });

  it('R5.4b the newcomer has 3 rest spoints, stands last in the pool and attacks with Muscle', () => {
    const scene = withTerror((s) => s.survivorPile('cook', 'ranger'));
    const { bank } = scene.movie;
    scene.reply({ type: 'draw' });
    expect(scene.movie.seats[0]?.pool.map((s) => s.id)).toEqual(['rancher', 'cook']);
    expect(scene.survivor('cook').rest).toBe(3);
    expect(scene.movie.bank).toBe(bank - 3);
    expect(scene.movie.survivorPile).toEqual(['ranger']);
    expect(scene.told('attack-declared')).toMatchObject([{ survivor: 'cook', way: 'hands', stat: 'muscle' }]);
    expect(scene.prompt).toMatchObject({ type: 'spend', survivor: 'cook', target: 7 });
  });

  it('R5.4b the attack is owed', () => {
    const scene = withTerror((s) => s.survivorPile('cook').throng(1, 'pods-1'));
    scene.reply({ type: 'draw' });
    expect(scene.prompt.type).toBe('aim');
    expect(scene.prompt.replies.map((r) => r.type)).toEqual(['attack', 'attack']);
  });

  it('R5.4b with nothing to attack the draw is legal and the attack is skipped', () => {
    const scene = table((s) => s.survivorPile('cook'));
    scene.reply({ type: 'draw' });
    expect(scene.survivor('cook').rest).toBe(3);
    expect(scene.told('attack-declared')).toEqual([]);
    expect(scene.prompt.survivor).toBe('reporter'); // it was the whole turn
  });

  it('R5.4b with an empty survivor pile there is no draw', () => {
    expect(withTerror((s) => s.survivorPile()).offers({ type: 'draw' })).toEqual([]);
  });

  it('R5.4b the newcomer acts with its pool from the next turn on', () => {
    const scene = table((s) => s.survivorPile('cook'));
    scene.reply({ type: 'draw' });
    scene.until('fade-out').until('act', 'cook');
    expect(scene.told('held-still').map((e) => e.survivor)).toEqual(['reporter', 'scout', 'rancher']);
  });

  it('R5.4 only while no survivor of the pool has acted this turn', () => {
    const scene = withTerror((s) => s.join(0, 'cook'));
    expect(scene.offers({ type: 'take-attack' }).length).toBeGreaterThan(0);
    scene.reply({ type: 'hold' });
    expect(scene.prompt.survivor).toBe('cook');
    expect(scene.offers({ type: 'take-attack' })).toEqual([]);
    expect(scene.offers({ type: 'draw' })).toEqual([]);
  });

  it('R5.4 it is one action for mystery cards: they are revealed after the attack', () => {
    const scene = withTerror((s) => s.reelPile('pods-1', 'pods-2')).dice(4, 3, 3);
    const events = scene.reply({ type: 'take-attack', survivor: 'rancher', card: 'wrench' });
    const order = sequence(events, 'took', 'card-dealt', 'attack-rolled', 'damage-rolled', 'card-revealed');
    expect(order).toEqual(['card-dealt', 'took', 'attack-rolled', 'damage-rolled', 'card-revealed']);
  });

  it('R5.4 the face-down card that replaced the item cannot be the target', () => {
    const scene = withTerror((s) => s.throng(1, 'pods-1').reelPile('riders-1', 'pods-2'));
    scene.reply({ type: 'take-attack', survivor: 'rancher', card: 'wrench' });
    expect(scene.prompt.replies.map((r) => r.type === 'attack' && r.target)).toEqual(['terrors-1', 'pods-1']);
    scene.dice(6, 5).reply({ type: 'attack', target: 'pods-1' });
  });
});
