import type { Words } from '../shape.ts';
import { BECAUSE } from './because.ts';
import { CAPTIONS } from './captions.ts';
import { ACTIONS } from './cards/actions.ts';
import { DREAD } from './cards/dread.ts';
import { EVENTS } from './cards/events.ts';
import { GIRLS } from './cards/girls.ts';
import { ITEMS } from './cards/items.ts';
import { KILLERS, LAST_ACTS, MINION, MINOR_SECRETS, PILLAR, SECRETS } from './cards/killers.ts';
import { LOCATIONS, SET_UPS } from './cards/locations.ts';
import { SPACES } from './cards/spaces.ts';
import { CHOICE, MENUS, WHY_NOT } from './choices.ts';
import { brief, lineShort, lineSpoken, short, spoken } from './effects.ts';
import { HINT, METER, PAR } from './hints.ts';
import { lineOf, sceneHeading } from './log.ts';
import {
  actionName,
  atSpace,
  cardInLine,
  cardName,
  enemyName,
  eventName,
  finaleName,
  girlName,
  girlShort,
  isMany,
  itemName,
  killerName,
  locationName,
  powerName,
  setUpName,
  spaceName,
  terrorName,
  theItem,
  theKiller,
  theSpace,
  toSpace,
  victimName,
  victimsNamed,
} from './names.ts';
import { ASIDE, ASK, ASK_CARD, DANGER, ODDS, REACH } from './prompts.ts';
import { KEYS, QUERIES } from './queries.ts';
import { spokenOf } from './spoken.ts';
import { NAMED, PHASES, SIGNS, TABLE } from './table.ts';
import { CROWD, SPECIAL_CROWD } from './voices/crowd.ts';
import { FIRST_FOUR } from './voices/first-four.ts';
import { OTHER_FOUR } from './voices/other-four.ts';

/** What is read at the table. */
export const play: Pick<
  Words,
  | 'actions'
  | 'girls'
  | 'killers'
  | 'dread'
  | 'events'
  | 'items'
  | 'locations'
  | 'spaces'
  | 'names'
  | 'effects'
  | 'log'
  | 'spoken'
  | 'because'
  | 'prompts'
  | 'choices'
  | 'queries'
  | 'table'
  | 'captions'
  | 'hints'
  | 'voices'
> = {
  actions: { ACTIONS },
  girls: { GIRLS },
  killers: { KILLERS, MINION, PILLAR, SECRETS, MINOR_SECRETS, LAST_ACTS },
  dread: { DREAD },
  events: { EVENTS },
  items: { ITEMS },
  locations: { LOCATIONS, SET_UPS },
  spaces: { SPACES },
  names: {
    girlName,
    girlShort,
    killerName,
    locationName,
    setUpName,
    spaceName,
    actionName,
    itemName,
    terrorName,
    eventName,
    powerName,
    finaleName,
    theKiller,
    isMany,
    theItem,
    theSpace,
    atSpace,
    toSpace,
    enemyName,
    victimName,
    victimsNamed,
    cardName,
    cardInLine,
  },
  effects: { short, lineShort, brief, spoken, lineSpoken },
  log: { sceneHeading, lineOf },
  spoken: { spokenOf },
  because: { BECAUSE },
  prompts: { ASK, ASK_CARD, ASIDE, ODDS, REACH, DANGER },
  choices: { CHOICE, MENUS, WHY_NOT },
  queries: { QUERIES, KEYS },
  table: { PHASES, TABLE, NAMED, SIGNS },
  captions: { CAPTIONS },
  hints: { HINT, METER, PAR },
  voices: { VOICES: { ...FIRST_FOUR, ...OTHER_FOUR }, CROWD, SPECIAL_CROWD },
};
