import { describe, expect, it } from 'vitest';
import { Scene } from '../kit/scene.ts';

/** The Rancher (Muscle 8) is first to act; one lone Terror (value 5) stands in throng 1. */
const ranch = () =>
  new Scene({ survivors: ['rancher', 'reporter', 'scout'] }).stage((s) =>
    s.noThrongs().screen('wrench', null, null).reelPile('neighbors-1', 'neighbors-2').throng(0, 'terrors-1').power(0),
  );

describe('R9 survivors attack', () => {
  it('R9.1 hits at the stat or less', () => {
    const scene = ranch().dice(4, 4, 6);
    scene.reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    expect(scene.told('attack-rolled').at(-1)).toMatchObject({ dice: [4, 4], needed: 8, hit: true });
  });

  it('R9.5 1,1 is a head shot: buried, no damage roll', () => {
    const scene = ranch().dice(1, 1);
    scene.reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    expect(scene.movie.graveyard).toContain('terrors-1');
  });
});
