import type { AppContext } from '../../../shell/app-context.ts';
import type { ShowSetup } from '../app/play/recording.ts';

/** How something of this game gets on the stage. */
interface Ways {
  begin(setup: ShowSetup): void;
}
export type WaysOf = (context: AppContext) => Ways;
