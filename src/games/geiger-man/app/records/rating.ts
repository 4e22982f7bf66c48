import type { Story } from './story.ts';

/** Four stars, in halves. */
export const MOST_HALVES = 8;

type Rated = Pick<Story, 'outcome' | 'ultimate' | 'saved' | 'killed' | 'level' | 'finale' | 'killerHealth'>;

const HARD: readonly Story['level'][] = ['late-show', 'midnight'];
/** So little left of him is worth a cheer. */
const NEARLY = 3;

/**
 * Half stars, of eight. Won: five, and one each for a star turn, for as many saved as lost, and for a late hour. Lost: one, one for the Last Act,
 * and one for a Killer who could hardly stand. Walking out earns one.
 */
export function halfStarsOf({ outcome, ultimate, saved, killed, level, finale, killerHealth }: Rated): number {
  if (outcome === 'left') return 1;
  if (outcome === 'lost') return 1 + Number(finale !== null) + Number(killerHealth <= NEARLY);
  return 5 + Number(ultimate) + Number(saved >= killed) + Number(HARD.includes(level));
}
