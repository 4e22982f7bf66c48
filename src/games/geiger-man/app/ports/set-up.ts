import type { GirlId, KillerId, Level, LocationId, Options } from '../../../../rules/geiger-man/index.ts';

/** What the page sees of a show that is being set up, and what it may change. */

/** Everything that is chosen before a show; null: drawn (FG2.1). Plain data: it is remembered, and travels in a link. */
export interface SetUp {
  seed: string;
  girl: GirlId | null;
  killer: KillerId | null;
  location: LocationId | null;
  options: Options;
}

/** How often she won, in shows of computers; null: that was not measured. */
export interface ShownRate {
  newcomers: number | null;
  oldHands: number | null;
  shows: number;
}

export interface PairOnShow {
  killer: KillerId;
  location: LocationId;
  /** Null: never measured. */
  rate: ShownRate | null;
  /** Whether it is the one that was chosen, or may be drawn. */
  isOn: boolean;
}

export interface SwitchRow {
  id: keyof Options;
  /** The first is "off". */
  values: readonly (boolean | string)[];
  value: boolean | string;
  /** The level brings it. */
  suggested: boolean;
}

/** Where the set-up on the screen came from, when that is worth a word. */
export type SetUpNews = 'link' | 'bad-link' | 'same-again';

export interface SetUpState {
  setUp: SetUp;
  /** Null: a mixture of one's own. */
  level: Level | null;
  problem: string | null;
  levels: readonly { level: Level; rate: ShownRate | null }[];
  /** All pairs at the level; at a mixture of one's own nothing was measured. */
  pairs: readonly PairOnShow[];
  /** What is shown was measured with something else. */
  isNearest: boolean;
  switches: readonly SwitchRow[];
  /** How many things are not as usual of those that the dials do not show. */
  unusual: number;
  /** About how long it takes, where that was measured. */
  minutes: number | null;
  /** The address that carries all this; empty while there is a problem. */
  link: string;
  news: SetUpNews | null;
  /** What was played last, if it is known and differs. */
  last: SetUp | null;
  /** A show that was left before its end makes way when this one begins. */
  ends: boolean;
}

export interface SetUpPort {
  state(): SetUpState;
  subscribe(listener: () => void): () => void;
  readonly girls: readonly GirlId[];
  readonly killers: readonly KillerId[];
  readonly locations: readonly LocationId[];
  set(change: Partial<Omit<SetUp, 'options'>>): void;
  /** What comes with it; who breaks ties stays as it was. */
  setLevel(level: Level): void;
  setSwitch(id: keyof Options, value: boolean | string): void;
  freshSeed(): void;
  sameAgain(): void;
  /** The show begins; nothing while there is a problem. */
  roll(): void;
}

/** A share of many shows, and what the true one is within of it. */
interface TestedShare {
  share: number;
  error: number;
}

export interface TestState {
  phase: 'idle' | 'running' | 'done' | 'failed';
  /** So many shows have been run, of how many. */
  done: number;
  of: number;
  tested: { newcomers: TestedShare; oldHands: TestedShare; shows: number } | null;
}

/** Shows by exactly what is chosen, before one is played. */
export interface TestPort {
  state(): TestState;
  subscribe(listener: () => void): () => void;
  run(): void;
  stop(): void;
}
