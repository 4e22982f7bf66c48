import { describe, expect, it } from 'vitest';
import { chairOfSeat } from '../../src/rules/shuffling-horror/index.ts';
import { allOut, roll, TAKE, table, waiting } from '../kit/situations.ts';

const attack = { type: 'attack', target: 'terrors-1', way: 'hands' } as const;

describe('R14.3 a star rolls a failed test again', () => {
  /** The Rancher (Muscle 8) has a star and a Terror to strike at. */
  const rancher = (stars = 1) => table((s) => s.stars('rancher', stars).throng(0, 'terrors-1'));

  it('R14.3 a missed attack', () => {
    const scene = rancher().dice(...roll(9));
    scene.reply(attack);
    expect(scene.prompt).toMatchObject({ type: 'reroll', to: chairOfSeat(0), survivor: 'rancher', dice: roll(9) });
    scene.dice(...roll(8), 6).reply({ type: 'reroll', use: true });
    expect(scene.told('attack-rolled').map((e) => e.hit)).toEqual([false, true]);
    expect(scene.movie.discard).toContain('terrors-1');
    expect(scene.survivor('rancher').stars).toBe(0);
    expect(scene.told('star-spent')).toEqual([{ type: 'star-spent', survivor: 'rancher', why: 'reroll' }]);
  });

  it('R14.3 declined, the miss stands and the star stays', () => {
    const scene = rancher().dice(...roll(9));
    scene.reply(attack);
    scene.reply({ type: 'reroll', use: false });
    expect(scene.told('attack-rolled')).toHaveLength(1);
    expect(scene.survivor('rancher').stars).toBe(1);
    expect(scene.prompt.purpose).toBe('second-action');
  });

  it('R14.3 the new result stands, whatever stars are left', () => {
    const scene = rancher(3).dice(...roll(9));
    scene.reply(attack);
    scene.dice(...roll(10)).reply({ type: 'reroll', use: true });
    expect(scene.told('attack-rolled')).toHaveLength(2);
    expect(scene.prompt).toMatchObject({ type: 'act', purpose: 'second-action' });
    expect(scene.survivor('rancher').stars).toBe(2);
  });

  it('R14.3 not a hit', () => {
    const scene = rancher().dice(...roll(8), 1);
    scene.reply(attack);
    expect(scene.told('alien-stood')).toHaveLength(1); // nor the poor damage
    expect(scene.prompt.purpose).toBe('second-action');
  });

  it('R14.3 never a fumble', () => {
    const scene = rancher().dice(6, 6, ...roll(9));
    scene.reply(attack);
    expect(scene.told('fumbled')).toHaveLength(1);
    expect(scene.survivor('rancher').stars).toBe(1);
  });

  it('R14.3 the new roll may be a fumble', () => {
    const scene = rancher().dice(...roll(9));
    scene.reply(attack);
    scene.dice(6, 6, ...roll(9)).reply({ type: 'reroll', use: true });
    expect(scene.told('fumbled')).toHaveLength(1);
    expect(scene.told('strike-rolled')).toHaveLength(1);
  });

  it('R14.3 or a head shot', () => {
    const scene = rancher().dice(...roll(9));
    scene.reply(attack);
    scene.dice(1, 1).reply({ type: 'reroll', use: true });
    expect(scene.movie.graveyard).toContain('terrors-1');
  });

  it('R14.3 spoints stay committed', () => {
    const scene = rancher().stage((s) => s.rest('rancher', 2));
    scene.reply(attack);
    scene.dice(...roll(11)).reply({ type: 'spend', amount: 2 });
    scene.dice(...roll(10), 1).reply({ type: 'reroll', use: true });
    expect(scene.told('attack-rolled')).toMatchObject([
      { needed: 10, hit: false },
      { needed: 10, hit: true },
    ]);
    expect(scene.told('spoints-spent')).toHaveLength(1);
  });

  it('R14.3 a counterstrike', () => {
    const scene = allOut((s) => s.throng(0, 'terrors-1').stars('rancher', 1)).dice(6, 6);
    scene.reply({ type: 'strike', at: 'rancher' });
    scene.dice(...roll(9)).reply(attack);
    expect(scene.prompt.type).toBe('reroll');
    scene.dice(1, 1).reply({ type: 'reroll', use: true });
    expect(scene.movie.graveyard).toContain('terrors-1');
  });

  /** The Scout (Speed 9) is hit; nobody wants the attack itself rolled again. */
  const hitScout = (...flail: number[]) => {
    const scene = allOut((s) => s.throng(0, 'terrors-1').stars('scout', 1)).dice(...roll(5), ...flail);
    scene.reply({ type: 'strike', at: 'scout' });
    scene.reply({ type: 'pass' });
    return scene;
  };

  it('R14.3 a failed flail', () => {
    const scene = hitScout(...roll(10));
    expect(scene.prompt).toMatchObject({ type: 'reroll', survivor: 'scout' });
    scene.dice(...roll(9)).reply({ type: 'reroll', use: true });
    expect(scene.isInPlay('scout')).toBe(true);
    expect(scene.survivor('scout').stars).toBe(0);
  });

  it('R14.3 a test’s new result stands, too', () => {
    const scene = hitScout(...roll(10));
    scene.stage((s) => s.stars('scout', 3)).dice(...roll(11));
    scene.reply({ type: 'reroll', use: true });
    expect(scene.told('test-rolled')).toHaveLength(2);
    expect(scene.isInPlay('scout')).toBe(false);
  });

  it('R14.3 a flail of 6,6 as well: it is no fumble', () => {
    const scene = hitScout(6, 6);
    expect(scene.prompt.type).toBe('reroll');
    scene.reply({ type: 'reroll', use: false });
    expect(scene.isInPlay('scout')).toBe(false);
  });

  it('R14.3 a failed test of an event', () => {
    const scene = waiting(['theyre-out-there'], (s) => s.stars('rancher', 1));
    scene.reply(TAKE);
    scene.reply({ type: 'hold' }); // no second action
    scene.dice(...roll(8)).reply({ type: 'plot', use: true }); // Guts 7
    expect(scene.prompt).toMatchObject({ type: 'reroll', survivor: 'rancher' });
    scene.dice(...roll(7)).reply({ type: 'reroll', use: true });
    expect(scene.told('full-assault')).toEqual([]);
  });

  it('R14.3 only one’s own tests', () => {
    const scene = table((s) => s.stars('reporter', 1).throng(0, 'terrors-1')).dice(...roll(9));
    scene.reply(attack);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
  });
});

