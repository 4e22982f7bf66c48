import type { GamePictures } from '../game-pictures.ts';
import type { Picture } from '../stage.ts';
import { stageFour } from './backdrop.ts';
import { STAND_IN_BACKS } from './backs.ts';
import { BEAM, beam } from './beam.ts';
import { ACTION_LOOKS } from './cards/action-looks.ts';
import { ACTION_MOVES } from './cards/action-moves.ts';
import { ACTION_TOOLS } from './cards/action-tools.ts';
import { DOUBLES } from './cards/doubles.ts';
import { LOOSENED } from './cards/loosened.ts';
import { LOVE_SCENE } from './cards/love-scene.ts';
import { OVERSEEN } from './cards/overseen.ts';
import { RE_BLOCKED } from './cards/re-blocked.ts';
import { REFUSALS } from './cards/refusals.ts';
import { SETS } from './cards/sets.ts';
import { SHELTERS } from './cards/shelters.ts';
import { SWAPPED } from './cards/swapped.ts';
import { FACES } from './faces.ts';
import { STAND_IN_MOMENTS } from './moments.ts';
import { POSTER } from './poster.ts';
import { CHAIN, STAND_IN_THINGS } from './table.ts';

/** Every kind of card, kind by kind, and the backs. */
export const STAND_IN_CARDS: readonly Picture[] = [
  ...DOUBLES,
  ...ACTION_TOOLS,
  ...ACTION_LOOKS,
  ...ACTION_MOVES,
  ...LOVE_SCENE,
  ...REFUSALS,
  ...SHELTERS,
  ...SETS,
  ...LOOSENED,
  ...RE_BLOCKED,
  ...SWAPPED,
  ...OVERSEEN,
  ...STAND_IN_BACKS,
];

/** A face lies on a seat card: 156 pixels wide at 1×, a little more than the largest seat shows. */
const SEAT = 0.65;

export const STAND_IN: GamePictures = {
  folder: 'stand-in/',
  sheets: [
    { name: 'cards', pictures: STAND_IN_CARDS, width: 1310 },
    { name: 'faces', pictures: FACES, unit: SEAT, width: 950 },
  ],
  things: STAND_IN_THINGS,
  printed: [
    { name: 'poster@1x', picture: POSTER, run: 1, unit: 0.5 },
    { name: 'poster@2x', picture: POSTER, run: 2, unit: 0.5 },
    { name: 'poster-large@1x', picture: POSTER, run: 2, unit: 8 / 11 },
    { name: 'poster-large@2x', picture: POSTER, run: 2, unit: 16 / 11 },
    ...STAND_IN_MOMENTS.map((picture) => ({ name: picture.id, picture, run: 2 as const })),
  ],
  painted: [
    { name: 'beam', size: BEAM, draw: beam },
    {
      name: 'chain',
      size: { w: CHAIN.w * 2, h: CHAIN.h * 2 },
      draw: (pen) => pen.at(CHAIN.w, CHAIN.h, () => CHAIN.draw(pen), 2),
    },
  ],
  land: stageFour,
};
