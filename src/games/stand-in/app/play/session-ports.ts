import type { StagePortsOf } from '../../../../app/play/stage.ts';
import type { TurnPorts } from '../../../../app/play/turns.ts';
import type { Guide as GuideOf } from '../../../../app/play/tutorial.ts';
import type { HintAsk } from '../../../../director-ai/stand-in/hint/hint.ts';
import type { Hint } from '../../../../director-ai/stand-in/hint/reading.ts';
import type { View } from '../../../../rules/stand-in/index.ts';
import type { Odds } from '../../text/shapes/odds.ts';
import type { Clock } from '../show/show.ts';
import type { Recording } from './recording.ts';
import type { TableTypes } from './types.ts';

/** Somebody who shows the ropes. */
export type Guide = GuideOf<TableTypes, Recording>;

/** What the session needs of the world. */
export interface SessionPorts extends StagePortsOf<TableTypes>, TurnPorts<TableTypes, Recording> {
  /** The chances of a view, counted elsewhere; never, where nobody counts. */
  odds?(view: View): Promise<readonly (Odds | null)[]>;
  clock?: Clock;
  /** Somebody to ask what they would do: told more than once, the last time for good; null: nobody can say. Returns how to call it off. */
  hint?(ask: HintAsk, onHint: (hint: Hint | null, settled: boolean) => void): () => void;
  guide?: Guide | null;
}
