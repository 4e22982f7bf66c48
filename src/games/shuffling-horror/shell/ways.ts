import type { AppContext, Route } from '../../../shell/app-context.ts';
import type { GameSetup } from '../app/play/game-setup.ts';
import type { Film } from '../app/play/screening.ts';
import type { ShortId } from '../app/ports/shorts.ts';

/** Where a scene of the rest of the book was opened: from its list or a rule, or over the movie that waits for it. */
export type ShortFrom = 'shorts' | 'movie';

/** The ways to the stage, for whoever is there already: what leads there knows it, and not the other way round. */
export interface Ways {
  /** A new movie takes the stage. */
  begin(setup: GameSetup): void;
  /** A finished one is shown, from its start or standing still before a reply; leaving it leads back to where one came from. */
  watch(film: Film, back: Route, still?: number): void;
  /** A scene of the rest of the book: no movie, and nothing of it is kept. */
  playShort(id: ShortId, from: ShortFrom): void;
}
export type WaysOf = (context: AppContext) => Ways;
