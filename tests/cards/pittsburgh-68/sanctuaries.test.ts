import { describe, expect, it } from 'vitest';
import { besieged, milltown, turnsUp } from '../../kit/pittsburgh.ts';

const FIVE = ['bartender', 'waitress', 'postman', 'nurse', 'farmer'];

/** Everybody tries to get in, one after the other; how many did? */
function movedIn(id: string): number {
  const scene = milltown((s) => s.sanctuary(id), FIVE);
  for (let seat = 0; seat < FIVE.length; seat++) {
    scene.reply(scene.offers({ type: 'move', sanctuary: id }).length > 0 ? { type: 'move' } : { type: 'hold' });
  }
  return FIVE.filter((survivor) => scene.survivor(survivor).place === id).length;
}

describe('sanctuaries of the mill town', () => {
  it('car: 8 points when it appears, and room for 2', () => {
    expect(turnsUp(['car', 'axe']).movie.sanctuaries).toMatchObject([{ id: 'car', points: 8 }]);
    expect(movedIn('car')).toBe(2);
  });

  it('cellar: 12 points when it appears, and room for 3', () => {
    expect(turnsUp(['cellar', 'axe']).movie.sanctuaries).toMatchObject([{ id: 'cellar', points: 12 }]);
    expect(movedIn('cellar')).toBe(3);
  });

  it('car: buried when destroyed', () => {
    const scene = besieged((s) => s.throng(0, 'king').sanctuary('car', ['postman'])).dice(4, 4, 4);
    scene.reply({ type: 'strike', at: 'car' });
    expect(scene.movie.graveyard).toContain('car');
    expect(scene.survivor('postman').place).toBeNull();
  });

  it('cellar: stands where the Car would fall', () => {
    const scene = besieged((s) => s.throng(0, 'king').sanctuary('cellar', ['postman'])).dice(4, 4, 4);
    scene.reply({ type: 'strike', at: 'cellar' });
    expect(scene.movie.sanctuaries).toMatchObject([{ id: 'cellar', points: 4 }]);
  });
});
