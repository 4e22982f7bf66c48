import type { GeigerManEvent, GeigerManTypes, Reply, View } from '../../../../rules/geiger-man/index.ts';
import type { Mode, Seating } from '../../kept.ts';
import type { MoodName, Sounding } from '../ports/sounds.ts';
import type { Credits, LogLine, Speech, StageState } from '../ports/stage.ts';

/** What is seen and heard of one event, beside the board. */
export interface PresentedEvent {
  event: GeigerManEvent;
  lines: readonly LogLine[];
  cues: readonly Sounding[];
  speech: Speech | null;
}

/** The Geiger Man in the app. */
export interface ShowTypes extends GeigerManTypes {
  reply: Reply;
  seating: Seating;
  mode: Mode;
  presented: PresentedEvent;
  mood: MoodName;
  credits: Credits;
  stage: StageState;
  ask: { prompt: GeigerManTypes['prompt']; view: View };
  trace: object;
}
