/** The only door to the rules of The Geiger Man. */

export { hashText } from '../kernel/hash.ts';
export { chanceFrom } from '../kernel/rng.ts';
export type { GeigerManConfig, LoadedConfig } from './config.ts';
export { ACTION, startingHand, startingTableau } from './decks/actions.ts';
export {
  eventOf,
  eventRank,
  finaleOf,
  itemOf,
  itemRank,
  KILLER,
  LOCATION,
  spaceOf,
  spaceRank,
  terrorCards,
  terrorOf,
  terrorRank,
} from './decks/decks.ts';
export { GIRL } from './decks/girls.ts';
export { SPECIAL } from './decks/specials.ts';
export type { Beat } from './model/beats.ts';
export type {
  ActionDef,
  Effect,
  EventDef,
  FinaleDef,
  GirlDef,
  ItemDef,
  KillerDef,
  Line,
  LocationDef,
  SpaceDef,
  TerrorDef,
} from './model/cards.ts';
export type { GeigerManEvent, Result } from './model/events.ts';
export type { Marks } from './model/marks.ts';
export { LEVELS, type Level, type Options, PLAIN, TIES, type Ties } from './model/options.ts';
export { PROMPT_TYPES, type Prompt, REPLY_TYPES, type Reply } from './model/prompts.ts';
export type { Carried, Game, GeigerManState, Minion, Slot, Table } from './model/state.ts';
export {
  ACTIONS,
  type ActionId,
  type EnemyId,
  type EventId,
  GIRLS,
  type GirlId,
  type ItemId,
  KILLERS,
  type KillerId,
  LOCATIONS,
  type LocationId,
  type Phase,
  rankOf,
  SPECIALS,
  type SpaceId,
  type SpecialId,
  type TerrorId,
  TOKENS,
  type Victim,
} from './model/vocabulary.ts';
export { type CarriedOver, carriedOver, itemsToCarry } from './queries/double-bill.ts';
export { distance, enemyDistance, neighbours, spacesOf } from './queries/graph.ts';
export { asTheyLie, bestOdds, type Means, NO_MEANS, type Odds, oddsOf } from './queries/odds.ts';
export { isExit, isTagged, isWayOut } from './queries/ongoing.ts';
export { attackTargets, sidesWithin, weaponsHeld } from './queries/reach.ts';
export { type Aimed, aim } from './queries/targeting.ts';
export { attackValue, diceFor, fullHealth, killerFullHealth, movementValue, successesOf } from './queries/values.ts';
export { minionsAt, spacesWithVictims, victimsAt } from './queries/victims.ts';
export { type Considered, type Reason, type Why, whyTarget, whyWay } from './queries/why.ts';
export { type GeigerManTypes, geigerMan } from './rules.ts';
export { redeal } from './views/resample.ts';
export type { View } from './views/view.ts';
