import type { ComponentChildren } from 'preact';
import type { PlayersOf } from '../../../../app/play/answered.ts';
import type { AppContext } from '../../../../shell/app-context.ts';
import type { Recording } from '../../app/play/recording.ts';
import type { Session } from '../../app/play/session.ts';
import type { Guide } from '../../app/play/session-ports.ts';
import type { TableTypes } from '../../app/play/types.ts';
import type { Credits, Lesson } from '../../app/ports/stage.ts';
import type { Ways } from '../ways.ts';

type Players = PlayersOf<TableTypes>;

/** What one way of playing adds to the stage: fetched for whoever plays it. */
export interface OfMode {
  guide: Guide | null;
  players(players: Players, session: () => Session): Players;
  /** The plate of a lesson. */
  lesson: ((lesson: Lesson) => ComponentChildren) | null;
  /** In place of the paper that every game ends with; null: that one. */
  ending: ((credits: Credits) => ComponentChildren) | null;
  finished(recording: Recording, credits: Credits): void;
  stop(): void;
}

export type OfModeFor = (context: AppContext, recording: Recording, session: () => Session, ways: Ways) => OfMode;