describe('R14.3 a star makes an alien roll again', () => {
  const hit = (...stars: string[]) =>
    allOut((s) => {
      s.throng(0, 'terrors-1').rest('scout', 7);
      for (const survivor of stars) s.stars(survivor, 1);
    }).dice(...roll(5));

  it.each([
    ['rancher', 0],
    ['reporter', 1],
    ['scout', 2],
  ])('R14.3 an attack on anyone, before damage: the %s’s star', (survivor, seat) => {
    const scene = hit(survivor);
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.prompt).toMatchObject({ type: 'spare', to: chairOfSeat(seat), survivor: 'scout', target: 5 });
    expect(scene.told('strike-damage')).toEqual([]);
    scene.dice(...roll(6)).reply({ type: 'star', survivor });
    expect(scene.told('strike-rolled').map((e) => e.hit)).toEqual([true, false]);
    expect(scene.told('star-spent')).toEqual([{ type: 'star-spent', survivor, why: 'spare' }]);
    expect(scene.told('strike-damage')).toEqual([]);
    expect(scene.prompt.type).toBe('fade-out');
  });

  it('R14.3 one star is one re-roll', () => {
    const scene = hit('scout').stage((s) => s.stars('scout', 3));
    scene.reply({ type: 'strike', at: 'scout' });
    scene.dice(...roll(6)).reply({ type: 'star', survivor: 'scout' });
    expect(scene.survivor('scout').stars).toBe(2);
  });

  it('R14.3 the victim’s seat is asked first, then the others clockwise', () => {
    const scene = hit('rancher', 'reporter', 'scout');
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.prompt).toMatchObject({ type: 'spare', to: chairOfSeat(2) });
    scene.reply({ type: 'pass' });
    expect(scene.prompt).toMatchObject({ type: 'spare', to: chairOfSeat(0) });
    scene.reply({ type: 'pass' });
    expect(scene.prompt).toMatchObject({ type: 'spare', to: chairOfSeat(1) });
    scene.dice(3).reply({ type: 'pass' });
    expect(scene.prompt).toMatchObject({ type: 'answer', damage: 3 });
  });

  it('R14.3 once for an attack: the new result stands', () => {
    const scene = hit('reporter', 'scout');
    scene.reply({ type: 'strike', at: 'scout' });
    scene.dice(...roll(4), 2).reply({ type: 'star', survivor: 'scout' });
    expect(scene.prompt).toMatchObject({ type: 'answer', damage: 2 });
    expect(scene.survivor('reporter').stars).toBe(1);
  });

  it('R14.3 the new roll’s doubles count, not the old one’s', () => {
    const scene = allOut((s) => s.throng(0, 'riders-1').rest('scout', 7).stars('scout', 1)).dice(3, 3);
    scene.reply({ type: 'strike', at: 'scout' });
    scene.dice(2, 2, 1).reply({ type: 'star', survivor: 'scout' });
    expect(scene.prompt).toMatchObject({ type: 'answer', damage: 3 });
  });

  it('R14.3 the new roll may be 6,6, and is answered', () => {
    const scene = hit('scout');
    scene.reply({ type: 'strike', at: 'scout' });
    scene.dice(6, 6).reply({ type: 'star', survivor: 'scout' });
    expect(scene.prompt).toMatchObject({ type: 'aim', survivor: 'scout', purpose: 'counterstrike' });
  });

  it('R14.3 the new roll may be 1,1, and spores', () => {
    const scene = hit('reporter');
    scene.reply({ type: 'strike', at: 'scout' });
    scene.dice(1, 1).reply({ type: 'star', survivor: 'reporter' });
    expect(scene.prompt).toMatchObject({ type: 'place', card: 'scout' });
  });

  it('R14.3 never a head shot', () => {
    const scene = allOut((s) => s.throng(0, 'terrors-1').stars('scout', 2)).dice(1, 1);
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.prompt).toMatchObject({ type: 'place', card: 'scout' });
  });

  it('R14.3 never a miss or a fumble', () => {
    for (const dice of [roll(6), [6, 6]]) {
      const scene = allOut((s) => s.throng(0, 'terrors-1').stars('scout', 2)).dice(...dice);
      scene.reply({ type: 'strike', at: 'scout' });
      expect(scene.prompt.type).not.toBe('spare');
    }
  });

  it('R14.3 not an attack on a sanctuary', () => {
    const scene = allOut((s) => s.throng(0, 'terrors-1').sanctuary('lab', ['scout']).stars('scout', 1));
    scene.dice(...roll(5), 2).reply({ type: 'strike', at: 'lab' });
    expect(scene.prompt.type).toBe('fade-out');
    expect(scene.movie.sanctuaries).toMatchObject([{ points: 6 }]);
  });

  it('R14.3 an alien’s counterstrike, too', () => {
    const scene = table((s) => s.throng(0, 'terrors-1').stars('scout', 1)).dice(6, 6, ...roll(5));
    scene.reply(attack);
    expect(scene.prompt).toMatchObject({ type: 'spare', to: chairOfSeat(2), survivor: 'rancher' });
    scene.dice(...roll(9)).reply({ type: 'star', survivor: 'scout' });
    expect(scene.isInPlay('rancher')).toBe(true);
  });
});
