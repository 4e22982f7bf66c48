import type { MusicLayer } from './sounds.ts';

/** Where the movie stands, as the music needs to know it. */
export const SCORE_MODES = ['open', 'sanctuary', 'finale'] as const;
export type ScoreMode = (typeof SCORE_MODES)[number];
export type Mood = { danger: number; mode: ScoreMode };
export type LayerGains = Record<MusicLayer, number>;

export const SILENCE: LayerGains = { dread: 0, chase: 0, sanctuary: 0, finale: 0 };

const clamp = (x: number): number => (x > 0 ? Math.min(1, x) : 0);
const rise = (from: number, to: number, x: number): number => {
  const s = clamp((x - from) / (to - from));
  return s * s * (3 - 2 * s);
};

/**
 * How much of each layer is heard. In the open the dread is always there and the chase joins as danger grows; behind a door the
 * chase is next to nothing, but dread comes back through the wall as it is beaten on; the finale takes over from both.
 */
export const layerGains = (mood: Mood | null): LayerGains => {
  if (!mood) return SILENCE;
  const danger = clamp(mood.danger);
  switch (mood.mode) {
    case 'open':
      return { dread: 0.5 + 0.3 * danger, chase: 0.9 * rise(0.3, 0.85, danger), sanctuary: 0, finale: 0 };
    case 'sanctuary':
      return {
        dread: 0.15 + 0.45 * danger,
        chase: 0.25 * rise(0.7, 1, danger),
        sanctuary: 0.8 - 0.35 * danger,
        finale: 0,
      };
    case 'finale':
      return { dread: 0.3, chase: 0.4 * rise(0.3, 0.9, danger), sanctuary: 0, finale: 0.65 + 0.3 * danger };
  }
};
