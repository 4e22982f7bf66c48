import type { Ask as FullAsk } from '../../../../director-ai/stand-in/messages.ts';
import type { Trace } from '../../../../director-ai/stand-in/reasons.ts';
import type { Reply, StandInEvent, StandInTypes } from '../../../../rules/stand-in/index.ts';
import type { Mode, Seating, TableConfig } from '../../kept.ts';
import type { Credits, LogLine, Sounding, Speech, StageState } from '../ports/stage.ts';

/** What a computer seat is asked; its dice are made of the seed where it is asked, and it never sees that. */
export type Ask = Omit<FullAsk, 'dice'> & { seed: string };

/** What is seen and heard of one event, beside the table. */
export interface PresentedEvent {
  event: StandInEvent;
  lines: readonly LogLine[];
  cues: readonly Sounding[];
  speech: Speech | null;
}

/** The Stand-In in the app. */
export interface TableTypes extends StandInTypes {
  config: TableConfig;
  reply: Reply;
  seating: Seating;
  mode: Mode;
  presented: PresentedEvent;
  /** What the music is to be: how much there is to suspect, from 0 to 1, as far as the player's own chair may guess. */
  mood: { suspicion: number };
  credits: Credits;
  stage: StageState;
  ask: Ask;
  trace: Trace;
}
