import type { Picture } from '../stage.ts';
import { PITTSBURGH_BACKS } from './backs.ts';
import { PITTSBURGH_CAST } from './cast.ts';
import { COURT } from './dead/court.ts';
import { LONERS } from './dead/loners.ts';
import { MARCHING_BAND } from './dead/marching-band.ts';
import { MILL_HANDS } from './dead/mill-hands.ts';
import { MOURNERS } from './dead/mourners.ts';
import { TRICK_OR_TREATERS } from './dead/trick-or-treaters.ts';
import { PITTSBURGH_HORRORS } from './horrors.ts';
import { PITTSBURGH_ITEMS } from './items.ts';
import { PITTSBURGH_PLOTS } from './plots.ts';
import { PITTSBURGH_POWERS } from './powers.ts';
import { PITTSBURGH_SHELTERS } from './shelters.ts';

/** Pittsburgh 68, in the order of the first deck; what both decks share is drawn once, there. */
export const PITTSBURGH: readonly Picture[] = [
  ...PITTSBURGH_CAST,
  ...LONERS,
  ...MILL_HANDS,
  ...MOURNERS,
  ...TRICK_OR_TREATERS,
  ...MARCHING_BAND,
  ...COURT,
  ...PITTSBURGH_ITEMS,
  ...PITTSBURGH_HORRORS,
  ...PITTSBURGH_PLOTS,
  ...PITTSBURGH_POWERS,
  ...PITTSBURGH_SHELTERS,
  ...PITTSBURGH_BACKS,
];
