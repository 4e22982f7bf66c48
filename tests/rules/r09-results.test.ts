import { describe, expect, it } from 'vitest';
import { table } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';

/** The Rancher (Muscle 8) against one alien in throng 1. */
const against = (alien: string, edit: (s: Stage) => unknown = () => undefined) =>
  table((s) => edit(s.throng(0, alien)));
const blob = (points: number, edit: (s: Stage) => unknown = () => undefined) =>
  table((s) => {
    s.screen('blobbed', 'radio', 'wrench').reelPile('spear', 'raygun').state.blob = points;
    edit(s);
  });
const HANDS = { type: 'attack', way: 'hands' } as const;

describe('R9.5 head shots', () => {
  it('R9.5 1,1 buries the alien without a damage roll', () => {
    const scene = against('sentries-1', (s) => s.rest('rancher', 1));
    scene.reply(HANDS);
    scene.dice(1, 1).reply({ type: 'spend', amount: 0 });
    expect(scene.movie.graveyard).toContain('sentries-1');
    expect(scene.movie.discard).not.toContain('sentries-1');
    expect(scene.told('head-shot')).toEqual([{ type: 'head-shot', survivor: 'rancher', target: 'sentries-1' }]);
    expect(scene.told('damage-rolled')).toEqual([]);
    expect(scene.prompt.survivor).toBe('reporter'); // no damage spoints either
  });

  it('R9.5 a Familiar Face is buried, too', () => {
    const scene = against('cook').dice(1, 1);
    scene.reply(HANDS);
    expect(scene.movie.graveyard).toContain('cook');
  });

  it.each([1, 2, 3] as const)(
    'R9.5 the Warlord shrugs it off in reel %i: a plain hit without a doubles bonus',
    (reel) => {
      const scene = against('warlord', (s) => s.reel(reel).give('rancher', 'wrench')).dice(1, 1, 6);
      scene.reply({ type: 'attack', way: 'wrench' });
      expect(scene.told('head-shot')).toEqual([]);
      expect(scene.told('damage-rolled')).toMatchObject([{ dice: [6], total: 8 }]);
      expect(scene.movie.discard).toContain('warlord');
      expect(scene.movie.graveyard).not.toContain('warlord');
    },
  );

  it('R9.5 that plain hit may be too weak', () => {
    const scene = against('warlord').dice(1, 1, 6);
    scene.reply(HANDS);
    expect(scene.told('alien-stood')).toEqual([{ type: 'alien-stood', card: 'warlord', damage: 6 }]);
    expect(scene.movie.throngs[0]).toEqual(['warlord']);
  });

  it('R9.5 in reel 4 the Warlord is buried like any other', () => {
    const scene = against('warlord', (s) => s.reel(4)).dice(1, 1);
    scene.reply(HANDS);
    expect(scene.movie.graveyard).toContain('warlord');
  });

  it.each([1, 4] as const)('R9.5 the blob cannot be head-shot, not even in reel %i', (reel) => {
    const scene = blob(9, (s) => s.reel(reel)).dice(1, 1, 3);
    scene.reply(HANDS);
    expect(scene.told('head-shot')).toEqual([]);
    expect(scene.told('damage-rolled')).toMatchObject([{ dice: [3], total: 3 }]);
    expect(scene.movie.blob).toBe(6);
  });
});

describe('R9.7 doubles', () => {
  it.each([
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
  ])('R9.7 %i,%i on a hit adds its number to the damage', (a, b) => {
    const scene = against('sentries-1', (s) => s.rest('rancher', 3));
    scene.reply(HANDS);
    scene.dice(a, b).reply({ type: 'spend', amount: 2 }); // 10 is enough for 5,5
    scene.dice(1).reply({ type: 'spend', amount: 0 });
    expect(scene.told('damage-rolled')).toMatchObject([{ dice: [1], total: 1 + a }]);
  });

  it('R9.7 doubles on a miss do nothing', () => {
    const scene = against('pods-1').dice(5, 5);
    scene.reply(HANDS);
    expect(scene.told('attack-rolled')).toMatchObject([{ needed: 8, hit: false }]);
    expect(scene.movie.throngs[0]).toEqual(['pods-1']);
  });

  it('R9.7 doubles mean nothing on other tests', () => {
    const scene = table((s) => s.reelPile('theyre-out-there', 'spear'));
    scene.reply({ type: 'take', card: 'radio' });
    scene.dice(2, 2).reply({ type: 'plot', use: true });
    expect(scene.told('test-rolled')).toMatchObject([{ passed: true }]);
    expect(scene.told('damage-rolled')).toEqual([]);
  });

  it('R9.7 6,6 on a flail is a plain failure, 1,1 a plain success', () => {
    const scene = against('terrors-1').until('strike').dice(2, 1, 1, 1);
    scene.reply({ type: 'strike', at: 'rancher' });
    expect(scene.told('test-rolled')).toMatchObject([{ flail: true, passed: true }]);
    expect(scene.isInPlay('rancher')).toBe(true);
    scene.until('strike').dice(2, 1, 6, 6).reply({ type: 'strike', at: 'rancher' });
    expect(scene.movie.discard).toContain('rancher');
    expect(scene.told('strike-declared')).toHaveLength(2); // nobody strikes again for it
  });
});

