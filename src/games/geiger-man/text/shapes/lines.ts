import type { GeigerManEvent } from '../../../../rules/geiger-man/index.ts';
import type { Line } from '../scene.ts';
import type { Part } from './parts.ts';

/** A name that ends in a cry needs no full stop: “Duck!” */
const settled = (parts: readonly Part[]): readonly Part[] =>
  parts
    .map((part, i) => (typeof part === 'string' && cries(parts[i - 1]) ? part.replace(/^\./, '') : part))
    .filter((part) => part !== '');
const cries = (part: Part | undefined): boolean => typeof part === 'object' && /[!?]$/.test(part.words);

const line =
  (style: Line['style'], by: Line['by']) =>
  (parts: readonly Part[]): Line => ({ style, by, parts: settled(parts) });

/** Lines of the screenplay by whose doing they are. */
export const hers = line('action', 'girl');
export const killers = line('action', 'killer');
export const films = line('action', 'film');
export const thrown = line('roll', 'girl');
export const big = (parts: readonly Part[], by: Line['by'] = 'film'): Line => line('big', by)(parts);

export type EventOf<T extends GeigerManEvent['type']> = Extract<GeigerManEvent, { type: T }>;

/** Of tracks and marks; of the board; of items and the Killer's cards. The log passes on from one to the next, and the last must know all. */
export type TrackEvent = EventOf<
  | 'marked'
  | 'time-changed'
  | 'horror-changed'
  | 'bloodlust-rose'
  | 'bloodlust-overflowed'
  | 'health-changed'
  | 'killer-health-changed'
  | 'token-turned'
  | 'minor-hit'
  | 'girl-attacked'
  | 'attack-changed'
  | 'attack-over'
  | 'killer-struck'
>;
export type BoardEvent = EventOf<
  | 'walked'
  | 'girl-shifted'
  | 'enemy-stepped'
  | 'killer-placed'
  | 'victim-moved'
  | 'panicked'
  | 'victims-came'
  | 'special-came'
  | 'saved'
  | 'place-filled'
  | 'reward-owed'
  | 'reward-taken'
  | 'card-flipped'
  | 'victim-killed'
  | 'spawned'
  | 'minion-gone'
  | 'pillar-placed'
  | 'pillar-removed'
  | 'shut'
  | 'targeted'
>;
export type CardEvent = EventOf<
  | 'items-looked-at'
  | 'item-taken'
  | 'item-put-back'
  | 'arranged'
  | 'item-used'
  | 'item-discarded'
  | 'trap-set'
  | 'trap-sprung'
  | 'terror-drawn'
  | 'terror-looked-at'
  | 'terror-put-under'
  | 'terror-discarded'
  | 'minor-laid-out'
  | 'event-drawn'
  | 'event-laid-out'
  | 'event-marker-gone'
  | 'event-over'
  | 'power-revealed'
  | 'finale-revealed'
  | 'upkeep-rolled'
>;
