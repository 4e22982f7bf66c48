import { describe, expect, it } from 'vitest';
import { allOut, roll, TAKE, table, waiting } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';

/** The Cook (Muscle 7) has come back and stands in throng 1. */
const cook = (more: (s: Stage) => unknown = () => undefined) => table((s) => more(s.discard('cook').throng(0, 'cook')));

describe('R14.2 Familiar Faces', () => {
  it('R14.2 its value is its Muscle: the roll it needs', () => {
    const scene = allOut((s) => s.discard('cook').throng(0, 'cook', 'pods-4')).dice(...roll(10));
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.told('strike-declared')).toMatchObject([{ needed: 7 + 2 }]);
  });

  it('R14.2 its value is its Muscle: the damage it takes', () => {
    const hit = (die: number) => {
      const scene = cook((s) => s.give('rancher', 'wrench')).dice(...roll(8), die);
      scene.reply({ type: 'attack', target: 'cook', way: 'wrench' });
      return scene;
    };
    expect(hit(4).told('alien-stood')).toEqual([{ type: 'alien-stood', card: 'cook', damage: 6 }]);
    expect(hit(5).movie.throngs[0]).toEqual([]);
  });

  it('R14.2 eliminated, it is in the discard pile and still a Face', () => {
    const scene = cook((s) => s.give('rancher', 'wrench')).dice(...roll(8), 5);
    scene.reply({ type: 'attack', target: 'cook', way: 'wrench' });
    expect(scene.movie.discard).toContain('cook');
    expect(scene.movie.survivorPile).not.toContain('cook');
  });

  it('R14.2 a head shot buries it', () => {
    const scene = cook().dice(1, 1);
    scene.reply({ type: 'attack', target: 'cook', way: 'hands' });
    expect(scene.movie.graveyard).toContain('cook');
  });

  it('R14.2 damage of 10 buries it', () => {
    const scene = cook().dice(4, 4, 6);
    scene.reply({ type: 'attack', target: 'cook', way: 'hands' });
    expect(scene.movie.graveyard).toContain('cook');
  });

  it('R14.2 its throng rolls SHAD, and no longer once it is gone', () => {
    const scene = cook((s) => s.throng(0, 'cook', 'terrors-1').rest('scout', 7)).dice(1, 1);
    scene.reply({ type: 'attack', target: 'cook', way: 'hands' });
    scene
      .until('strike')
      .dice(...roll(5), 6)
      .reply({ type: 'strike', at: 'scout' });
    expect(scene.told('strike-damage')).toMatchObject([{ dice: [6], total: 6 }]);
  });

  it('R14.2 on the screen it is a monster: survivors may strike it, nobody may take it up', () => {
    const scene = waiting(['cook']);
    scene.reply(TAKE);
    expect(scene.movie.frames[0]?.cards).toEqual(['cook']);
    expect(scene.offers({ type: 'attack', target: 'cook', way: 'hands' })).toHaveLength(1);
    expect(scene.offers({ type: 'take', card: 'cook' })).toEqual([]);
  });

  it('R14.2 the Director may take it into a throng', () => {
    const scene = waiting(['cook']);
    scene.reply(TAKE);
    scene.until('direct').reply({ type: 'direct', card: 'cook', slot: 1 });
    expect(scene.movie.throngs[1]).toEqual(['cook']);
  });

  it('R14.2 a survivor lost to a flail comes back with the next reel’s cards, never as a survivor', () => {
    const scene = allOut((s) => s.throng(0, 'terrors-1').screen('wrench').reelPile()).shuffle(
      'scout',
      'spear',
      'raygun',
    );
    scene.dice(...roll(5), ...roll(10)).reply({ type: 'strike', at: 'scout' });
    scene.until('act').reply(TAKE); // the last card of the reel
    scene.reply({ type: 'star', survivor: 'rancher' });
    expect(scene.movie.reel).toBe(2);
    expect(scene.movie.frames[0]?.cards).toEqual(['scout']);
    expect(scene.movie.survivorPile).not.toContain('scout');
  });

  it('R14.2 the Robot’s Face has value 8', () => {
    const scene = allOut((s) => s.discard('robot').throng(0, 'robot')).dice(...roll(9));
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.told('strike-declared')).toMatchObject([{ needed: 8 }]);
  });
});
