import { describe, expect, it } from 'vitest';
import { DIRECTOR_CHAIR, type Options } from '../../src/rules/shuffling-horror/index.ts';
import { BACK_SEAT, lab, lurking } from '../kit/back-seat.ts';
import type { Scene } from '../kit/scene.ts';
import { roll } from '../kit/situations.ts';
import { endReel, switched } from '../kit/switched.ts';

describe('R20.8 what stays in a sanctuary', () => {
  it('R20.8 while it is there nobody can rest or search', () => {
    const scene = lurking('riders-1', ['rancher']);
    expect(scene.offers({ type: 'rest' })).toEqual([]);
    expect(scene.offers({ type: 'search' })).toEqual([]);
    expect(scene.offers({ type: 'leave' })).toHaveLength(1);
    const free = switched(BACK_SEAT, (s) => s.sanctuary('lab', ['rancher']));
    expect(free.offers({ type: 'rest' })).toHaveLength(1);
    expect(free.offers({ type: 'search' })).toHaveLength(1);
  });

  it('R20.8 only those inside can attack it', () => {
    const scene = lurking('riders-1', ['rancher'], (s) => s.throng(0, 'pods-1'));
    expect(scene.offers({ type: 'attack' })).toMatchObject([{ target: 'riders-1', way: 'hands' }]);
    scene.reply({ type: 'hold' });
    expect(scene.prompt.survivor).toBe('reporter');
    expect(scene.offers({ type: 'attack' })).toMatchObject([{ target: 'pods-1' }]);
  });

  describe('R20.10 with ranged weapons allowed', () => {
    const RANGED: Partial<Options> = { ...BACK_SEAT, backSeatRanged: true };
    const outside = (options: Partial<Options>, ...held: string[]): Scene =>
      lurking('riders-1', ['scout'], (s) => s.give('rancher', ...held), options);
    const ways = (scene: Scene) => scene.offers({ type: 'attack', target: 'riders-1' });

    it('R20.10 off: not even with them', () => {
      expect(ways(outside(BACK_SEAT, 'raygun', 'pistol'))).toEqual([]);
    });

    it('R20.10 on: they reach it from outside, and nothing else does', () => {
      expect(ways(outside(RANGED, 'raygun', 'wrench'))).toMatchObject([{ way: 'raygun', reach: 'one' }]);
      expect(ways(outside(RANGED, 'spear'))).toEqual([]);
    });

    it.each(['pistol', 'scattergun', 'flamethrower', 'dynamite', 'raygun'])('R20.10 %s is one', (item) => {
      expect(ways(outside(RANGED, item)).length).toBeGreaterThan(0);
    });

    it('R20.10 a hit counts, and the sanctuary is free of it', () => {
      const scene = outside(RANGED, 'raygun').dice(...roll(5), 4, 3);
      scene.reply({ type: 'attack', target: 'riders-1', way: 'raygun' });
      expect(lab(scene)?.lurker).toBeNull();
      expect(scene.movie.discard).toContain('riders-1');
    });

    it('R20.10 it answers a fumble all the same', () => {
      const scene = outside(RANGED, 'raygun').dice(6, 6, ...roll(7));
      scene.reply({ type: 'attack', target: 'riders-1', way: 'raygun' });
      expect(scene.told('strike-declared')).toMatchObject([{ by: { card: 'riders-1' }, at: 'rancher', needed: 6 }]);
    });
  });

  it('R20.8 it can be eliminated from within, and then they can rest again', () => {
    const scene = lurking('riders-1', ['rancher', 'reporter']).dice(...roll(5), 6);
    scene.reply({ type: 'attack', target: 'riders-1' });
    expect(lab(scene)?.lurker).toBeNull();
    expect(scene.movie.discard).toContain('riders-1');
    expect(scene.survivor('rancher').place).toBe('lab');
    expect(scene.prompt.survivor).toBe('reporter');
    expect(scene.offers({ type: 'rest' })).toHaveLength(1);
  });

  it('R20.8 it answers a fumble from within', () => {
    const scene = lurking('riders-1', ['rancher']).dice(6, 6, ...roll(6), ...roll(5));
    scene.reply({ type: 'attack', target: 'riders-1' });
    expect(scene.told('strike-declared')).toMatchObject([{ at: 'rancher', by: { card: 'riders-1' } }]);
    expect(lab(scene)?.points).toBe(8);
  });

  it('R20.8 in the Director’s turn it may attack within, besides what the Director does', () => {
    const scene = lurking('riders-1', ['scout'], (s) => s.throng(0, 'pods-1')).until('strike');
    expect(scene.prompt.replies).toEqual([{ type: 'strike', by: { card: 'riders-1' }, at: 'scout' }, { type: 'pass' }]);
    scene.dice(...roll(7)).reply({ type: 'strike', at: 'scout' });
    expect(scene.told('strike-declared')).toMatchObject([{ at: 'scout', needed: 6 }]);
    scene.dice(...roll(7)).reply({ type: 'strike', by: { slot: 0 }, at: 'rancher' });
    expect(scene.prompt.type).toBe('fade-out');
  });

  it('R20.8 once a turn, and the Director may leave it', () => {
    const scene = lurking('riders-1', ['scout'], (s) => s.throng(0, 'pods-1')).until('strike');
    scene.reply({ type: 'pass' });
    expect(scene.told('strike-declared')).toEqual([]);
    expect(scene.offers({ by: { card: 'riders-1' } })).toEqual([]);
    scene.dice(...roll(7)).reply({ type: 'strike', by: { slot: 0 }, at: 'rancher' });
    expect(scene.prompt.type).toBe('fade-out');
  });

  it('R20.8 with nobody inside it has nobody to attack', () => {
    const scene = lurking('riders-1', [], (s) => s.throng(0, 'pods-1')).until('strike');
    expect(scene.offers({ by: { card: 'riders-1' } })).toEqual([]);
  });

  it('R20.8 whom it captures the Director gets', () => {
    const scene = lurking('riders-1', ['scout']).until('strike').dice(1, 1);
    scene.reply({ type: 'strike', at: 'scout' });
    expect(scene.prompt).toMatchObject({ type: 'place', to: DIRECTOR_CHAIR, card: 'scout' });
  });

  it('R20.8 at a reel’s end the Director may discard it', () => {
    const scene = endReel(lurking('riders-1', ['scout']));
    expect(scene.prompt).toMatchObject({ type: 'lurker', to: DIRECTOR_CHAIR, card: 'riders-1' });
    scene.reply({ type: 'lurker', use: true });
    expect(lab(scene)?.lurker).toBeNull();
    expect(scene.told('card-moved').find((e) => e.card === 'riders-1')?.to).toEqual({ zone: 'discard' });
  });

  it('R20.8 or keep it there', () => {
    const scene = endReel(lurking('riders-1', ['scout']));
    scene.reply({ type: 'lurker', use: false });
    expect(lab(scene)?.lurker).toBe('riders-1');
    expect(scene.movie.reel).toBe(2);
  });

  it('R20.8 it is discarded when the sanctuary falls', () => {
    const scene = lurking('riders-1', ['scout'], (s) => s.throng(0, 'terrors-1')).until('strike');
    scene.reply({ type: 'pass' });
    scene.dice(1, 1).reply({ type: 'strike', at: 'lab' });
    expect(scene.movie.discard).toContain('riders-1');
    expect(scene.survivor('scout').place).toBeNull();
  });

  it('R20.8 a full assault leaves it where it is: it is neither a throng nor on the screen', () => {
    const scene = lurking('riders-1', ['scout'], (s) => s.reelPile('theyre-out-there', 'radio').throng(0, 'pods-1'));
    scene.reply({ type: 'take', card: 'wrench' });
    scene.dice(...roll(11)).reply({ type: 'plot', use: true });
    expect(scene.offers({ by: { card: 'riders-1' } })).toEqual([]);
    expect(scene.offers({ by: { slot: 0 } })).toHaveLength(3);
  });
});
