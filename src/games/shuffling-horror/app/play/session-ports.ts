import type { PlayersOf } from '../../../../app/play/answered.ts';
import type { TurnPorts } from '../../../../app/play/turns.ts';
import type { Prompt, View } from '../../../../rules/shuffling-horror/index.ts';
import type { Commentator } from '../commentary/commentator.ts';
import type { Question } from '../ports/question.ts';
import type { Lesson } from '../ports/stage.ts';
import type { StagePorts } from './movie-stage.ts';
import type { MovieTypes } from './movie-types.ts';
import type { Answer, Recording } from './recording.ts';

/** Who answers for computer seats and the Director. */
export type Players = PlayersOf<MovieTypes>;

/** Looks over the shoulder of whoever is asked: may narrow the question, and say one sentence about it. */
export type Guide = (
  view: View,
  prompt: Prompt,
  question: Question,
  /** All that was asked and answered so far. */
  answers: readonly Answer[],
) => { question: Question; lesson: Lesson | null };

/** What the session needs of the world. */
export interface SessionPorts extends StagePorts, TurnPorts<MovieTypes, Recording> {
  /** Who says why the Director did it; null until it has been fetched. */
  commentator?: () => Commentator | null;
  /** Somebody who shows the ropes. */
  guide?: Guide;
}
