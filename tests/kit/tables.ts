import type { CardId, LoadedConfig, MovieEvent } from '../../src/rules/index.ts';
import { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

/**
 * The Rancher (8/6/5/7), the Reporter (5/8/7/6) and the Scout (5/9/6/6) with nothing to spend, so that no roll is preceded by a
 * question about spoints; three items on the screen, so that nothing is revealed until somebody takes one.
 */
export const plainTable = (edit: (stage: Stage) => void = () => {}, loaded: LoadedConfig = {}): Scene =>
  new Scene({ survivors: ['rancher', 'reporter', 'scout'], ...loaded }).stage((s) => edit(s.power(0)));

/** R17.1: a seat without survivors and without any to draw; with monsters of its own it is a Pod Player. */
export function eliminate(stage: Stage, at: number, ...monsters: CardId[]): Stage {
  stage.survivorPile();
  const seat = stage.state.seats[at];
  if (seat === undefined) throw new Error(`no seat ${at}`);
  stage.state.graveyard.push(...seat.pool.splice(0).map((s) => s.id));
  stage.power(0, at);
  seat.eliminated = true;
  seat.throngs = Array.from({ length: 6 }, () => []);
  if (monsters.length > 0) {
    stage.throngOf(at, 0, ...monsters);
    seat.pod = true;
  }
  return stage;
}

/** Takes everybody out of play; the survivor pile stays as it is. */
export function emptyPools(stage: Stage): Stage {
  for (const { pool } of stage.state.seats) stage.state.graveyard.push(...pool.splice(0).map((s) => s.id));
  return stage;
}

/** The types of what happened, in order, as far as they are among those asked for. */
export const sequence = (events: readonly MovieEvent[], ...types: MovieEvent['type'][]): MovieEvent['type'][] =>
  events.map((e) => e.type).filter((type) => types.includes(type));
