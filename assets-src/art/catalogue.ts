import { desert } from './backdrop.ts';
import type { Thing } from './board/tokens.ts';
import type { GamePictures } from './game-pictures.ts';
import type { Pen } from './pen.ts';
import { millTown } from './pittsburgh/backdrop.ts';
import { PITTSBURGH } from './pittsburgh/index.ts';
import { PITTSBURGH_MOMENTS } from './pittsburgh/moments.ts';
import { POSTER as MILL_TOWN_POSTER } from './pittsburgh/poster.ts';
import { PITTSBURGH_THINGS } from './pittsburgh/things.ts';
import { BACKS } from './scenes/backs.ts';
import { BONUS } from './scenes/bonus.ts';
import { ENDGAME } from './scenes/endgame.ts';
import { HORRORS } from './scenes/horrors.ts';
import { ITEMS } from './scenes/items.ts';
import { MOMENTS } from './scenes/moments.ts';
import { MUTANTS } from './scenes/mutants.ts';
import { NEIGHBORS } from './scenes/neighbors.ts';
import { OVERLORDS } from './scenes/overlords.ts';
import { PLOTS } from './scenes/plots.ts';
import { PODS } from './scenes/pods.ts';
import { POSTER as DESERT_POSTER } from './scenes/poster.ts';
import { POWERS } from './scenes/powers.ts';
import { RIDERS } from './scenes/riders.ts';
import { SHELTERS } from './scenes/shelters.ts';
import { TERRORS } from './scenes/terrors.ts';
import type { Picture } from './stage.ts';
import { STAND_IN } from './stand-in/index.ts';
import { SURVIVORS } from './survivors/index.ts';

/** Every picture of Roswell 51, in the order of the book, and those that every deck shares. */
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

export type DeckPictures = {
  readonly id: string;
  /** Under public/assets/art; the first deck lies at its root. */
  readonly folder: string;
  readonly pictures: readonly Picture[];
  /** Signs and tokens that only this deck has. */
  readonly things: readonly Thing[];
  /** Title cards, one file each. */
  readonly moments: readonly Picture[];
  /** In its glass case outside. */
  readonly poster: Picture;
  /** Of the plain atlas: how wide decides how well its rows fold. */
  readonly width: number;
  /** What lies round the drive-in. */
  readonly land: (pen: Pen) => void;
};

export const DECK_PICTURES: readonly DeckPictures[] = [
  {
    id: 'roswell-51',
    folder: '',
    pictures: PICTURES,
    things: [],
    moments: MOMENTS,
    poster: DESERT_POSTER,
    width: 2048,
    land: desert,
  },
  {
    id: 'pittsburgh-68',
    folder: 'pittsburgh-68/',
    pictures: PITTSBURGH,
    things: PITTSBURGH_THINGS,
    moments: PITTSBURGH_MOMENTS,
    poster: MILL_TOWN_POSTER,
    width: 1310,
    land: millTown,
  },
];

/** The later games, each in a folder of its own. */
export const GAME_PICTURES: readonly GamePictures[] = [STAND_IN];
