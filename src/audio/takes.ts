import { SOUNDS, type SoundId, spriteOf } from './sounds.ts';

/** Two of one cue closer than this are heard as one, only louder: at 4× speed a deal would become a buzz. */
const CLOSEST_MS = 45;

/** Hands out the takes of a cue in turn, so that none comes twice running; null while the last one has only just begun. */
export const takeTurns = (now: () => number): ((sound: SoundId) => string | null) => {
  const last = new Map<SoundId, { take: number; at: number }>();
  return (sound) => {
    const { take, at } = last.get(sound) ?? { take: 0, at: Number.NEGATIVE_INFINITY };
    if (now() - at < CLOSEST_MS) return null;
    const next = (take % SOUNDS[sound].takes) + 1;
    last.set(sound, { take: next, at: now() });
    return spriteOf(sound, next);
  };
};
