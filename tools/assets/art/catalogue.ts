import { BACKS } from './scenes/backs.ts';
import { BONUS } from './scenes/bonus.ts';
import { ENDGAME } from './scenes/endgame.ts';
import { HORRORS } from './scenes/horrors.ts';
import { ITEMS } from './scenes/items.ts';
import { MUTANTS } from './scenes/mutants.ts';
import { NEIGHBORS } from './scenes/neighbors.ts';
import { OVERLORDS } from './scenes/overlords.ts';
import { PLOTS } from './scenes/plots.ts';
import { PODS } from './scenes/pods.ts';
import { POWERS } from './scenes/powers.ts';
import { RIDERS } from './scenes/riders.ts';
import { SHELTERS } from './scenes/shelters.ts';
import { TERRORS } from './scenes/terrors.ts';
import type { Picture } from './stage.ts';
import { SURVIVORS } from './survivors/index.ts';

/** Every picture of the deck, in the order of the book. */
export const PICTURES: readonly Picture[] = [
  ...SURVIVORS,
  ...PODS,
  ...NEIGHBORS,
  ...MUTANTS,
  ...TERRORS,
  ...RIDERS,
  ...OVERLORDS,
  ...ITEMS,
  ...HORRORS,
  ...PLOTS,
  ...POWERS,
  ...SHELTERS,
  ...ENDGAME,
  ...BONUS,
  ...BACKS,
];