describe('R9.8 damage', () => {
  it('R9.8 damage equal to the value eliminates: to the discard pile', () => {
    const scene = against('terrors-1').dice(5, 3, 5);
    scene.reply(HANDS);
    expect(scene.movie.discard).toContain('terrors-1');
    expect(scene.told('alien-eliminated')).toMatchObject([{ card: 'terrors-1', by: 'rancher', to: 'discard' }]);
  });

  it('R9.8 less does nothing, and is forgotten', () => {
    const scene = against('terrors-1', (s) => s.join(0, 'colonel')).dice(5, 3, 4, 5, 3, 4);
    scene.reply(HANDS);
    scene.reply(HANDS); // the Colonel's: 4 and 4 are not 8
    expect(scene.movie.throngs[0]).toEqual(['terrors-1']);
    expect(scene.told('alien-stood').map((e) => e.damage)).toEqual([4, 4]);
  });

  it('R9.8 nine eliminates, ten annihilates: to the graveyard', () => {
    const nine = against('pods-1', (s) => s.give('rancher', 'wrench').rest('rancher', 2));
    nine.reply({ type: 'attack', way: 'wrench' });
    nine.dice(5, 3).reply({ type: 'spend', amount: 0 });
    nine.dice(6).reply({ type: 'spend', amount: 1 });
    expect(nine.told('damage-rolled')).toMatchObject([{ total: 9 }]);
    expect(nine.movie.discard).toContain('pods-1');

    const ten = against('pods-1', (s) => s.give('rancher', 'wrench').rest('rancher', 2));
    ten.reply({ type: 'attack', way: 'wrench' });
    ten.dice(5, 3).reply({ type: 'spend', amount: 0 });
    ten.dice(6).reply({ type: 'spend', amount: 2 });
    expect(ten.told('damage-rolled')).toMatchObject([{ total: 10 }]);
    expect(ten.movie.graveyard).toContain('pods-1');
  });

  it('R9.8 the Warlord is only eliminated by ten before reel 4', () => {
    const scene = against('warlord', (s) => s.reel(3).give('rancher', 'wrench')).dice(4, 4, 6);
    scene.reply({ type: 'attack', way: 'wrench' });
    expect(scene.told('damage-rolled')).toMatchObject([{ total: 12 }]);
    expect(scene.movie.discard).toContain('warlord');
  });

  it('R9.8 in reel 4 ten annihilates the Warlord', () => {
    const scene = against('warlord', (s) => s.reel(4).give('rancher', 'wrench')).dice(4, 4, 6);
    scene.reply({ type: 'attack', way: 'wrench' });
    expect(scene.movie.graveyard).toContain('warlord');
  });

  it('R9.8 damage comes off the blob for good', () => {
    const scene = blob(8).dice(5, 3, 3);
    scene.reply(HANDS);
    expect(scene.movie.blob).toBe(5);
    scene.dice(2, 3, 4).reply(HANDS);
    expect(scene.movie.blob).toBe(1);
    expect(scene.movie.frames[0]?.cards).toEqual(['blobbed']);
  });

  it('R9.8 the blob is never annihilated: at 0 it is discarded and its frame refilled', () => {
    const scene = blob(10, (s) => s.give('rancher', 'wrench')).dice(4, 4, 6);
    scene.reply({ type: 'attack', way: 'wrench' });
    expect(scene.told('damage-rolled')).toMatchObject([{ total: 12 }]);
    expect(scene.movie).toMatchObject({ blob: 0 });
    expect(scene.movie.discard).toContain('blobbed');
    expect(scene.movie.graveyard).not.toContain('blobbed');
    expect(scene.movie.frames[0]).toEqual({ cards: ['spear'], down: null });
  });
});
