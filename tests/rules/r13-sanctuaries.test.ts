import { describe, expect, it } from 'vitest';
import type { Scene } from '../kit/scene.ts';
import { allOut, roll, TAKE, table, waiting } from '../kit/situations.ts';

const kinds = (scene: Scene) => [...new Set(scene.prompt.replies.map((r) => r.type))].sort();

describe('R13 sanctuaries stand', () => {
  it('R13.1 a revealed sanctuary moves to its slot, and its frame is refilled face up', () => {
    const scene = waiting(['lab', 'mutants-5']);
    scene.reply(TAKE);
    expect(scene.movie.sanctuaries).toMatchObject([{ id: 'lab', points: 8, store: [] }]);
    expect(scene.movie.frames[0]).toEqual({ cards: ['mutants-5'], down: null });
    expect(scene.told('sanctuary-opened')).toEqual([{ type: 'sanctuary-opened', sanctuary: 'lab', points: 8 }]);
  });

  it('R13.1 the Bunker has 12 points', () => {
    const scene = waiting(['bunker', 'mutants-5']);
    scene.reply(TAKE);
    expect(scene.movie.sanctuaries).toMatchObject([{ id: 'bunker', points: 12 }]);
  });

  it('R13.1 the Lab has room for two', () => {
    const one = table((s) => s.sanctuary('lab', ['scout']));
    expect(one.offers({ type: 'move', sanctuary: 'lab' })).toHaveLength(1);
    const two = table((s) => s.sanctuary('lab', ['scout', 'reporter']));
    expect(two.offers({ type: 'move' })).toEqual([]);
  });

  it('R13.1 the Bunker has room for three', () => {
    const cast = ['rancher', 'reporter', 'scout', 'cook'];
    const two = table((s) => s.sanctuary('bunker', ['scout', 'reporter']), cast);
    expect(two.offers({ type: 'move', sanctuary: 'bunker' })).toHaveLength(1);
    const three = table((s) => s.sanctuary('bunker', ['scout', 'reporter', 'cook']), cast);
    expect(three.offers({ type: 'move' })).toEqual([]);
  });

  it('R13.2 moving in is the whole action', () => {
    const scene = table((s) => s.sanctuary('lab'));
    scene.reply({ type: 'move', sanctuary: 'lab' });
    expect(scene.survivor('rancher').place).toBe('lab');
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
  });

  it('R13.2 inside there is Rest, Search, or leaving, and nothing of the outside', () => {
    const scene = table((s) => s.sanctuary('lab', ['rancher']).throng(0, 'terrors-1').give('scout', 'spear'));
    const inside = kinds(scene).filter((kind) => kind !== 'draw' && kind !== 'take-attack'); // R5.4 is the seat's
    expect(inside).toEqual(['hold', 'leave', 'rest', 'search']);
  });

  it('R13.2 Rest inside gives three, and keeps the survivor in', () => {
    const scene = table((s) => s.sanctuary('lab', ['rancher']));
    scene.reply({ type: 'rest' });
    expect(scene.survivor('rancher')).toMatchObject({ rest: 3, place: 'lab' });
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
  });

  it('R13.2 Rest inside stops at seven', () => {
    const scene = table((s) => s.sanctuary('lab', ['rancher']).rest('rancher', 6));
    scene.reply({ type: 'rest' });
    expect(scene.survivor('rancher').rest).toBe(7);
    expect(scene.told('rested')).toMatchObject([{ amount: 1 }]);
  });

  it('R13.2 Search keeps the survivor in', () => {
    const scene = table((s) => s.sanctuary('lab', ['rancher'])).shuffle(
      'terrors-1',
      'terrors-2',
      'riders-1',
      'warlord',
    );
    scene.reply({ type: 'search' });
    expect(scene.survivor('rancher').place).toBe('lab');
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
  });

  it.each(['rest', 'search'] as const)('R13.2 after a %s inside, not even a second action leads out', (first) => {
    const scene = table((s) => s.sanctuary('lab', ['rancher']).stars('rancher', 1));
    scene.shuffle('terrors-1', 'terrors-2', 'riders-1', 'warlord').reply({ type: first });
    expect(scene.prompt).toMatchObject({ survivor: 'rancher', purpose: 'second-action' });
    expect(scene.offers({ type: 'leave' })).toEqual([]);
  });

  it('R13.2 leaving is free, and the action follows in the same turn', () => {
    const scene = table((s) => s.sanctuary('lab', ['rancher']).throng(0, 'terrors-1'));
    scene.reply({ type: 'leave' });
    expect(scene.survivor('rancher').place).toBeNull();
    expect(scene.told('left-sanctuary')).toEqual([{ type: 'left-sanctuary', survivor: 'rancher', sanctuary: 'lab' }]);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'rancher' });
    scene.dice(...roll(8), 5).reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    expect(scene.movie.discard).toContain('terrors-1');
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'reporter' });
  });

  it('R13.2 resting after leaving is a rest outside', () => {
    const scene = table((s) => s.sanctuary('lab', ['rancher']));
    scene.reply({ type: 'leave' });
    scene.reply({ type: 'rest' });
    expect(scene.survivor('rancher').rest).toBe(2);
  });
});

