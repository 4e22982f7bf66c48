import { type SoundIn, type Sounds, spriteOf } from './book.ts';

/** Two of one cue closer than this are heard as one, only louder: at 4× speed a deal would become a buzz. */
const CLOSEST_MS = 45;

/** Hands out the takes of a cue in turn, so that none comes twice running; null while the last one has only just begun. */
export const takeTurns = <T extends Sounds>(sounds: T, now: () => number): ((sound: SoundIn<T>) => string | null) => {
  const last = new Map<string, { take: number; at: number }>();
  return (sound) => {
    const { take, at } = last.get(sound) ?? { take: 0, at: Number.NEGATIVE_INFINITY };
    if (now() - at < CLOSEST_MS) return null;
    const next = (take % (sounds[sound]?.takes ?? 1)) + 1;
    last.set(sound, { take: next, at: now() });
    return spriteOf(sound, next);
  };
};
