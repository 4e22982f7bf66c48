import { YOU } from '../../../../storage/save.ts';
import type { ShowSetup } from './recording.ts';

/** What somebody wants to see. */
export type Wish = Pick<ShowSetup, 'config' | 'mode'> & Partial<Pick<ShowSetup, 'openingReplies'>>;

/** The one chair is the player's. */
export const setupFor = ({ config, mode, openingReplies = [] }: Wish): ShowSetup => ({
  config,
  seating: { seats: [YOU] },
  mode,
  openingReplies,
});

/** The same once more; with another seed it is another night. */
export const again = (setup: ShowSetup, seed = setup.config.seed): ShowSetup => ({
  ...setup,
  config: { ...setup.config, seed },
});
