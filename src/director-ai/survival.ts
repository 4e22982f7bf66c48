import { type Movie, type PublicView, publicView, resample } from '../rules/index.ts';
import { playOn, type Troupe } from './play-on.ts';

const NEVER = () => false;

/** Whether anybody lives when a table is played on, in one world that it could be. */
export function livesIn(view: PublicView, troupe: Troupe, seed: string): boolean {
  const world = resample(view, seed);
  playOn(world, troupe, `${seed}/play`, NEVER);
  return world.outcome?.survived === true;
}

/** The share of so many worlds in which anybody lives. What is over is known. */
export function survivalChance(m: Movie, troupe: Troupe, worlds: number, seed: string): number {
  if (m.outcome !== null) return m.outcome.survived ? 1 : 0;
  const view = publicView(m);
  let lived = 0;
  for (let i = 0; i < worlds; i++) if (livesIn(view, troupe, `${seed}/${i}`)) lived++;
  return lived / worlds;
}
