/** The only door to the rules of The Stand-In. */

export { hashText } from '../kernel/hash.ts';
export { chanceFrom } from '../kernel/rng.ts';
export type { LoadedConfig, StandInConfig } from './config.ts';
export {
  blackoutsIn,
  CARDS,
  type CardDef,
  type CardKind,
  type Deck,
  kindOf,
  numberOn,
  ordinaryIn,
  printedDeck,
  rankOf,
  scriptIn,
  sizeOf,
} from './decks/cards.ts';
export { type Answer, about, type Claim, PROPOSALS } from './model/claims.ts';
export type { How, Note, Result, StandInEvent } from './model/events.ts';
export { type Options, PLAIN } from './model/options.ts';
export { PROMPT_TYPES, type Prompt, REPLY_TYPES, type Reply } from './model/prompts.ts';
export type { Game, StandInState, Table } from './model/state.ts';
export {
  type Back,
  BLACKOUTS,
  type Blackout,
  type Card,
  LOOKS,
  type Look,
  ROLES,
  type Role,
  SCRIPT,
  type Script,
} from './model/vocabulary.ts';
export { gapsBetween, isInPlay, isLocked, isShutOff, neighboursOf, nextOf, orderFrom } from './queries/ring.ts';
export { type StandInTypes, standIn } from './rules.ts';
export type { Known } from './views/learn.ts';
export type { Scene } from './views/scene.ts';
export type { View } from './views/view.ts';
