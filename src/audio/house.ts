import { layerGains, type Mood } from './score.ts';
import { AMBIENCES, MUSIC_LAYERS, SOUNDS } from './sounds.ts';

/** The book of the house and its first game: it is there from the first gesture on. */
export const HOUSE = {
  folder: '',
  sounds: SOUNDS,
  layers: MUSIC_LAYERS,
  ambiences: AMBIENCES,
  layerGains,
  musicCaption: ({ mode }: Mood) => `music-${mode}` as const,
};
