import type { PlayersOf } from '../../../../app/play/answered.ts';
import type { TurnPorts } from '../../../../app/play/turns.ts';
import type { Guide as GuideOf } from '../../../../app/play/tutorial.ts';
import type { Commentator } from '../commentary/commentator.ts';
import type { StagePorts } from './movie-stage.ts';
import type { MovieTypes } from './movie-types.ts';
import type { Recording } from './recording.ts';

/** Who answers for computer seats and the Director. */
export type Players = PlayersOf<MovieTypes>;

/** Somebody who shows the ropes. */
export type Guide = GuideOf<MovieTypes, Recording>;

/** What the session needs of the world. */
export interface SessionPorts extends StagePorts, TurnPorts<MovieTypes, Recording> {
  /** Who says why the Director did it; null until it has been fetched. */
  commentator?: () => Commentator | null;
  guide?: Guide;
}
