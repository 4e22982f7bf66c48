import { pitch, RATE, type Sound, silence } from '../kit/sound.ts';

/** A place on the way of the hand: when (seconds), which note, how loud, and how long the hand slides to get there. */
export type Reach = { at: number; note: number; level: number; slide?: number };

const ease = (x: number): number => x * x * (3 - 2 * x);
const clamp = (x: number): number => Math.min(1, Math.max(0, x));

/** What the hand does at time t: the note between this reach and the next, and how long it has rested there. */
const handAt = (reaches: readonly Reach[], t: number): { note: number; level: number; rested: number } => {
  let index = 0;
  while (index + 1 < reaches.length && t >= (reaches[index + 1]?.at ?? Infinity)) index++;
  const here = reaches[index];
  if (!here) return { note: 60, level: 0, rested: 0 };
  const before = reaches[index - 1] ?? here;
  const slide = here.slide ?? 0.18;
  const moved = ease(clamp((t - here.at) / slide));
  return {
    note: before.note + (here.note - before.note) * moved,
    level: before.level + (here.level - before.level) * ease(clamp((t - here.at) / 0.22)),
    rested: Math.max(0, t - here.at - slide * 0.8),
  };
};

export type Hand = { shake?: number; reedy?: number };

/** The hand is slow: it is looked at every few samples only. */
const STRIDE = 8;

/** A nearly pure tone with second, third and fifth harmonics a little out of phase, from one sine and one cosine. */
const tube = (angle: number, thin: number): number => {
  const s = Math.sin(angle);
  const c = Math.cos(angle);
  const ss = s * s;
  const second = 0.92 * (2 * s * c) + 0.39 * (1 - 2 * ss);
  const third = 0.45 * s * (3 - 4 * ss) + 0.89 * c * (1 - 4 * ss);
  const fifth = s * (5 - 20 * ss + 16 * ss * ss);
  return Math.tanh(0.9 * (s + thin * (0.42 * second + 0.24 * third + 0.09 * fifth)));
};

/**
 * A theremin: nothing but a sliding pitch, a shaking hand and a nearly pure tube tone. The shake comes only after the
 * hand has settled, and the harmonics thin out as it climbs, or the top would screech.
 */
export const theremin = (reaches: readonly Reach[], seconds: number, { shake = 0.42, reedy = 1 }: Hand = {}): Sound => {
  const out = silence(seconds);
  let [angle, shaken, step, level, thin] = [0, 0, 0, 0, 0];
  for (let i = 0; i < out.length; i++) {
    if (i % STRIDE === 0) {
      const t = i / RATE;
      const hand = handAt(reaches, t);
      const settled = clamp(hand.rested / 0.45);
      shaken += (STRIDE * 2 * Math.PI * (5.3 + 0.7 * Math.sin(t * 1.7))) / RATE;
      const wave = Math.sin(shaken);
      const bent = hand.note + shake * (0.25 + 0.75 * settled) * wave + 0.06 * Math.sin(t * 2.3);
      step = (2 * Math.PI * pitch(bent)) / RATE;
      thin = reedy * clamp((96 - hand.note) / 36);
      level = hand.level * (1 + 0.12 * wave * settled);
    }
    angle += step;
    out[i] = tube(angle, thin) * level;
  }
  return out;
};
