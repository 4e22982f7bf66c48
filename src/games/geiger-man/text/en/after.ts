import { DAILIES } from './dailies.ts';
import { ENDING, TAGLINES } from './ending.ts';
import { NEWS } from './newspaper.ts';
import { TITLES } from './titles.ts';

/** The end of a show, and the morning after. */
export const after = {
  ending: { ENDING, TAGLINES },
  titles: { TITLES },
  newspaper: { NEWS },
  dailies: { DAILIES },
} as const;
