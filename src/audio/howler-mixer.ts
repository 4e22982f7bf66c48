import { Howl, Howler } from 'howler';
import type { Deck, Mixer } from './mixer.ts';
import { howlerSprites } from './sprites.ts';

type Sprites = Record<string, [number, number, boolean]>;

/**
 * Layers and an effect may add up to more than full scale; a browser would clip that. A limiter at the very end bends it instead.
 * Only a nicety: where howler has no Web Audio output, nothing is changed.
 */
let softened = false;
let ear: AnalyserNode | null = null;
const softenPeaks = (master: GainNode | null, context: AudioContext | null): void => {
  if (softened) return;
  softened = true;
  if (!master || !context) return;
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -4;
  limiter.knee.value = 3;
  limiter.ratio.value = 16;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.12;
  master.disconnect();
  master.connect(limiter);
  limiter.connect(context.destination);
  ear = context.createAnalyser();
  ear.fftSize = 1024;
  limiter.connect(ear);
};

const load = (src: string[], sprite: Sprites): Promise<Howl> =>
  new Promise((resolve, reject) => {
    // Volume 0: each sound gets its own level right after it starts, and never sounds at any other.
    const howl: Howl = new Howl({
      src,
      sprite,
      volume: 0,
      pool: 12,
      onload: () => resolve(howl),
      onloaderror: (_id, error) => {
        howl.unload();
        reject(new Error(`audio not loaded: ${String(error)}`));
      },
    });
  });

const heardNow = new Float32Array(1024);
/** The mean of what has just gone out. */
const level = (): number => {
  if (ear === null) return 0;
  ear.getFloatTimeDomainData(heardNow);
  return Math.sqrt(heardNow.reduce((sum, it) => sum + it * it, 0) / heardNow.length);
};

/** A browser may promise a format and then fail to decode it: the next one is tried before giving up. */
const loadAny = async (sources: readonly string[], sprite: Sprites): Promise<Howl> => {
  try {
    return await load([...sources], sprite);
  } catch (error) {
    if (sources.length < 2) throw error;
    return loadAny(sources.slice(1), sprite);
  }
};

const deckOf = (howl: Howl): Deck => ({
  play(sprite, volume) {
    const sound = howl.play(sprite);
    howl.volume(volume, sound);
    return sound;
  },
  fade(sound, volume, milliseconds) {
    const now = howl.volume(sound) as number;
    if (Math.abs(now - volume) < 0.001) howl.volume(volume, sound);
    else howl.fade(now, volume, milliseconds, sound);
  },
  stop: (sound) => void howl.stop(sound),
});

/** Loaded with the first gesture (player.ts), and howler with it: the title screen does without. */
export const howlerMixer = (): Mixer => {
  const open: Howl[] = [];
  return {
    async open(base, sheet, file) {
      const sources = (sheet.files[file] ?? []).map((name) => base + name);
      const howl = await loadAny(sources, howlerSprites(sheet, file));
      open.push(howl);
      softenPeaks(Howler.masterGain, Howler.ctx);
      return deckOf(howl);
    },
    mute: (on) => void Howler.mute(on),
    level,
    close() {
      for (const howl of open.splice(0)) howl.unload();
    },
  };
};
