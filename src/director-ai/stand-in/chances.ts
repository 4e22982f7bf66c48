import { standIn } from '../../rules/stand-in/index.ts';
import { type Footage, screened } from './rushes/footage.ts';
import { playOn, type Worlds } from './worlds/play-on.ts';

/** A game that was played so far, and whose chances are asked for. */
export interface Standing extends Footage {
  chair: number;
}

/** What that chair scores when computers play it to its end from there: everybody by what their own chair sees, each time with other dice of theirs. */
export function chancesOf(standing: Standing, { from, to }: Worlds): number[] {
  const game = screened(standing, () => true);
  return Array.from({ length: to - from }, (_, k) => {
    const seed = `${standing.config.seed}/chances/${from + k}`;
    return playOn(standIn.clone(game), standing.level, seed)[standing.chair] ?? 0;
  });
}
