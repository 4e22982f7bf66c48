import type { AppContext } from '../../../shell/app-context.ts';
import type { TableSetup } from '../app/play/recording.ts';

/** The ways to the stage, for whoever is there already: what leads there knows it, and not the other way round. */
export interface Ways {
  /** A new game takes the stage. */
  begin(setup: TableSetup): void;
}
export type WaysOf = (context: AppContext) => Ways;
