import { describe, expect, it } from 'vitest';
import { DIRECTOR_CHAIR } from '../../../src/rules/shuffling-horror/index.ts';
import { milltown, turnsUp } from '../../kit/pittsburgh.ts';
import { roll } from '../../kit/situations.ts';
import type { Stage } from '../../kit/stage.ts';

describe('stumble', () => {
  const trips = (edit: (s: Stage) => unknown, ...dice: number[]) => {
    const scene = milltown((s) => edit(s.reelPile('stumble', 'axe', 'loners-3'))).dice(...dice);
    scene.reply({ type: 'take', card: 'bat' });
    return scene;
  };

  it('stumble: the causer tests Speed; passing, nothing happens', () => {
    const scene = trips(() => undefined, ...roll(6));
    expect(scene.told('test-rolled')).toMatchObject([
      { survivor: 'bartender', stat: 'speed', needed: 6, passed: true },
    ]);
    expect(scene.survivor('bartender')).toMatchObject({ held: ['bat'], stunned: false });
    expect(scene.movie.discard).toContain('stumble');
  });

  it('stumble: failing, it drops all it holds and loses its next action', () => {
    const scene = trips((s) => s.give('bartender', 'killing-machine'), ...roll(7));
    expect(scene.survivor('bartender')).toMatchObject({ held: [], stunned: true });
    expect(scene.movie.discard).toEqual(expect.arrayContaining(['killing-machine', 'bat', 'stumble']));
  });

  it('stumble: bottles and rounds are new when they are found again', () => {
    const scene = trips((s) => s.give('bartender', 'revolver'), ...roll(7));
    expect(scene.movie.uses).toEqual({});
  });
});

describe('surge', () => {
  const surges = (reel: 1 | 2 | 3 | 4, ...top: string[]) => {
    const scene = milltown((s) => s.reel(reel).reelPile('surge', 'axe', 'loners-3').noThrongs()).shuffle(...top);
    scene.reply({ type: 'take', card: 'bat' });
    return scene;
  };

  it('surge: draws five discards less the reel’s number, and every zombie among them joins a throng', () => {
    const scene = surges(2, 'king', 'rifle', 'mourners-2', 'queen');
    expect(scene.prompt).toMatchObject({ type: 'place', card: 'king' });
    scene.reply({ type: 'place', slot: 0 });
    scene.reply({ type: 'place', card: 'mourners-2', slot: 0 });
    expect(scene.prompt.type).not.toBe('place'); // the fourth was not drawn
    expect(scene.movie.throngs[0]).toEqual(['king', 'mourners-2']);
    expect(scene.movie.discard).toEqual(expect.arrayContaining(['rifle', 'surge']));
    expect(scene.told('strike-declared')).toEqual([]);
  });

  it.each([1, 2, 3, 4] as const)('surge: it ebbs, reel %i', (reel) => {
    const scene = surges(reel, 'king', 'queen', 'jack', 'mourners-2', 'mourners-3');
    for (let left = 5 - reel; left > 0; left--) scene.reply({ type: 'place', slot: left % 3 });
    expect(scene.movie.throngs.flat()).toHaveLength(5 - reel);
    expect(scene.prompt.type).not.toBe('place');
  });
});

describe('familiar-face', () => {
  const comes = (edit: (s: Stage) => unknown) => turnsUp(['familiar-face', 'axe'], (s) => edit(s.noThrongs()));

  it('familiar-face: of those still to come, five less the reel’s number turn up as Familiar Faces', () => {
    const scene = comes((s) => s.reel(3).survivorPile('nurse', 'farmer', 'sheriff'));
    expect(scene.told('survivors-missing')).toEqual([{ type: 'survivors-missing', cards: ['nurse', 'farmer'] }]);
    expect(scene.movie.survivorPile).toEqual(['sheriff']);
    expect(scene.prompt).toMatchObject({ type: 'pick', to: DIRECTOR_CHAIR });
    expect(scene.prompt.replies).toEqual([
      { type: 'pick', card: 'nurse' },
      { type: 'pick', card: 'farmer' },
    ]);
  });

  it('familiar-face: openly: everybody sees who they were, unlike those lost between reels (R19.3)', () => {
    const scene = comes((s) => s.reel(3).survivorPile('nurse', 'farmer', 'sheriff'));
    const moved = scene.told('card-moved').filter((e) => e.why === 'missing');
    expect(moved.map((e) => e.card)).toEqual(['nurse', 'farmer']);
    expect(scene.movie).toMatchObject({ lost: [], faces: ['nurse', 'farmer'] });
    expect(scene.movie.discard).toEqual(expect.arrayContaining(['nurse', 'farmer']));
  });

  it('familiar-face: one of the lost attacks the causer with its Muscle, and joins a throng', () => {
    const scene = comes((s) => s.reel(4).survivorPile('farmer', 'sheriff').discard('nurse', 'king'));
    scene.dice(...roll(9)).reply({ type: 'pick', card: 'farmer' });
    expect(scene.told('strike-rolled')).toMatchObject([
      { by: { card: 'farmer' }, at: 'bartender', needed: 8, hit: false },
    ]);
    scene.reply({ type: 'place', card: 'farmer', slot: 0 });
    expect(scene.movie.throngs[0]).toEqual(['farmer']);
    expect(scene.movie.discard).toEqual(expect.arrayContaining(['nurse', 'familiar-face']));
  });

  it('familiar-face: no zombie but a Familiar Face answers it', () => {
    const scene = comes((s) => s.survivorPile().discard('king'));
    expect(scene.told('survivors-missing')).toEqual([]);
    expect(scene.told('strike-declared')).toEqual([]);
    expect(scene.movie.discard).toContain('familiar-face');
  });

  it('familiar-face: the last of the pile lost, seats without anybody are out (R17.1)', () => {
    const scene = comes((s) => {
      s.reel(1).survivorPile('nurse', 'farmer');
      for (const it of s.state.seats[2]?.pool.splice(0) ?? []) s.state.graveyard.push(it.id);
    });
    expect(scene.told('seat-eliminated')).toEqual([{ type: 'seat-eliminated', seat: 2 }]);
  });
});
