import type { AppContext } from '../../../shell/app-context.ts';
import type { ShowSetup } from '../app/play/recording.ts';

/** The film that the marquee has of it. */
export const FILM_ID = 'geiger-man';

/** How something of this game gets on the stage. */
interface Ways {
  begin(setup: ShowSetup): void;
}
export type WaysOf = (context: AppContext) => Ways;
