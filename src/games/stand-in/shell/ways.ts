import type { AppContext, Route } from '../../../shell/app-context.ts';
import type { TableSetup } from '../app/play/recording.ts';
import type { Film } from '../app/play/screening.ts';

/** The ways to the stage, for whoever is there already: what leads there knows it, and not the other way round. */
export interface Ways {
  /** A new game takes the stage. */
  begin(setup: TableSetup): void;
  /** A finished one is shown; `still`: as it stood before that reply. Leaving it leads to `back`. */
  watch(film: Film, back: Route, still?: number): void;
}
export type WaysOf = (context: AppContext) => Ways;
