import { alienArmRecipes } from './alien-arms.ts';
import { deadRecipes } from './dead.ts';
import { endingRecipes } from './endings.ts';
import { fallRecipes } from './falls.ts';
import { filmRecipes } from './film.ts';
import { horrorRecipes } from './horrors.ts';
import { lightRecipes } from './lights.ts';
import { lineRecipes } from './lines.ts';
import type { Recipe } from './recipe.ts';
import { sanctuaryRecipes } from './sanctuary.ts';
import { stingerRecipes } from './stingers.ts';
import { strikeRecipes } from './strikes.ts';
import { tableRecipes } from './table.ts';
import { townRecipes } from './town.ts';
import { twistRecipes } from './twists.ts';
import { weaponRecipes } from './weapons.ts';

export const RECIPES: readonly Recipe[] = [
  ...tableRecipes,
  ...strikeRecipes,
  ...fallRecipes,
  ...weaponRecipes,
  ...alienArmRecipes,
  ...horrorRecipes,
  ...twistRecipes,
  ...sanctuaryRecipes,
  ...filmRecipes,
  ...lightRecipes,
  ...stingerRecipes,
  ...endingRecipes,
  ...lineRecipes,
  ...deadRecipes,
  ...townRecipes,
];
