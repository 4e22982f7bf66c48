import type { AMBIENCES, LAYERS, SoundId } from '../../../src/games/stand-in/sounds.ts';
import type { Recipe } from '../effects/recipe.ts';
import type { Loop } from '../music/all.ts';
import { cardRecipes } from './cards.ts';
import { endingRecipes } from './endings.ts';
import { fireRecipes } from './fire.ts';
import { stageRecipes } from './stage.ts';
import { stageMusic } from './stage-music.ts';
import { storm } from './storm.ts';
import { suspicion } from './suspicion.ts';
import { talkRecipes } from './talk.ts';

export const RECIPES: readonly Recipe<SoundId>[] = [
  ...cardRecipes,
  ...stageRecipes,
  ...fireRecipes,
  ...talkRecipes,
  ...endingRecipes,
];

export const LOOPS: readonly Loop<(typeof LAYERS | typeof AMBIENCES)[number]>[] = [
  { name: 'stage', loudness: -23, render: stageMusic },
  { name: 'suspicion', loudness: -23, render: suspicion },
  { name: 'storm', loudness: -38, render: (chance) => storm(9.6, chance) },
];
