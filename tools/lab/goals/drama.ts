import { playOn, troupeOf } from '../../../src/director-ai/play-on.ts';
import { survivalChance } from '../../../src/director-ai/survival.ts';
import { clone, newMovie } from '../../../src/rules/index.ts';
import { deckShowing } from '../deck.ts';
import { keptList } from '../kept.ts';
import { percent } from '../stats.ts';
import type { Verdict } from './verdict.ts';

const WORLDS = 60;
const CHAIRS = ['sensible', 'sensible', 'sensible'];

/** The survival chance at the start of every round of one movie. */
function curve(seed: number): { reel: number; chance: number }[] {
  const troupe = troupeOf('feature', CHAIRS);
  const movie = newMovie({ seed: `drama/${seed}`, seats: 3, deck: deckShowing() });
  const points: { reel: number; chance: number }[] = [];
  let round = 0;
  playOn(movie, troupe, `drama/${seed}`, (m) => {
    if (m.round === round) return false;
    round = m.round;
    points.push({ reel: m.reel, chance: survivalChance(clone(m), troupe, WORLDS, `drama/${seed}/${points.length}`) });
    return false;
  });
  return points;
}

const side = (chance: number): boolean => chance >= 0.5;
const isDecided = ({ chance }: { chance: number }): boolean => chance < 0.05 || chance > 0.95;

/** Whether movies are close: half of them cross even chances, and few are decided before reel III. */
export function drama(movies: number): Verdict {
  const curves = keptList('drama', movies, curve);
  const crossed = curves.filter((points) =>
    points.some((p, i) => i > 0 && side(p.chance) !== side(points[i - 1]?.chance ?? 0)),
  );
  const early = curves.filter((points) => {
    const before = points.filter(({ reel }) => reel < 3);
    const last = before[before.length - 1];
    return last !== undefined && isDecided(last);
  });
  return {
    goal: `drama at Feature, ${movies} movies`,
    holds: crossed.length / movies >= 0.5 && early.length / movies <= 0.15,
    figure: `${percent(crossed.length / movies, 0)} cross even chances, ${percent(early.length / movies, 0)} decided before reel III`,
  };
}
