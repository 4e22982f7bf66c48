/** How many sensible plays a par is the median of, and in how many worlds the table at each one's end is played on. */
export const PAR = { plays: 100, worlds: 20 } as const;
/** In how many worlds a score is played on. */
export const SCORE_WORLDS = 200;

/** What is to be beaten. In the last reel a play ends in life or death, and the median of those says little: the mean does. */
export const parOf = (ends: readonly number[], reel: number): number =>
  reel >= LAST_REEL ? ends.reduce((sum, end) => sum + end, 0) / Math.max(1, ends.length) : median(ends);
const LAST_REEL = 4;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const high = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? high : ((sorted[half - 1] ?? high) + high) / 2;
}
