import { playOn, policiesOf } from '../../../src/director-ai/shuffling-horror/simulation/play-on.ts';
import { survivalChance } from '../../../src/director-ai/shuffling-horror/simulation/survival.ts';
import { clone, newMovie } from '../../../src/rules/shuffling-horror/index.ts';
import { deckShowing } from '../deck.ts';
import { keptList } from '../kept.ts';
import { percent } from '../stats.ts';
import type { Verdict } from './verdict.ts';

const WORLDS = 60;
const SEATS = 3;

/** The survival chance at the start of every round of one movie. */
function curve(seed: number, cast: string): { reel: number; chance: number }[] {
  const policies = policiesOf('feature', Array<string>(SEATS).fill(cast));
  const movie = newMovie({ seed: `drama/${seed}`, seats: SEATS, deck: deckShowing() });
  const points: { reel: number; chance: number }[] = [];
  let round = 0;
  playOn(movie, policies, `drama/${seed}`, (m) => {
    if (m.round === round) return false;
    round = m.round;
    points.push({ reel: m.reel, chance: survivalChance(clone(m), policies, WORLDS, `drama/${seed}/${points.length}`) });
    return false;
  });
  return points;
}

const side = (chance: number): boolean => chance >= 0.5;
const isDecided = ({ chance }: { chance: number }): boolean => chance < 0.05 || chance > 0.95;

/** Whether movies are close: half of them cross even chances, and few are decided before reel III. */
export function drama(movies: number, cast: string): Verdict {
  const curves = keptList(`drama-${cast}`, movies, (i) => curve(i, cast));
  const crossed = curves.filter((points) =>
    points.some((p, i) => i > 0 && side(p.chance) !== side(points[i - 1]?.chance ?? 0)),
  );
  const early = curves.filter((points) => {
    const before = points.filter(({ reel }) => reel < 3);
    const last = before[before.length - 1];
    return last !== undefined && isDecided(last);
  });
  return {
    goal: `drama at Feature, ${movies} movies, ${cast}`,
    holds: crossed.length / movies >= 0.5 && early.length / movies <= 0.15,
    figure: `${percent(crossed.length / movies, 0)} cross even chances, ${percent(early.length / movies, 0)} decided before reel III`,
  };
}
