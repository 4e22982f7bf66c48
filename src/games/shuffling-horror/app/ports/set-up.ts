import type { TEMPERS } from '../../../../director-ai/shuffling-horror/cast/tempers.ts';
import type { Level } from '../../../../director-ai/shuffling-horror/director/levels.ts';
import type { PersonalityName as Personality } from '../../../../director-ai/shuffling-horror/director/personalities.ts';
import type { CardId, DeckId, Options, Preset, Switch } from '../../../../rules/shuffling-horror/index.ts';

/** What the page sees of a movie that is being set up, and what it may change. */

export type { Level, Personality };
export type Temper = keyof typeof TEMPERS;
/** Who plays a seat. */
export type SeatPlayer = 'you' | Temper;

/** Everything that is chosen before a movie. Plain data: it is remembered, and travels in a link. */
export interface SetUp {
  /** Which movie. */
  deck: DeckId;
  seed: string;
  seats: readonly SeatPlayer[];
  /** The survivor of each seat; null: drawn. */
  cast: readonly (CardId | null)[];
  /** The player sits in the Director's chair, whatever level was chosen for a computer there. */
  directs: boolean;
  level: Level;
  personality: Personality;
  /** The switches that are on; null: whichever come with the level. */
  switches: Partial<Options> | null;
}

/** A measured rate, and in what the movies it was measured in were different. */
export interface ShownRate {
  /** How often anybody lives when newcomers play, and when old hands do; null where only the others were measured. */
  newcomers: number | null;
  oldHands: number | null;
  movies: number;
  otherSeats: number | null;
  neutral: boolean;
  plain: boolean;
}

/** Where the switches stand: as the level has them, as a preset does, or by hand. */
export type SwitchSet = 'own' | Preset | 'custom';

export interface SwitchRow {
  id: Switch;
  rule: string;
  /** The first is "off". */
  values: readonly (boolean | string)[];
  value: boolean | string;
  /** The level brings it. */
  suggested: boolean;
  /** It cannot be on with these seats (R21.2). */
  locked: boolean;
}

/** Why it cannot start yet. */
export type Problem = 'seed' | 'nobody';
/** Why a link leads nowhere: it is torn, or of a movie that this house does not show. */
export type BadLink = 'bad-link' | 'unknown-deck';
/** Where the set-up on the screen came from, when that is worth a word. */
export type SetUpNews = 'link' | BadLink | 'same-again';

export interface SetUpState {
  setUp: SetUp;
  problem: Problem | null;
  switchSet: SwitchSet;
  switches: readonly SwitchRow[];
  /** How many things are not as usual of those that the dials do not show. */
  unusual: number;
  /** The player would sit on both sides: nothing goes into the book. */
  both: boolean;
  levels: readonly { level: Level; rate: ShownRate | null }[];
  personalities: readonly { personality: Personality; rate: ShownRate | null }[];
  minutes: number;
  /** The address that carries all this; empty while there is a problem. */
  link: string;
  news: SetUpNews | null;
  /** What was played last, if it is known and differs. */
  last: SetUp | null;
  /** Where to begin, for whoever has not seen a Feature to its end. */
  first: Level | null;
  /** A movie that was left before its end is over when this one begins. */
  ends: boolean;
}

export interface SetUpPort {
  state(): SetUpState;
  subscribe(listener: () => void): () => void;
  readonly fewestSeats: number;
  readonly mostSeats: number;
  readonly tempers: readonly Temper[];
  readonly presets: readonly Preset[];
  /** Every survivor of the movie that is chosen. */
  readonly roster: readonly CardId[];
  /** Another movie: its own cast, and its switches as near to what was chosen as it has them. */
  setDeck(deck: DeckId): void;
  setSeats(count: number): void;
  setPlayer(seat: number, player: SeatPlayer): void;
  /** Somebody who sat elsewhere moves over. */
  setSurvivor(seat: number, survivor: CardId | null): void;
  /** A computer of that level in the Director's chair, or the player. */
  setLevel(level: Level | 'you'): void;
  setPersonality(personality: Personality): void;
  setSwitchSet(set: 'own' | Preset): void;
  setSwitch(id: Switch, value: boolean | string): void;
  setSeed(seed: string): void;
  freshSeed(): void;
  sameAgain(): void;
  /** The movie begins; nothing while there is a problem. */
  roll(): void;
}

/** How often somebody lived in a test screening: the true share is within `error` of this one, 19 times in 20. */
export interface Tested {
  newcomers: TestedShare;
  /** Null: none of the seats is the player's, so there is one cast only. */
  oldHands: TestedShare | null;
  /** By each. */
  movies: number;
}

export interface TestedShare {
  share: number;
  error: number;
}

export interface TestState {
  phase: 'idle' | 'running' | 'done' | 'failed';
  done: number;
  of: number;
  tested: Tested | null;
}

/** Many movies by exactly what is chosen, before one is played. */
export interface TestPort {
  state(): TestState;
  subscribe(listener: () => void): () => void;
  run(): void;
  stop(): void;
}
