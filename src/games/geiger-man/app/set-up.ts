import { GIRLS, KILLERS, LEVELS, type Level, LOCATIONS } from '../../../rules/geiger-man/index.ts';
import { YOU } from '../../../storage/save.ts';
import type { ShowSetup } from './play/recording.ts';
import type { Chosen, OnOffer } from './ports/begin.ts';

export const ON_OFFER: OnOffer = {
  girls: GIRLS,
  killers: KILLERS,
  locations: LOCATIONS,
  levels: Object.keys(LEVELS) as Level[],
};

/** A show as it was picked; what nobody picked, the rules draw (FG2.1). */
export const setupOf = ({ girl, killer, location, level }: Chosen, seed: string): ShowSetup => ({
  config: { seed, girl, killer, location, options: LEVELS[level] },
  seating: { seats: [YOU] },
  mode: { kind: 'show' },
  openingReplies: [],
});

/** The same once more; with another seed it is another night. */
export const again = (setup: ShowSetup, seed = setup.config.seed): ShowSetup => ({
  ...setup,
  config: { ...setup.config, seed },
  openingReplies: [],
});
