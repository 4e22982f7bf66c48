import { describe, expect, it } from 'vitest';
import { chairOfSeat } from '../../src/rules/shuffling-horror/index.ts';
import type { Scene } from '../kit/scene.ts';
import { eliminate, roll, TAKE, table } from '../kit/situations.ts';
import type { Stage } from '../kit/stage.ts';
import { switched } from '../kit/switched.ts';

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

/** A quiet table with the switch on. */
const guarded = (edit: (s: Stage) => unknown = () => undefined): Scene => switched({ stallGuard: true }, edit);

describe('R15.7 the stall guard', () => {
  it('R15.7 after three rounds without a card leaving a frame, the first one is discarded and refilled', () => {
    const scene = quietRounds(
      guarded((s) => s.reelPile('spear', 'raygun')),
      3,
    );
    expect(scene.told('stalled')).toHaveLength(1);
    expect(shown(scene)).toEqual(['spear', 'radio', 'pistol']);
    expect(scene.movie.frames[0]?.down).toBeNull();
    expect(scene.movie.discard).toContain('wrench');
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'rancher' });
  });

  it('R15.7 two rounds are not three', () => {
    const scene = quietRounds(guarded(), 2);
    expect(scene.told('stalled')).toEqual([]);
    expect(shown(scene)).toEqual(['wrench', 'radio', 'pistol']);
  });

  it('R15.7 a card that leaves starts the count again', () => {
    const scene = quietRounds(
      guarded((s) => s.reelPile('spear', 'raygun', 'flamethrower')),
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
      guarded((s) => s.reelPile('spear', 'raygun', 'flamethrower')),
      6,
    );
    expect(scene.told('stalled')).toHaveLength(2);
    expect(shown(scene)).toEqual(['raygun', 'radio', 'pistol']);
  });

  it('R15.7 damage to the blob does not count', () => {
    const scene = guarded((s) => {
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
    const scene = guarded((s) => s.throng(0, 'terrors-1')).dice(1, 1);
    scene.reply({ type: 'attack', target: 'terrors-1', way: 'hands' });
    quietRounds(scene, 3);
    expect(scene.told('stalled')).toHaveLength(1);
  });

  it('R15.7 the new card is the Director’s to have caused', () => {
    const scene = guarded((s) => s.reelPile('probed', 'raygun')).fate(1);
    quietRounds(scene, 3);
    expect(scene.told('event-began')).toMatchObject([{ card: 'probed', causer: 'director' }]);
    expect(scene.told('probed')).toEqual([{ type: 'probed', survivor: 'reporter' }]);
  });

  it('R15.7 with the pile empty the reel ends as if clipped', () => {
    const scene = quietRounds(
      guarded((s) => s.reelPile()),
      3,
    );
    expect(scene.told('reel-ended')).toHaveLength(1);
    expect(scene.movie.discard).toEqual(expect.arrayContaining(['wrench', 'radio', 'pistol']));
    expect(scene.prompt.type).toBe('star');
  });

  it('R15.7 a reel it ends puts the fade-in token on who would act next', () => {
    const scene = quietRounds(
      guarded((s) => s.reelPile()),
      3,
    );
    expect(scene.movie.fadeIn).toMatchObject({ seat: 0, survivor: 'rancher' });
    expect(scene.told('fade-in-set')).toEqual([{ type: 'fade-in-set', seat: 0, survivor: 'rancher' }]);
  });

  it('R15.7 with the pile shut, too', () => {
    const scene = guarded((s) => {
      s.state.shut = true;
      s.state.turningPoint = true;
    });
    quietRounds(scene, 3);
    expect(scene.told('reel-ended')).toHaveLength(1);
    expect(shown(scene)).toEqual([null, null, null]);
  });

  it('R15.7 in reel 4 that leaves one more turn of the Director', () => {
    const scene = quietRounds(
      guarded((s) => s.reelPile().reel(4)),
      3,
    );
    expect(scene.told('stalled')).toHaveLength(1);
    expect(scene.movie.outcome).toBeNull();
    quietRound(scene);
    expect(scene.movie.outcome).toEqual({ survived: true, endedInReel: 4, alive: 3 });
  });

  it('R15.7 only whole rounds count: one begun at the fade-in token does not', () => {
    const scene = guarded((s) => s.screen('wrench').reelPile()).shuffle('spear', 'raygun', 'flamethrower');
    scene.reply(TAKE);
    scene.reply({ type: 'star', survivor: 'reporter' });
    quietRound(scene); // from seat 2 on
    quietRounds(scene, 2);
    expect(scene.told('stalled')).toEqual([]);
    quietRound(scene);
    expect(scene.told('stalled')).toHaveLength(1);
  });
});

describe('R15.7 without the switch', () => {
  /** Three rounds in which nothing leaves the screen, up to the question. */
  const idle = (edit: (s: Stage) => unknown = () => undefined): Scene => {
    const scene = table(edit);
    for (let round = 0; round < 3; round++) {
      scene.until('fade-out').reply({ type: 'fade-out', card: null });
    }
    return scene;
  };

  it('R15.7 after three such rounds the deciding seat is asked whether the film moves on', () => {
    const scene = idle();
    expect(scene.prompt).toMatchObject({ type: 'stall', to: chairOfSeat(0) });
    expect(scene.prompt.replies).toEqual([
      { type: 'stall', use: true },
      { type: 'stall', use: false },
    ]);
    expect(scene.told('stalled')).toEqual([]);
  });

  it('R15.7 if so, it goes as with the switch', () => {
    const scene = idle((s) => s.reelPile('spear', 'raygun'));
    scene.reply({ type: 'stall', use: true });
    expect(scene.told('stalled')).toHaveLength(1);
    expect(shown(scene)).toEqual(['spear', 'radio', 'pistol']);
    expect(scene.prompt).toMatchObject({ type: 'act', survivor: 'rancher' });
  });

  it('R15.7 with the pile empty, too', () => {
    const scene = idle((s) => s.reelPile());
    scene.reply({ type: 'stall', use: true });
    expect(scene.told('reel-ended')).toHaveLength(1);
  });

  it('R15.7 if not, nothing moves, and it is asked again after three more', () => {
    const scene = idle();
    scene.reply({ type: 'stall', use: false });
    expect(scene.told('stalled')).toEqual([]);
    expect(shown(scene)).toEqual(['wrench', 'radio', 'pistol']);
    quietRounds(scene, 2);
    expect(scene.prompt.type).toBe('act');
    scene.until('fade-out').reply({ type: 'fade-out', card: null });
    expect(scene.prompt.type).toBe('stall');
  });

  it('R15.7 a seat that is out is not the one to decide', () => {
    expect(idle((s) => eliminate(s, 0)).prompt).toMatchObject({ type: 'stall', to: chairOfSeat(1) });
  });
});
