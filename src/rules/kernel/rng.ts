import seedrandom from 'seedrandom';

/**
 * Alea's whole state, plain data saved with the movie. seedrandom makes it from the seed; the step is written out here
 * because re-creating a generator from saved state for every roll would cost more than the roll (a test holds the two together).
 */
export interface Stream {
  c: number;
  s0: number;
  s1: number;
  s2: number;
}

interface SeededAlea {
  state(): Stream;
}

export function streamFrom(seed: string): Stream {
  const { c, s0, s1, s2 } = (seedrandom.alea(seed, { state: true }) as unknown as SeededAlea).state();
  return { c, s0, s1, s2 };
}

/** The next number in [0, 1). */
export function draw(s: Stream): number {
  const t = 2091639 * s.s0 + s.c * 2.3283064365386963e-10;
  s.s0 = s.s1;
  s.s1 = s.s2;
  s.c = t | 0;
  s.s2 = t - s.c;
  return s.s2;
}

/** A whole number from 0 to below n. */
export const drawInt = (s: Stream, n: number): number => (draw(s) * n) | 0;

/** Fisher–Yates, in place. */
export function shuffle<T>(s: Stream, pile: T[]): void {
  for (let i = pile.length - 1; i > 0; i--) {
    const j = drawInt(s, i + 1);
    const held = pile[i] as T;
    pile[i] = pile[j] as T;
    pile[j] = held;
  }
}

export const cloneStream = (s: Stream): Stream => ({ c: s.c, s0: s.s0, s1: s.s1, s2: s.s2 });

/** A source of chance apart from any game's own, made only when it is first asked: seeding costs more than most decisions. */
export function chanceFrom(seed: string): () => number {
  let stream: Stream | null = null;
  return () => {
    stream ??= streamFrom(seed);
    return draw(stream);
  };
}
