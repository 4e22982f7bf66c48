import type { SoundBook, Sounds } from './book.ts';
import type { Deck } from './mixer.ts';

const CROSSFADE_MS = 1800;
const DUCK_MS = 70;
const RELEASE_MS = 900;
/** Under a stinger the music steps back by 10 dB. */
const DUCKED = 0.32;

type Levels = { music: number; effects: number };

/** What runs on: music layers and the noises of the place. All is silent, and nothing runs, until there is a mood. */
export const createLoops = <L extends string, A extends string, M>(
  deck: Deck,
  { layers, ambiences, layerGains }: SoundBook<Sounds, L, A, M, string>,
  levels: () => Levels,
) => {
  const sounds = new Map<string, number>();
  const place = new Map<A, number>();
  let mood: M | null = null;
  let ducked = false;
  let release: ReturnType<typeof setTimeout> | undefined;

  // Layers start together and then run on at any volume, silence included: that is what keeps them in step.
  const start = (names: readonly string[]) => {
    for (const name of names) if (!sounds.has(name)) sounds.set(name, deck.play(name, 0));
  };
  const set = (name: string, volume: number, milliseconds: number) => {
    const sound = sounds.get(name);
    if (sound !== undefined) deck.fade(sound, volume, milliseconds);
  };
  const settle = (milliseconds: number) => {
    const gains = layerGains(mood);
    const { music, effects } = levels();
    for (const layer of layers) set(layer, gains[layer] * music * (ducked ? DUCKED : 1), milliseconds);
    for (const name of ambiences) set(name, (place.get(name) ?? 0) * effects, milliseconds);
  };

  return {
    settle,
    setMood(next: M | null) {
      mood = next;
      if (mood) start(layers);
      settle(CROSSFADE_MS);
    },
    setAmbience(name: A, level: number) {
      place.set(name, level);
      if (level > 0) start([name]);
      settle(CROSSFADE_MS);
    },
    /** A later stinger keeps the music down until it, too, is over. */
    duckFor(milliseconds: number) {
      clearTimeout(release);
      ducked = true;
      settle(DUCK_MS);
      release = setTimeout(() => {
        ducked = false;
        settle(RELEASE_MS);
      }, milliseconds);
    },
    stop() {
      clearTimeout(release);
      for (const sound of sounds.values()) deck.stop(sound);
      sounds.clear();
    },
  };
};
export type Loops<A extends string, M> = ReturnType<typeof createLoops<string, A, M>>;
