import type { Prompt } from '../model/prompts.ts';
import type { CardId } from '../model/vocabulary.ts';
import { defOf, isBlob, isFace, isMonster, itemOf, kindOf, shrugsHeadShots, valueOf } from './cards.ts';
import { frameOf, pileEmpty, screenMonsters, shownCards, shownIn, topOf } from './screen.ts';
import { available, potOf } from './spoints.ts';
import { aliveCount, castFrom, flailStat, HANDS, holds, seatOf, statOf, survivorById } from './survivors.ts';
import { aliens, occupants, victims } from './targets.ts';
import {
  cardsOf,
  diceOfCards,
  foesOf,
  openSlots,
  sidesOf,
  strengthOf,
  strikeDice,
  targetOf,
  throngAt,
  throngHolding,
  throngsOf,
  tokenOn,
} from './throngs.ts';

/** The survivor that a prompt is about. */
const askedSurvivor = (prompt: Prompt | null): CardId | null =>
  prompt !== null && 'survivor' in prompt ? prompt.survivor : null;

/** Read-only questions about a table, for whoever plays, draws or explains it; a movie and a view answer alike. */
export const table = {
  HANDS,
  aliens,
  aliveCount,
  askedSurvivor,
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
  diceOfCards,
  strikeDice,
  survivorById,
  targetOf,
  throngAt,
  throngHolding,
  throngsOf,
  tokenOn,
  topOf,
  valueOf,
  victims,
} as const;
