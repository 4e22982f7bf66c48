import { gained, type Sound } from './sound.ts';

export type Envelope = (t: number) => number;

/** A blow: up in `attack`, then dying with time constant `decay`. */
export const blow =
  (attack: number, decay: number): Envelope =>
  (t) =>
    t < attack ? t / attack : Math.exp(-(t - attack) / decay);

/** Straight lines through `[time, level]` points; holds the last level. */
export const through =
  (...points: readonly (readonly [number, number])[]): Envelope =>
  (t) => {
    let [time, level] = points[0] ?? [0, 0];
    if (t <= time) return level;
    for (const [nextTime, nextLevel] of points) {
      if (t < nextTime) return level + ((nextLevel - level) * (t - time)) / (nextTime - time);
      [time, level] = [nextTime, nextLevel];
    }
    return level;
  };

/** From `from` to `to` along equal ratios, as pitch is heard; then stays. */
export const sweep =
  (from: number, to: number, seconds: number): Envelope =>
  (t) =>
    from * (to / from) ** Math.min(1, t / seconds);

/** A bowed or blown note: soft on and off, full between. */
export const held =
  (seconds: number, attack: number, release: number): Envelope =>
  (t) => {
    const level = Math.min(1, t / attack, Math.max(0, (seconds - t) / release));
    return level * level * (3 - 2 * level);
  };

export const shaped = (sound: Sound, ...envelopes: readonly Envelope[]): Sound =>
  gained(sound, (t) => envelopes.reduce((level, envelope) => level * envelope(t), 1));
