import { SPEEDS, type Speed } from './ports/board.ts';
import { isKeyChanges } from './ports/keys.ts';
import type { Settings } from './ports/settings.ts';
import { COMMENTARIES, CONTRASTS, DAMAGE_PLANS, HIT_PLANS, MOTIONS, TEXT_SIZES, TONGUES } from './ports/settings.ts';

export const DEFAULT_SETTINGS: Settings = {
  speed: '1x',
  muted: false,
  music: 0.7,
  effects: 0.9,
  voice: 0.8,
  briefed: false,
  taught: false,
  ringed: false,
  fights: 0,
  waitAfterAttack: false,
  waitAfterMove: false,
  onDamage: 'ask',
  onHit: 'ask',
  talk: true,
  commentary: 'short',
  meter: false,
  meanwhile: true,
  threat: true,
  advice: true,
  motion: 'system',
  grain: true,
  text: 1,
  language: 'system',
  contrast: 'system',
  captions: false,
  keys: {},
};

const ONE_OF: Partial<Record<string, readonly unknown[]>> = {
  speed: SPEEDS,
  motion: MOTIONS,
  text: TEXT_SIZES,
  commentary: COMMENTARIES,
  language: TONGUES,
  contrast: CONTRASTS,
  onDamage: DAMAGE_PLANS,
  onHit: HIT_PLANS,
};
const VOLUMES: readonly string[] = ['music', 'effects', 'voice'];

/** Whether a value that was kept still makes sense; what it is of the right type is known already. */
export function isSetting(key: string, value: unknown): boolean {
  if (VOLUMES.includes(key)) return (value as number) >= 0 && (value as number) <= 1;
  if (key === 'keys') return isKeyChanges(value);
  return ONE_OF[key]?.includes(value) ?? true;
}

/** Read aloud, typed, and put in an address. */
export const isSeed = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{1,40}$/.test(text);

/** What an address may ask for. Anything else in it is ignored. */
export interface Asked {
  seed: string | null;
  speed: Speed | null;
  /** Without a forecast of the coming turn, however it was chosen. */
  unforeseen: boolean;
  /** The table in words, even where it could be drawn. */
  plain: boolean;
}

export function askedBy(search: string): Asked {
  const query = new URLSearchParams(search);
  const seed = query.get('seed');
  const speed = SPEEDS.find((it) => it === query.get('speed'));
  return {
    seed: isSeed(seed) ? seed : null,
    speed: speed ?? null,
    unforeseen: query.get('threat') === 'off',
    plain: query.get('table') === 'plain',
  };
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A seed that can be read aloud. */
export const freshSeed = (random: (most: number) => number): string =>
  Array.from({ length: 8 }, () => LETTERS[random(LETTERS.length)]).join('');
