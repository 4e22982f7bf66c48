import type { AMBIENCES, LAYERS, SoundId } from '../../../src/games/geiger-man/sounds.ts';
import type { Recipe } from '../effects/recipe.ts';
import type { Loop } from '../music/all.ts';
import { counterRecipes } from './counter.ts';
import { endingRecipes } from './endings.ts';
import { killerRecipes } from './killers.ts';
import { lastAct } from './last-act.ts';
import { lotRecipes } from './lot.ts';
import { heartbeat, night } from './places.ts';
import { pulse } from './pulse.ts';
import { tableRecipes } from './table.ts';
import { thin } from './thin.ts';
import { thingRecipes } from './things.ts';
import { turnedUpRecipes } from './turned-up.ts';

export const RECIPES: readonly Recipe<SoundId>[] = [
  ...counterRecipes,
  ...tableRecipes,
  ...lotRecipes,
  ...killerRecipes,
  ...thingRecipes,
  ...turnedUpRecipes,
  ...endingRecipes,
];

/** Whatever is shorter than the Killers' layers goes into them a whole number of times, so that all stay in step. */
export const LOOPS: readonly Loop<(typeof LAYERS | typeof AMBIENCES)[number]>[] = [
  { name: 'geiger-man', loudness: -23, render: pulse },
  { name: 'salt-widow', loudness: -23, render: thin },
  { name: 'last-act', loudness: -23, render: lastAct },
  { name: 'heartbeat', loudness: -27, render: (chance) => heartbeat(6, chance) },
  { name: 'night', loudness: -38, render: (chance) => night(9.6, chance) },
];
