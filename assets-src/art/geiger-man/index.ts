import type { Picture } from '../stage.ts';
import { FIRST_ACTIONS } from './actions/first.ts';
import { SECOND_ACTIONS } from './actions/second.ts';
import { THIRD_ACTIONS } from './actions/third.ts';
import { BACKS } from './backs.ts';
import { GIRL_PORTRAITS } from './girls/index.ts';
import { GEIGER_HUNT } from './killers/geiger-hunt.ts';
import { GEIGER_LIGHT } from './killers/geiger-light.ts';
import { GEIGER_FINALES, GEIGER_POWERS } from './killers/geiger-secrets.ts';
import { LOBBY } from './killers/lobby.ts';
import { WIDOW_HUNT } from './killers/widow-hunt.ts';
import { WIDOW_LAKE } from './killers/widow-lake.ts';
import { WIDOW_FINALES, WIDOW_POWERS } from './killers/widow-secrets.ts';
import { MOONGLOW_DREAD } from './moonglow/dread.ts';
import { MOONGLOW_EVENTS } from './moonglow/events.ts';
import { MOONGLOW_PEOPLE } from './moonglow/people.ts';
import { MOONGLOW_SET_UPS } from './moonglow/set-ups.ts';
import { NIGHTBIRD_DREAD } from './nightbird/dread.ts';
import { NIGHTBIRD_EVENTS } from './nightbird/events.ts';
import { NIGHTBIRD_PEOPLE } from './nightbird/people.ts';
import { NIGHTBIRD_SET_UPS } from './nightbird/set-ups.ts';
import { DRIVE_IN_PROPS } from './props/drive-in.ts';
import { DRIVE_IN_ARMS } from './props/drive-in-arms.ts';
import { TRAIN_PROPS } from './props/train.ts';
import { TRAIN_ARMS } from './props/train-arms.ts';

/** Pixels for one unit at 1×, by how large a kind of picture is shown. */
const STILL_UNIT = 0.68;
const PROP_UNIT = 0.8;
const CAST_UNIT = 0.9;
const BACK_UNIT = 0.4;

/** A picture and the size that it is printed in. */
export type Print = { readonly picture: Picture; readonly unit: number };
const at = (unit: number, ...lists: readonly Picture[][]): Print[] =>
  lists.flat().map((picture) => ({ picture, unit }));

/** A show has one Killer and one Location: only their sheets need be fetched, and the core set's. */
export const SHEET_PRINTS: Readonly<Record<string, readonly Print[]>> = {
  core: [
    ...at(STILL_UNIT, FIRST_ACTIONS, SECOND_ACTIONS, THIRD_ACTIONS),
    ...at(CAST_UNIT, GIRL_PORTRAITS, LOBBY),
    ...at(BACK_UNIT, BACKS),
  ],
  'geiger-man': at(STILL_UNIT, GEIGER_HUNT, GEIGER_LIGHT, GEIGER_FINALES, GEIGER_POWERS),
  'salt-widow': at(STILL_UNIT, WIDOW_HUNT, WIDOW_LAKE, WIDOW_FINALES, WIDOW_POWERS),
  moonglow: [
    ...at(STILL_UNIT, MOONGLOW_DREAD, MOONGLOW_PEOPLE, MOONGLOW_EVENTS, MOONGLOW_SET_UPS),
    ...at(PROP_UNIT, DRIVE_IN_ARMS, DRIVE_IN_PROPS),
  ],
  nightbird: [
    ...at(STILL_UNIT, NIGHTBIRD_DREAD, NIGHTBIRD_PEOPLE, NIGHTBIRD_EVENTS, NIGHTBIRD_SET_UPS),
    ...at(PROP_UNIT, TRAIN_ARMS, TRAIN_PROPS),
  ],
};
