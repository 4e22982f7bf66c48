import { describe, expect, it } from 'vitest';
import type { Scene } from '../kit/scene.ts';
import { roll, TAKE, table } from '../kit/situations.ts';

/** Everybody holds and the Director leaves the token where it is, to the end of the round. */
function quietRound(scene: Scene): void {
  const { round } = scene.movie;
  while (scene.movie.prompt !== null && scene.movie.round === round && scene.prompt.type !== 'star') {
    if (scene.prompt.type === 'fade-out') scene.reply({ type: 'fade-out', card: null });
    else scene.reply({ type: 'hold' });
  }
}
function quietRounds(scene: Scene, rounds: number): Scene {
  for (let i = 0; i < rounds; i++) quietRound(scene);
  return scene;
}
const shown = (scene: Scene) => scene.movie.frames.map((f) => f.cards[0] ?? null);

describe('R15.7 the stall guard', () => {
  it('R15.7 after three rounds without a card leaving a frame, the first one is discarded and refilled', () => {
    const scene = quietRounds(
      table((s) => s.reelPile('spear', 'raygun')),
      3,
    );
    expect(scene.told('stalled')).toHaveLength(1);
    expect(shown(scene)).toEqual(['spear', 'radio', 'pistol']);
    expect(scene.movie.frames[0]?.down).toBeNull();
    expect(scene.movie.discard).toContain('wrench');
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'rancher' });
  });

  it('R15.7 two rounds are not three', () => {
    const scene = quietRounds(table(), 2);
    expect(scene.told('stalled')).toEqual([]);
    expect(shown(scene)).toEqual(['wrench', 'radio', 'pistol']);
  });

  it('R15.7 a card that leaves starts the count again', () => {
    const scene = quietRounds(
      table((s) => s.reelPile('spear', 'raygun', 'flamethrower')),
      2,
    );
    scene.reply(TAKE);
    quietRounds(scene, 3);
    expect(scene.told('stalled')).toEqual([]);
    quietRound(scene);
    expect(scene.told('stalled')).toHaveLength(1);
  });

  it('R15.7 it counts on from each time', () => {
    const scene = quietRounds(
      table((s) => s.reelPile('spear', 'raygun', 'flamethrower')),
      6,
    );
    expect(scene.told('stalled')).toHaveLength(2);
    expect(shown(scene)).toEqual(['raygun', 'radio', 'pistol']);
  });

  it('R15.7 damage to the blob does not count', () => {
    const scene = table((s) => {
      s.screen('blobbed', 'radio', 'pistol').reelPile('spear').state.blob = 10;
    });
    for (let round = 0; round < 3; round++) {
      scene.dice(...roll(8), 1).reply({ type: 'attack', target: 'blobbed', way: 'hands' });
      quietRound(scene);
    }
    expect(scene.told('blob-hurt')).toHaveLength(3);
    expect(scene.told('stalled')).toHaveLength(1);
    expect(shown(scene)).toEqual(['spear', 'radio', 'pistol']);
    expect(scene.movie.discard).toContain('blobbed');
    expect(scene.movie.blob).toBe(0);
  });

  it('R15.7 a knocked-out throng card is no card that left a frame', () => {
    const scene = table((s) => s.throng(0, 'terrors-1')).dice(1, 1);
    scene.reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    quietRounds(scene, 3);
    expect(scene.told('stalled')).toHaveLength(1);
  });

  it('R15.7 the new card is the Director’s to have caused', () => {
    const scene = table((s) => s.reelPile('probed', 'raygun')).fate(1);
    quietRounds(scene, 3);
    expect(scene.told('event-began')).toMatchObject([{ card: 'probed', causer: 'director' }]);
    expect(scene.told('probed')).toEqual([{ type: 'probed', survivor: 'reporter' }]);
  });

  it('R15.7 with the pile empty the reel ends as if clipped', () => {
    const scene = quietRounds(
      table((s) => s.reelPile()),
      3,
    );
    expect(scene.told('reel-ended')).toHaveLength(1);
    expect(scene.movie.discard).toEqual(expect.arrayContaining(['wrench', 'radio', 'pistol']));
    expect(scene.prompt.type).toBe('star');
  });

  it('R15.7 a reel it ends puts the fade-in token on who would act next', () => {
    const scene = quietRounds(
      table((s) => s.reelPile()),
      3,
    );
    expect(scene.movie.fadeIn).toMatchObject({ seat: 0, survivor: 'rancher' });
    expect(scene.told('fade-in-set')).toEqual([{ type: 'fade-in-set', seat: 0, survivor: 'rancher' }]);
  });

  it('R15.7 with the pile shut, too', () => {
    const scene = table((s) => {
      s.state.shut = true;
      s.state.turningPoint = true;
    });
    quietRounds(scene, 3);
    expect(scene.told('reel-ended')).toHaveLength(1);
    expect(shown(scene)).toEqual([null, null, null]);
  });

  it('R15.7 in reel 4 that leaves one more turn of the Director', () => {
    const scene = quietRounds(
      table((s) => s.reelPile().reel(4)),
      3,
    );
    expect(scene.told('stalled')).toHaveLength(1);
    expect(scene.movie.outcome).toBeNull();
    quietRound(scene);
    expect(scene.movie.outcome).toEqual({ survived: true, endedInReel: 4, alive: 3 });
  });

  it('R15.7 only whole rounds count: one begun at the fade-in token does not', () => {
    const scene = table((s) => s.screen('wrench').reelPile()).shuffle('spear', 'raygun', 'flamethrower');
    scene.reply(TAKE);
    scene.reply({ type: 'star', survivor: 'reporter' });
    quietRound(scene); // from seat 2 on
    quietRounds(scene, 2);
    expect(scene.told('stalled')).toEqual([]);
    quietRound(scene);
    expect(scene.told('stalled')).toHaveLength(1);
  });
});
