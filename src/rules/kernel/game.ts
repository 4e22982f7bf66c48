/** What is asked: one chair, and the replies it may give. A game's own prompts are a union of these by `type`. */
export interface AnyPrompt {
  n: number;
  to: number;
  type: string;
  replies: readonly object[];
}

/** How a game ended, for whoever only counts: a score by chair, from 0 to 1. */
export interface Scored {
  score: readonly number[];
}

/** The types of one game, as one bundle. A chair is a number; the game says what sits there. */
export interface GameTypes {
  config: unknown;
  state: unknown;
  saved: unknown;
  event: object;
  prompt: AnyPrompt;
  view: unknown;
  outcome: Scored;
}

/**
 * What any game's rules give: pure, synchronous, deterministic. One question out (`promptOf`), one door in (`advance`). Whoever may
 * not see everything gets `view` and `seen` instead of the state and its events; a null chair is a spectator.
 */
export interface Rules<G extends GameTypes> {
  id: string;
  /** Raised whenever the same seed and replies would no longer give the same game. */
  version: number;
  start(config: G['config']): { game: G['state']; events: G['event'][] };
  promptOf(game: G['state']): G['prompt'] | null;
  /** Answers the open prompt and runs on to the next; refuses a bad or stale reply, the game unchanged. */
  advance(game: G['state'], reply: unknown, n?: number): G['event'][];
  /** The same without events: for playouts and measurements. */
  advanceQuietly(game: G['state'], reply: unknown): void;
  outcome(game: G['state']): G['outcome'] | null;
  /** What this chair may know, as a value of its own: nothing in it changes when the game goes on. */
  view(game: G['state'], chair: number | null): G['view'];
  /** What this chair may know of an event; null where it may not even know that there was one. */
  seen(event: G['event'], chair: number | null): G['event'] | null;
  /** The view after an event that its chair has seen, in all that events tell; it may be the very one that was given, changed. */
  fold(view: G['view'], event: G['event']): G['view'];
  /** A world that this chair cannot tell from the real one. */
  resample(view: G['view'], chair: number, seed: string): G['state'];
  clone(game: G['state']): G['state'];
  hash(game: G['state']): string;
  toJSON(game: G['state']): G['saved'];
  fromJSON(saved: G['saved']): G['state'];
}
