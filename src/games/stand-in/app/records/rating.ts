import type { Story } from './story.ts';

export const MOST_HALVES = 8;

type Rated = Pick<Story, 'won' | 'conceded' | 'how' | 'wasBurnt' | 'fires' | 'turns' | 'seats'>;

/** So many rounds of the table are quick work. */
const QUICK = 4;

/** Half stars, of eight: three whole ones for a win, one more for a clean and quick one. */
export function halfStarsOf({ won, conceded, how, wasBurnt, fires, turns, seats }: Rated): number {
  if (conceded) return 1;
  if (!won) return how === 'dawn' ? 4 : wasBurnt ? 2 : 3;
  const isClean = !fires.some(({ role, by }) => role === 'original' && by === 'original');
  return MOST_HALVES - 2 + Number(isClean) + Number(turns <= QUICK * seats);
}
