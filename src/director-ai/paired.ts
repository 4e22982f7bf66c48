/** A figure between -1 and 1, and what the true one is within of it, 19 times in 20. */
export interface Estimate {
  value: number;
  error: number;
}

/** The share of worlds that one of two plays saves beyond the other, both having been played in all of them. */
export function paired(up: number, down: number, worlds: number): Estimate {
  const value = (up - down) / worlds;
  return { value, error: 1.96 * Math.sqrt(Math.max(0, (up + down) / worlds - value * value) / worlds) };
}

/** Smaller than what cannot be told: nothing at all. */
export const isEven = ({ value, error }: Estimate): boolean => Math.abs(value) <= error;
