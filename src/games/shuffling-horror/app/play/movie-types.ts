import type { Trace } from '../../../../director-ai/shuffling-horror/director/reasons.ts';
import type { Ask } from '../../../../director-ai/shuffling-horror/messages.ts';
import type { Reply, ShufflingHorrorTypes } from '../../../../rules/shuffling-horror/index.ts';
import type { Mode, Seating } from '../../kept.ts';
import type { MoodName } from '../ports/sounds.ts';
import type { Credits, StageState } from '../ports/stage.ts';
import type { PresentedEvent } from './presenter.ts';

/** The first game in the app. */
export interface MovieTypes extends ShufflingHorrorTypes {
  reply: Reply;
  seating: Seating;
  mode: Mode;
  presented: PresentedEvent;
  mood: MoodName;
  credits: Credits;
  stage: StageState;
  ask: Ask;
  trace: Trace;
}
