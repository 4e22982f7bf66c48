import type { Effect } from './effect.ts';

/** WCAG 2.3.1: three flashes a second at most. The time is longer than that, because a flash takes time itself. */
const MOST = 3;
const MS = 1500;

const FLASHING: readonly string[] = ['veil', 'iris', 'burn', 'ember', 'burst', 'claws', 'strip', 'sweep'];

/** Whether an effect lights up or darkens a part of the table for a moment. Words, lines and tokens do not. */
export function flashes({ sprite: { art } }: Effect): boolean {
  if (art.art === 'panel') return FLASHING.includes(art.look);
  if (art.art === 'own') return art.sheet === 'big' || art.sheet === 'wide';
  return art.art === 'picture' || art.art === 'leader' || art.art === 'face';
}

/** Keeps count of flashes, whatever the speed: at four times a quiet movie could become a strobe. */
export class Strobe {
  readonly #at: number[] = [];

  /** What of these effects may be shown now. Those of one cue are one flash; what is left of a refused one is its words. */
  allowed(effects: readonly Effect[], now: number): readonly Effect[] {
    if (!effects.some(flashes)) return effects;
    while (this.#at.length > 0 && (this.#at[0] as number) <= now - MS) this.#at.shift();
    if (this.#at.length >= MOST) return effects.filter((effect) => !flashes(effect));
    this.#at.push(now);
    return effects;
  }
}
