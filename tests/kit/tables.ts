import type { MovieEvent } from '../../src/rules/shuffling-horror/index.ts';
import type { Stage } from './stage.ts';

/** Takes everybody out of play; the survivor pile stays as it is. */
export function emptyPools(stage: Stage): Stage {
  for (const { pool } of stage.state.seats) stage.state.graveyard.push(...pool.splice(0).map((s) => s.id));
  return stage;
}

/** The types of what happened, in order, as far as they are among those asked for. */
export const sequence = (events: readonly MovieEvent[], ...types: MovieEvent['type'][]): MovieEvent['type'][] =>
  events.map((e) => e.type).filter((type) => types.includes(type));
