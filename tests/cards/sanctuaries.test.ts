import { describe, expect, it } from 'vitest';
import { allOut, TAKE, table, waiting } from '../kit/situations.ts';

const FIVE = ['rancher', 'reporter', 'scout', 'cook', 'ranger'];

/** Everybody tries to get in, one after the other; how many did? */
function movedIn(id: 'lab' | 'bunker'): number {
  const scene = table((s) => s.sanctuary(id), FIVE);
  for (let seat = 0; seat < FIVE.length; seat++) {
    scene.reply(scene.offers({ type: 'move', sanctuary: id }).length > 0 ? { type: 'move' } : { type: 'hold' });
  }
  return FIVE.filter((survivor) => scene.survivor(survivor).place === id).length;
}

describe('sanctuaries', () => {
  it('lab: 8 points when it appears, and room for 2', () => {
    const scene = waiting(['lab', 'spear']);
    scene.reply(TAKE);
    expect(scene.movie.sanctuaries).toMatchObject([{ id: 'lab', points: 8 }]);
    expect(movedIn('lab')).toBe(2);
  });

  it('bunker: 12 points when it appears, and room for 3', () => {
    const scene = waiting(['bunker', 'spear']);
    scene.reply(TAKE);
    expect(scene.movie.sanctuaries).toMatchObject([{ id: 'bunker', points: 12 }]);
    expect(movedIn('bunker')).toBe(3);
  });

  it('lab: buried when destroyed', () => {
    const scene = allOut((s) => s.throng(0, 'warlord').sanctuary('lab', ['scout'])).dice(4, 4, 4);
    scene.reply({ type: 'strike', at: 'lab' });
    expect(scene.movie.graveyard).toContain('lab');
  });

  it('bunker: stands where the Lab would fall', () => {
    const scene = allOut((s) => s.throng(0, 'warlord').sanctuary('bunker', ['scout'])).dice(4, 4, 4);
    scene.reply({ type: 'strike', at: 'bunker' });
    expect(scene.movie.sanctuaries).toMatchObject([{ id: 'bunker', points: 4 }]);
  });

  it('lab: both may stand side by side', () => {
    const scene = waiting(['bunker', 'lab', 'spear']);
    scene.reply(TAKE);
    expect(scene.movie.sanctuaries.map((s) => s.id)).toEqual(['bunker', 'lab']);
    expect(scene.movie.frames[0]?.cards).toEqual(['spear']);
    expect(scene.offers({ type: 'move' })).toHaveLength(2);
  });

  it('bunker: from one to the other is leaving and a Move', () => {
    const scene = table((s) => s.sanctuary('lab', ['rancher']).sanctuary('bunker'));
    scene.reply({ type: 'leave' });
    scene.reply({ type: 'move', sanctuary: 'bunker' });
    expect(scene.survivor('rancher').place).toBe('bunker');
    expect(scene.prompt.survivor).toBe('reporter');
  });
});
