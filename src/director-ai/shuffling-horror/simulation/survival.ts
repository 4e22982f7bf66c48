import { type Movie, resample, type View, viewOf } from '../../../rules/shuffling-horror/index.ts';
import type { MeterContext, Worlds } from './meter.ts';
import { companyOf, type Policies, playersIn, playOn } from './play-on.ts';

const NEVER = () => false;

/** Whether anybody lives when a table is played on, in one world that it could be. */
export function livesIn(view: View, policies: Policies, seed: string): boolean {
  const world = resample(view, seed);
  playOn(world, playersIn(policies, view, seed), `${seed}/play`, NEVER);
  return world.outcome?.survived === true;
}

/** The share of so many worlds in which anybody lives. What is over is known. */
export function survivalChance(m: Movie, policies: Policies, worlds: number, seed: string): number {
  if (m.outcome !== null) return m.outcome.survived ? 1 : 0;
  const view = viewOf(m, null);
  let lived = 0;
  for (let i = 0; i < worlds; i++) if (livesIn(view, policies, `${seed}/${i}`)) lived++;
  return lived / worlds;
}

/** A look of the survival meter: in how many of these worlds anybody lives. */
export function livedIn({ view, director, seats, seed }: MeterContext, { from, to }: Worlds): number {
  const table = JSON.parse(view) as View;
  const policies = companyOf(director, seats);
  let lived = 0;
  for (let world = from; world < to; world++) if (livesIn(table, policies, `${seed}/${world + 1}`)) lived++;
  return lived;
}
