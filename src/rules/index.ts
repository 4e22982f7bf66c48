/** The only door to the rules. */

export { hashOf, hashText } from './kernel/hash.ts';
export { IllegalConfig, IllegalReply } from './kernel/replies.ts';
export { chanceFrom } from './kernel/rng.ts';
export { advance, advanceQuietly, promptOf } from './movie/advance.ts';
export { clone } from './movie/clone.ts';
export type { LoadedConfig, MovieConfig } from './movie/config.ts';
export { DECKS, type DeckId } from './movie/decks/cards.ts';
export { presetOf, switchValues } from './movie/decks/switches.ts';
export { fromJSON, hash, toJSON } from './movie/json.ts';
export type { CardDef, CardKind } from './movie/model/cards.ts';
export type { MovieEvent, Zone } from './movie/model/events.ts';
export type { Movie, MovieState, Outcome, Seat, Survivor } from './movie/model/movie.ts';
export { type Options, PRESETS, type Preset, SWITCHES, type Switch, type SwitchDef } from './movie/model/options.ts';
export type { Actor, Prompt, PromptType, Reply } from './movie/model/prompts.ts';
export {
  type CardId,
  type Causer,
  type Foe,
  type Reel,
  type Side,
  STATS,
  type Stat,
} from './movie/model/vocabulary.ts';
export { newMovie, RULES_VERSION, startMovie } from './movie/new-movie.ts';
export { odds } from './movie/odds/odds.ts';
export { table } from './movie/queries/table.ts';

export { glance, type PublicView, publicView, unseenCards } from './movie/views/public.ts';
export { resample } from './movie/views/resample.ts';

import type { Movie, Outcome } from './movie/model/movie.ts';

/** How it ended, or null while it plays. */
export const outcome = (m: Movie): Outcome | null => m.outcome;
