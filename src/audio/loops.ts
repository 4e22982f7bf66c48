import type { SoundBook, Sounds } from './book.ts';
import type { Ducking } from './ducking.ts';
import type { Deck } from './mixer.ts';

const CROSSFADE_MS = 1800;

type Levels = { music: number; effects: number };

/** What runs on: music layers and the noises of the place. All is silent, and nothing runs, until there is a mood. */
export const createLoops = <L extends string, A extends string, M>(
  deck: Deck,
  { layers, ambiences, layerGains }: SoundBook<Sounds, L, A, M, string>,
  levels: () => Levels,
  ducking: Pick<Ducking, 'music' | 'place'>,
) => {
  const sounds = new Map<string, number>();
  const place = new Map<A, number>();
  let mood: M | null = null;

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
    for (const layer of layers) set(layer, gains[layer] * music * ducking.music(), milliseconds);
    for (const name of ambiences) set(name, (place.get(name) ?? 0) * effects * ducking.place(), milliseconds);
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
    stop() {
      for (const sound of sounds.values()) deck.stop(sound);
      sounds.clear();
    },
  };
};
export type Loops<A extends string, M> = ReturnType<typeof createLoops<string, A, M>>;
