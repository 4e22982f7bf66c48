import type { AppContext, Route } from '../../../shell/app-context.ts';
import type { ShowSetup } from '../app/play/recording.ts';
import type { Film } from '../app/play/screening.ts';

/** How something of this game gets on the stage. */
export interface Ways {
  begin(setup: ShowSetup): void;
  /** A finished show, or one that stands still before a reply. */
  watch(film: Film, back: Route, still?: number): void;
}
export type WaysOf = (context: AppContext) => Ways;