describe('R13 sanctuaries fall', () => {
  const siege = (points = 8, ...throng: string[]) =>
    allOut((s) =>
      s
        .throng(0, ...(throng.length > 0 ? throng : ['riders-1']))
        .sanctuary('lab', ['reporter', 'scout'], points)
        .store('lab', 'spear')
        .rest('scout', 7),
    );

  it('R13.5 nobody outside can strike at those inside', () => {
    expect(siege().offers({ type: 'strike', at: 'scout' })).toEqual([]);
    expect(siege().offers({ type: 'strike', at: 'lab' })).toHaveLength(1);
  });

  it('R13.5 events reach them: Spored', () => {
    const scene = waiting(['spored', 'mutants-5'], (s) => s.sanctuary('lab', ['scout'])).fate(2);
    scene.dice(...roll(7)).reply(TAKE);
    expect(scene.told('survivor-lost')).toMatchObject([{ survivor: 'scout', to: 'throng' }]);
  });

  it('R13.5 an alien that answers a counterstrike fumbled from inside hits at the sanctuary', () => {
    const scene = siege().dice(6, 6);
    scene.reply({ type: 'strike', at: 'lab' });
    scene.dice(6, 6, ...roll(5), 3).reply({ type: 'attack', target: 'riders-1' });
    expect(scene.told('strike-declared').map((e) => e.at)).toEqual(['lab', 'lab']);
    expect(scene.movie.sanctuaries).toMatchObject([{ points: 5 }]);
    expect(scene.isInPlay('reporter')).toBe(true);
  });

  it('R13.6 damage comes off its points, and nobody is asked to pay', () => {
    const scene = siege().dice(...roll(6), 5);
    scene.reply({ type: 'strike', at: 'lab' });
    expect(scene.movie.sanctuaries).toMatchObject([{ points: 3 }]);
    expect(scene.prompt.type).toBe('fade-out');
    expect(scene.survivor('scout')).toMatchObject({ rest: 7, place: 'lab' });
  });

  it('R13.6 doubles add to that damage', () => {
    const scene = siege().dice(2, 2, 3);
    scene.reply({ type: 'strike', at: 'lab' });
    expect(scene.told('sanctuary-damaged')).toMatchObject([{ damage: 5, left: 3 }]);
  });

  it('R13.6 a throng with a Familiar Face does SHAD to it', () => {
    const scene = allOut((s) => s.discard('cook').throng(0, 'cook').sanctuary('bunker', ['scout']));
    scene.dice(...roll(6), 4, 4).reply({ type: 'strike', at: 'bunker' });
    expect(scene.movie.sanctuaries).toMatchObject([{ points: 4 }]);
  });

  it('R13.6 at 0 it is buried, those inside are unharmed in their pools, its store is discarded', () => {
    const scene = siege(4).dice(...roll(6), 6);
    scene.reply({ type: 'strike', at: 'lab' });
    expect(scene.movie.sanctuaries).toEqual([]);
    expect(scene.told('sanctuary-fell')).toEqual([{ type: 'sanctuary-fell', sanctuary: 'lab' }]);
    expect(scene.movie.graveyard).toContain('lab');
    expect(scene.movie.discard).toContain('spear');
    expect(scene.survivor('scout')).toMatchObject({ rest: 7, place: null });
    expect(scene.survivor('reporter').place).toBeNull();
  });

  it('R13.6 a point left keeps it standing', () => {
    const scene = siege(6).dice(...roll(6), 5);
    scene.reply({ type: 'strike', at: 'lab' });
    expect(scene.movie.sanctuaries).toMatchObject([{ points: 1 }]);
    expect(scene.survivor('scout').place).toBe('lab');
  });

  it('R13.6 1,1 breaches it outright: no damage roll, nobody spored', () => {
    const scene = siege(8).dice(1, 1);
    scene.reply({ type: 'strike', at: 'lab' });
    expect(scene.movie.graveyard).toContain('lab');
    expect(scene.told('strike-damage')).toEqual([]);
    expect(scene.told('survivor-lost')).toEqual([]);
  });

  it('R13.6 6,6 lets everyone inside strike back, one after the other', () => {
    const scene = siege(8, 'riders-1', 'terrors-1').dice(6, 6);
    scene.reply({ type: 'strike', at: 'lab' });
    expect(scene.prompt).toMatchObject({ type: 'aim', survivor: 'reporter', purpose: 'counterstrike' });
    scene.dice(1, 1).reply({ type: 'attack', target: 'riders-1' });
    expect(scene.prompt).toMatchObject({ type: 'aim', survivor: 'scout' });
    scene.reply({ type: 'hold' });
    expect(scene.movie.throngs[0]).toEqual(['terrors-1']);
    expect(scene.movie.sanctuaries).toMatchObject([{ points: 8 }]);
  });

  it('R13.6 a miss leaves it whole', () => {
    const scene = siege().dice(...roll(7));
    scene.reply({ type: 'strike', at: 'lab' });
    expect(scene.movie.sanctuaries).toMatchObject([{ points: 8 }]);
  });
});
