import { describe, expect, it } from 'vitest';
import { roll, TAKE, table } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';
import { sequence } from '../kit/tables.ts';

const DUO = ['rancher', 'reporter'];

describe('R16 how it ends', () => {
  /** The Reporter's loss eliminates seat 1, which is both a Turning Point and a Last One Standing. */
  const both = () => {
    const scene = table((s) => s.survivorPile().throng(0, 'terrors-1').reelPile('spear'), DUO).until('strike');
    scene.dice(...roll(5), ...roll(9), 6, 6, 6, 6).reply({ type: 'strike', at: 'reporter' });
    return scene;
  };

  it('R16.3 both at once: the Turning Point goes first', () => {
    expect(sequence(both().events, 'seat-eliminated', 'turning-point', 'last-one-standing')).toEqual([
      'seat-eliminated',
      'turning-point',
      'last-one-standing',
    ]);
  });

  it('R16.3 so the pile is shut for the last action', () => {
    const scene = both();
    scene.reply(TAKE);
    expect(scene.movie.reelPile).toEqual(['spear']);
    expect(scene.movie.frames[0]?.cards).toEqual([]);
  });

  const finale = (edit: (s: Stage) => unknown = () => undefined) =>
    table((s) => edit(s.reel(4).screen('wrench').reelPile().throng(0, 'terrors-1').throng(1, 'riders-1')), DUO);

  it('R16.5 after reel 4 with survivors left: survived', () => {
    const scene = finale();
    scene.reply(TAKE);
    scene.reply({ type: 'hold' });
    scene.dice(...roll(5), ...roll(7), ...roll(9)).reply({ type: 'strike', by: { slot: 0 }, at: 'rancher' });
    expect(scene.movie.outcome).toEqual({ survived: true, endedInReel: 4, alive: 1 });
    expect(scene.told('movie-ended')).toEqual([{ type: 'movie-ended', survived: true, reel: 4, alive: 1 }]);
    expect(scene.movie.prompt).toBeNull();
  });

  it('R16.5 reel 4 ending with nobody in play: doomed, though some could be drawn', () => {
    const scene = finale();
    scene.reply(TAKE);
    scene.reply({ type: 'hold' });
    scene.dice(...roll(5), ...roll(7), ...roll(6), ...roll(9));
    scene.reply({ type: 'strike', by: { slot: 0 }, at: 'rancher' }); // the other throng has one target left
    expect(scene.movie.survivorPile.length).toBeGreaterThan(0);
    expect(scene.movie.outcome).toEqual({ survived: false, endedInReel: 4, alive: 0 });
  });

  it('R16.5 nobody in play, but some can be drawn: it goes on', () => {
    const scene = table((s) => s.throng(0, 'terrors-1').throng(1, 'riders-1').survivorPile('cook', 'ranger'), DUO);
    scene.until('strike').dice(...roll(5), ...roll(7), ...roll(6), ...roll(9));
    scene.reply({ type: 'strike', by: { slot: 0 }, at: 'rancher' });
    expect(scene.movie.outcome).toBeNull();
    scene.until('aim');
    expect(scene.prompt).toMatchObject({ survivor: 'cook', purpose: 'take-attack' });
  });

  it('R16.5 nobody in play and none to draw: doomed at once', () => {
    const scene = both(); // the Rancher is the last one
    scene.dice(6, 6, 1, 1).reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    scene.reply({ type: 'place', card: 'rancher', slot: 1 });
    expect(scene.movie.outcome).toEqual({ survived: false, endedInReel: 1, alive: 0 });
  });
});
