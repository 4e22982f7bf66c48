/** The only door to the rules of the first game: two decks, one system. */

export { hashOf, hashText } from '../kernel/hash.ts';
export { IllegalConfig, IllegalReply } from '../kernel/replies.ts';
export { chanceFrom } from '../kernel/rng.ts';
export { advance, advanceQuietly, promptOf } from './advance.ts';
export { clone } from './clone.ts';
export type { LoadedConfig, MovieConfig } from './config.ts';
export { DECKS, type DeckId } from './decks/cards.ts';
export { presetOf, switchValues } from './decks/switches.ts';
export { fold } from './fold/fold.ts';
export { fromJSON, hash, toJSON } from './json.ts';
export type { CardDef, CardKind } from './model/cards.ts';
export {
  chairOfSeat,
  chairOfSide,
  chairsFor,
  DIRECTOR_CHAIR,
  type Sitter,
  seatAt,
  sideAt,
  sitterAt,
} from './model/chairs.ts';
export type { MovieEvent, Zone } from './model/events.ts';
export type { Movie, MovieState, Outcome, Seat, Survivor, Table } from './model/movie.ts';
export { type Options, PRESETS, type Preset, SWITCHES, type Switch, type SwitchDef } from './model/options.ts';
export type { Prompt, PromptOf, PromptType, Reply } from './model/prompts.ts';
export { RULES_VERSION } from './model/version.ts';
export type { View } from './model/view.ts';
export {
  type CardId,
  type Causer,
  FEWEST_SEATS,
  type Foe,
  MOST_SEATS,
  type Reel,
  type Side,
  STATS,
  type Stat,
  type Unseen,
} from './model/vocabulary.ts';
export { newMovie, startMovie } from './new-movie.ts';
export { odds } from './odds/odds.ts';
export { table } from './queries/table.ts';
export { unseenCards } from './queries/unseen.ts';
export { type ShufflingHorrorTypes, shufflingHorror } from './rules.ts';
export { upgraded } from './upgrade.ts';
export { directorsTurn, isDirectorsTurn } from './views/directors-turn.ts';
export { resample } from './views/resample.ts';
export { glance, seen, viewOf } from './views/view.ts';

import type { Movie, Outcome } from './model/movie.ts';

/** How it ended, or null while it plays. */
export const outcome = (m: Movie): Outcome | null => m.outcome;
