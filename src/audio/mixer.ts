import type { SpriteSheet } from './sprites.ts';

/** One loaded file of sprites. Sounds that play are known by number; unknown or ended numbers are ignored. */
export type Deck = {
  play: (sprite: string, volume: number) => number;
  fade: (sound: number, volume: number, milliseconds: number) => void;
  stop: (sound: number) => void;
};

/** What makes noise. The player knows only this, so it runs in tests and on machines without sound. */
export type Mixer = {
  /** Rejects when no format can be loaded. */
  open: (base: string, sheet: SpriteSheet, file: string) => Promise<Deck>;
  mute: (on: boolean) => void;
  /** How loud all of it is just now, from 0 to 1. */
  level: () => number;
  close: () => void;
};
