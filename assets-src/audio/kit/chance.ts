/** Seeded chance (mulberry32): the same name always gives the same sound, on every run. */
export type Chance = {
  /** 0 up to 1. */
  next: () => number;
  /** −1 up to 1. */
  noise: () => number;
  between: (low: number, high: number) => number;
};

const seedOf = (name: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  return hash >>> 0;
};

export const chanceFor = (name: string): Chance => {
  let state = seedOf(name);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return { next, noise: () => next() * 2 - 1, between: (low, high) => low + (high - low) * next() };
};
