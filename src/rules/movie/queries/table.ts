import { defOf, isBlob, isFace, isMonster, itemOf, kindOf, shrugsHeadShots, valueOf } from './cards.ts';
import { frameOf, pileEmpty, screenMonsters, shownCards, shownIn, topOf } from './screen.ts';
import { available, potOf } from './spoints.ts';
import { aliveCount, castFrom, flailStat, HANDS, holds, seatOf, statOf, survivorById } from './survivors.ts';
import { aliens, occupants, victims } from './targets.ts';
import {
  cardsOf,
  foesOf,
  openSlots,
  sidesOf,
  strengthOf,
  strikeDice,
  targetOf,
  throngAt,
  throngHolding,
  throngsOf,
} from './throngs.ts';

/** Read-only questions about a table, for whoever plays, draws or explains it; a movie and a public view answer alike. */
export const table = {
  HANDS,
  aliens,
  aliveCount,
  available,
  cardsOf,
  castFrom,
  defOf,
  flailStat,
  foesOf,
  frameOf,
  holds,
  isBlob,
  isFace,
  isMonster,
  itemOf,
  kindOf,
  occupants,
  openSlots,
  pileEmpty,
  potOf,
  screenMonsters,
  seatOf,
  shownCards,
  shownIn,
  shrugsHeadShots,
  sidesOf,
  statOf,
  strengthOf,
  strikeDice,
  survivorById,
  targetOf,
  throngAt,
  throngHolding,
  throngsOf,
  topOf,
  valueOf,
  victims,
} as const;
