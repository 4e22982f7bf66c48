import type { Role, Story } from '../ports/ending.ts';

/** Four stars, in halves. */
export const MOST_HALVES = 8;

const HARD = ['late-show', 'midnight'];

/** All that counts for it. */
type Rated = Pick<Story, 'reel' | 'survived' | 'conceded' | 'turned' | 'mode' | 'seats' | 'level'> & {
  cast: readonly Pick<Role, 'fate'>[];
};

/**
 * Halves of stars, from one to eight. For the cast: one a reel reached (I–IV), two for surviving, one more where at least
 * as many live as there are seats, one for a Late Show or Midnight Director. Walking out earns one a reel sat through,
 * and whoever turned coat reached the reel of that, unless the cast survived. For the one who
 * directs: up to four by the share of the cast that is gone, two if that is everybody, one if it was over before reel IV, one if
 * anybody turned.
 */
export function halfStarsOf(story: Rated): number {
  const { reel, survived, conceded, turned, mode, cast, seats, level } = story;
  const alive = cast.filter(({ fate }) => fate === 'alive').length;
  if (conceded) return within(reel - 1);
  if (mode === 'direct') {
    const gone = cast.length === 0 ? 0 : (cast.length - alive) / cast.length;
    const turned = cast.some(({ fate }) => fate === 'turned');
    return within(Math.floor(4 * gone) + (survived ? 0 : 2) + (!survived && reel < 4 ? 1 : 0) + (turned ? 1 : 0));
  }
  const full = survived && alive >= seats;
  const reached = survived ? reel : (turned ?? reel);
  return within(reached + (survived ? 2 : 0) + (full ? 1 : 0) + (HARD.includes(level) ? 1 : 0));
}

const within = (halves: number): number => Math.min(MOST_HALVES, Math.max(1, halves));
