import { describe, expect, it } from 'vitest';
import { besieged, milltown, turnsUp } from '../../kit/pittsburgh.ts';
import { roll } from '../../kit/situations.ts';
import type { Stage } from '../../kit/stage.ts';

/** Hands have the Bartender (Speed 6). */
const seized = (s: Stage, survivor = 'bartender') => {
  s.bury('clutch').state.graveyard.pop();
  s.survivor(survivor).probed = 'clutch';
  return s;
};

describe('clutch', () => {
  it('clutch: its causer is held, the card lies with it', () => {
    const scene = turnsUp(['clutch', 'axe']);
    expect(scene.survivor('bartender')).toMatchObject({ probed: 'clutch', held: ['bat'] });
    expect(scene.movie.limbo).toEqual([]);
    expect(scene.movie.frames[0]?.cards).toEqual(['axe']);
  });

  it('clutch: no action but to fight free, as it would flail', () => {
    const scene = milltown((s) => seized(s).throng(0, 'king').sanctuary('car'));
    const own = scene.prompt.replies.filter((r) => r.type !== 'draw');
    expect(own).toEqual([{ type: 'escape', stat: 'speed' }, { type: 'hold' }]);
  });

  it('clutch: passing frees it, failing does not', () => {
    const free = milltown((s) => seized(s)).dice(...roll(6));
    free.reply({ type: 'escape' });
    expect(free.survivor('bartender').probed).toBeNull();
    expect(free.movie.discard).toContain('clutch');
    const held = milltown((s) => seized(s)).dice(...roll(7));
    held.reply({ type: 'escape' });
    expect(held.survivor('bartender').probed).toBe('clutch');
  });

  it('clutch: discarded when its survivor is lost, and at the reel’s end', () => {
    const lost = besieged((s) => seized(s, 'postman').throng(0, 'king')).dice(...roll(8), ...roll(10));
    lost.reply({ type: 'strike', at: 'postman' });
    expect(lost.movie.discard).toEqual(expect.arrayContaining(['postman', 'clutch']));
    const over = milltown((s) => seized(s, 'postman').screen('bat').reelPile());
    over.reply({ type: 'take', card: 'bat' });
    expect(over.survivor('postman').probed).toBeNull();
  });
});
