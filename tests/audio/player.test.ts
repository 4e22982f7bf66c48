import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlayer, type PlayerOptions } from '../../src/audio/player.ts';
import { CAPTIONS } from '../../src/text/play/captions.ts';
import { testMixer, testPage, testSheet } from './stage.ts';

const setUp = (broken: readonly string[] = [], options: PlayerOptions = {}) => {
  const stage = { ...testMixer(broken), ...testPage() };
  const clock = { now: 0 };
  const readSheet = vi.fn(async () => testSheet);
  const player = createPlayer(CAPTIONS, {
    openDesk: async () => stage.desk,
    page: stage.page,
    readSheet,
    now: () => clock.now,
    ...options,
  });
  /** Time passes, for the timers and for the player. */
  const pass = (milliseconds: number) => {
    for (let i = 0; i < milliseconds; i += 10) {
      clock.now += 10;
      vi.advanceTimersByTime(10);
    }
  };
  const begin = async () => {
    stage.click();
    await player.ready;
  };
  return { ...stage, clock, pass, player, readSheet, begin };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the player', () => {
  it('loads nothing and plays nothing before the first gesture', async () => {
    const { player, played, readSheet, begin } = setUp();
    player.play('hit');
    expect(readSheet).not.toHaveBeenCalled();
    await begin();
    expect(played).toEqual([]);
    player.play('hit');
    expect(played.map(({ sprite }) => sprite)).toEqual(['hit-1']);
  });

  it('waits with all of it until the table has come', async () => {
    let come = () => {};
    const table = new Promise<void>((resolve) => {
      come = resolve;
    });
    const { player, readSheet, click } = setUp([], { after: () => table });
    click();
    await Promise.resolve();
    expect(readSheet).not.toHaveBeenCalled();
    come();
    await player.ready;
    expect(readSheet).toHaveBeenCalledOnce();
  });

  it('takes the takes of a cue in turn, and hears two at once as one', async () => {
    const { player, played, clock, begin } = setUp();
    await begin();
    for (let i = 0; i < 8; i++) {
      clock.now = i * 30;
      player.play('card-snap');
    }
    expect(played.map(({ sprite }) => sprite)).toEqual(['card-snap-1', 'card-snap-2', 'card-snap-3', 'card-snap-4']);
  });

  it('keeps the volumes of effects, voice and music apart', async () => {
    const { player, played, volumeOf, begin } = setUp();
    await begin();
    player.setVolume('effects', 0.5);
    player.setVolume('voice', 0);
    player.setVolume('music', 1);
    player.setMood({ danger: 0, mode: 'open' });
    expect(volumeOf('dread')).toBeCloseTo(0.5);
    player.play('hit');
    player.play('cast-line');
    expect(volumeOf('hit-1')).toBeCloseTo(0.25);
    expect(played.some(({ sprite }) => sprite.startsWith('cast-line'))).toBe(false);
  });

  it('starts all layers together and only fades between them', async () => {
    const { player, played, volumeOf, begin } = setUp();
    player.setMood({ danger: 0, mode: 'open' });
    await begin();
    const started = played.map(({ sprite }) => sprite);
    expect(started).toEqual(['dread', 'chase', 'sanctuary', 'finale']);
    player.setMood({ danger: 1, mode: 'finale' });
    expect(played.length).toBe(4);
    expect(volumeOf('finale')).toBeGreaterThan(volumeOf('dread') ?? 1);
    player.setMood(null);
    expect(played.every(({ volume }) => volume === 0)).toBe(true);
  });

  it('ducks the music under a stinger and lets it back', async () => {
    const { player, volumeOf, begin, pass } = setUp();
    await begin();
    player.setMood({ danger: 0, mode: 'open' });
    const before = volumeOf('dread') ?? 0;
    player.play('creature-feature');
    expect(volumeOf('dread')).toBeLessThan(before * 0.5);
    pass(2000);
    expect(volumeOf('dread')).toBeLessThan(before * 0.5);
    pass(1000);
    expect(volumeOf('dread')).toBeCloseTo(before);
  });

  it('lets what weighs less step back: the music a little for a blow, more for the film, most for a stinger', async () => {
    const { player, volumeOf, begin, pass } = setUp();
    await begin();
    player.setMood({ danger: 0, mode: 'open' });
    const before = volumeOf('dread') ?? 0;
    const left = (sound: 'card-snap' | 'hit' | 'leader-count' | 'creature-feature') => {
      player.play(sound);
      const now = (volumeOf('dread') ?? 0) / before;
      pass(5000);
      expect(volumeOf('dread')).toBeCloseTo(before);
      return now;
    };
    const [snap, hit, leader, stinger] = [
      left('card-snap'),
      left('hit'),
      left('leader-count'),
      left('creature-feature'),
    ];
    expect(snap).toBeCloseTo(1);
    expect(hit).toBeLessThan(0.9);
    expect(leader).toBeLessThan(hit);
    expect(stinger).toBeLessThan(leader);
  });

  it('lets effects and the place step back for a stinger, those on already and those that come, and for nothing lighter', async () => {
    const { player, played, volumeOf, begin, pass } = setUp();
    await begin();
    player.setAmbience('projector', 1);
    const hum = volumeOf('projector') ?? 0;
    player.play('card-snap');
    player.play('hit');
    const alone = [volumeOf('card-snap-1') ?? 0, volumeOf('hit-1') ?? 0];
    player.play('creature-feature');
    const stinger = volumeOf('creature-feature-1') ?? 0;
    expect(volumeOf('card-snap-1')).toBeCloseTo((alone[0] ?? 0) / 2);
    expect(volumeOf('hit-1')).toBeCloseTo((alone[1] ?? 0) / 2);
    expect(volumeOf('projector')).toBeCloseTo(hum / 2);
    pass(100);
    player.play('hit');
    expect(played.at(-1)).toMatchObject({ sprite: 'hit-2' });
    expect(volumeOf('hit-2')).toBeCloseTo((alone[1] ?? 0) / 2);
    expect(volumeOf('creature-feature-1')).toBe(stinger);
    pass(5000);
    player.play('hit');
    expect(volumeOf('hit-3')).toBeCloseTo(alone[1] ?? 0);
    expect(volumeOf('projector')).toBeCloseTo(hum);
  });

  it('keeps the music down until the last of those that overlap is over', async () => {
    const { player, volumeOf, begin, pass } = setUp();
    await begin();
    player.setMood({ danger: 0, mode: 'open' });
    const before = volumeOf('dread') ?? 0;
    player.play('creature-feature');
    pass(2700);
    player.play('hit');
    pass(200);
    expect(volumeOf('dread')).toBeCloseTo(before * 0.8);
    pass(500);
    expect(volumeOf('dread')).toBeCloseTo(before);
  });

  it('tells how loud it is, and nothing of what nobody hears', async () => {
    const { player, state, begin } = setUp();
    expect(player.level()).toBe(0);
    await begin();
    state.level = 0.4;
    expect(player.level()).toBe(0.4);
    player.setMuted(true);
    expect(player.level()).toBe(0);
  });

  it('is mute while the tab is hidden, and stays so after if the player muted it', async () => {
    const { player, played, state, hide, begin } = setUp();
    await begin();
    hide(true);
    expect(state.muted).toBe(true);
    player.play('hit');
    expect(played).toEqual([]);
    hide(false);
    expect(state.muted).toBe(false);
    player.setMuted(true);
    hide(true);
    hide(false);
    expect(state.muted).toBe(true);
  });

  it('tells captions of meaningful cues, heard or not', () => {
    const told: string[] = [];
    const { player } = setUp([], { tell: (words) => told.push(words) });
    player.play('head-shot');
    player.play('card-snap');
    player.setMood({ danger: 0.2, mode: 'open' });
    player.setMood({ danger: 0.9, mode: 'open' });
    player.setMood({ danger: 0.9, mode: 'finale' });
    expect(told).toEqual([CAPTIONS['head-shot'], CAPTIONS['music-open'], CAPTIONS['music-finale']]);
  });

  it('plays effects without music, music without effects, and the game without either', async () => {
    const noMusic = setUp(['music']);
    await noMusic.begin();
    noMusic.player.setMood({ danger: 1, mode: 'open' });
    noMusic.player.play('breach');
    expect(noMusic.played.map(({ sprite }) => sprite)).toEqual(['breach-1']);

    const noEffects = setUp(['effects']);
    await noEffects.begin();
    noEffects.player.setAmbience('projector', 1);
    noEffects.player.play('breach');
    expect(noEffects.played.map(({ sprite }) => sprite)).toEqual(['projector']);

    const nothing = setUp([], { readSheet: async () => Promise.reject(new Error('offline')) });
    await nothing.begin();
    nothing.player.play('breach');
    nothing.player.setMood({ danger: 1, mode: 'finale' });
    expect(nothing.played).toEqual([]);
  });

  it('stops and forgets everything when closed', async () => {
    const { player, played, state, begin } = setUp();
    await begin();
    player.setMood({ danger: 0, mode: 'sanctuary' });
    player.close();
    expect(played.every(({ stopped }) => stopped)).toBe(true);
    expect(state.closed).toBe(true);
  });
});
