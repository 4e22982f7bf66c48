import type { Deck, Mixer } from '../../src/audio/mixer.ts';
import type { SpriteSheet } from '../../src/audio/sprites.ts';

/** A desk that writes down what it is asked, and a page whose player can be made to click or leave. */
export type Played = { file: string; sprite: string; volume: number; stopped: boolean };

export const testSheet: SpriteSheet = {
  files: { effects: ['effects.webm'], music: ['music.webm'] },
  sprites: {
    'hit-1': { file: 'effects', offset: 5000, duration: 600, loop: false, peak: -2, loudness: -22 },
    'hit-2': { file: 'effects', offset: 6000, duration: 600, loop: false, peak: -2, loudness: -22 },
    'hit-3': { file: 'effects', offset: 7000, duration: 600, loop: false, peak: -2, loudness: -22 },
    'card-snap-1': { file: 'effects', offset: 8000, duration: 200, loop: false, peak: -9, loudness: -34 },
    'leader-count-1': { file: 'effects', offset: 9000, duration: 180, loop: false, peak: -9, loudness: -27 },
    'creature-feature-1': { file: 'effects', offset: 0, duration: 4000, loop: false, peak: -2, loudness: -17 },
  },
};

export const testMixer = (broken: readonly string[] = []) => {
  const played: Played[] = [];
  const state = { muted: false, opened: [] as string[], closed: false, level: 0 };
  const deck = (file: string): Deck => ({
    play: (sprite, volume) => played.push({ file, sprite, volume, stopped: false }) - 1,
    fade(sound, volume) {
      const found = played[sound];
      if (found) found.volume = volume;
    },
    stop(sound) {
      const found = played[sound];
      if (found) found.stopped = true;
    },
  });
  const mixer: Mixer = {
    async open(_base, _sheet, file) {
      state.opened.push(file);
      if (broken.includes(file)) throw new Error('cannot decode');
      return deck(file);
    },
    mute(on) {
      state.muted = on;
    },
    level: () => state.level,
    close() {
      state.closed = true;
    },
  };
  const volumeOf = (sprite: string) => played.find((p) => p.sprite === sprite)?.volume;
  return { desk: mixer, played, state, volumeOf };
};

export const testPage = () => {
  const target = new EventTarget();
  const page = {
    hidden: false,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  };
  return {
    page: page as unknown as Document,
    click: () => target.dispatchEvent(new Event('pointerup')),
    hide(hidden: boolean) {
      page.hidden = hidden;
      target.dispatchEvent(new Event('visibilitychange'));
    },
  };
};
