import type { MovieConfig } from '../rules/index.ts';
import type { Seating } from '../storage/save.ts';
import type { Settings } from './ports/stage.ts';
import { SPEEDS, type Speed } from './ports.ts';

export const DEFAULT_SETTINGS: Settings = {
  speed: '1x',
  muted: false,
  music: 0.7,
  effects: 0.9,
  voice: 0.8,
  waitAfterAttack: false,
  talk: true,
};

/** A movie at one click: three seats, all of them the player's. */
export const feature = (seed: string, director: string): { config: MovieConfig; seating: Seating } => ({
  config: { seed, seats: 3, deck: 'roswell-51' },
  seating: { seats: ['you', 'you', 'you'], director, cast: 'sensible' },
});

/** What an address may ask for. Anything else in it is ignored. */
export interface Asked {
  seed: string | null;
  speed: Speed | null;
  /** The table in words, even where it could be drawn. */
  plain: boolean;
}

export function askedBy(search: string): Asked {
  const query = new URLSearchParams(search);
  const seed = query.get('seed');
  const speed = SPEEDS.find((it) => it === query.get('speed'));
  return {
    seed: seed !== null && /^[\w-]{1,40}$/.test(seed) ? seed : null,
    speed: speed ?? null,
    plain: query.get('table') === 'plain',
  };
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A seed that can be read aloud. */
export const freshSeed = (random: (most: number) => number): string =>
  Array.from({ length: 8 }, () => LETTERS[random(LETTERS.length)]).join('');
