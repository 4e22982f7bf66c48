import { CUES, type Cue, spriteOf } from './cues.ts';

/** Two of one cue closer than this are heard as one, only louder: at 4× speed a deal would become a buzz. */
const CLOSEST_MS = 45;

/** Hands out the takes of a cue in turn, so that none comes twice running; null while the last one has only just begun. */
export const takeTurns = (now: () => number): ((cue: Cue) => string | null) => {
  const last = new Map<Cue, { take: number; at: number }>();
  return (cue) => {
    const { take, at } = last.get(cue) ?? { take: 0, at: Number.NEGATIVE_INFINITY };
    if (now() - at < CLOSEST_MS) return null;
    const next = (take % CUES[cue].takes) + 1;
    last.set(cue, { take: next, at: now() });
    return spriteOf(cue, next);
  };
};
