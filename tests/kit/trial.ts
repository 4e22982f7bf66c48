import type fc from 'fast-check';
import type { GameTypes, Rules } from '../../src/rules/kernel/game.ts';
import { Luck } from '../properties/luck.ts';

/** A game and how it is played: data, named in full when it fails. */
export interface Play<G extends GameTypes> {
  config: G['config'];
  luck: number;
}

/** What the laws are held against: rules, games to play, and somebody who plays them without sense. */
export interface Trial<G extends GameTypes> {
  rules: Rules<G>;
  configs: fc.Arbitrary<G['config']>;
  seatsOf(config: G['config']): number;
  pick(luck: Luck, prompt: G['prompt'], game: G['state']): object;
  /** What of a view is told by events; what the rules alone keep books of is not. */
  told?(view: G['view']): unknown;
  /** Of the prompts, those after which a folded view is compared. */
  everyFold: number;
  /** The order of replies in a prompt: below 0 where `a` comes first. */
  inOrder(a: object, b: object): number;
  /** No game is longer than this many replies. */
  mostReplies: number;
  /** Of the prompts, those that the costly laws look at: every n-th. */
  every: number;
  /** What is wrong with a state that cannot be, of whatever way it came about; null where nothing is. */
  breach?: (game: G['state']) => string | null;
}

/** Watches one game from its first prompt to its end, and throws where a law is broken. */
export interface Watcher<G extends GameTypes> {
  at?: (game: G['state'], prompt: G['prompt']) => void;
  after?: (game: G['state'], reply: object, events: G['event'][], prompt: G['prompt']) => void;
  end?: (game: G['state']) => void;
}

/** Plays a game to its end under somebody's eyes. */
export function playOn<G extends GameTypes>(
  { rules, pick, mostReplies }: Trial<G>,
  game: G['state'],
  seed: number,
  { at, after }: Watcher<G> = {},
): G['state'] {
  const luck = new Luck(seed);
  for (let given = 0; given <= mostReplies; given++) {
    const prompt = rules.promptOf(game);
    if (prompt === null) return game;
    at?.(game, prompt);
    const reply = pick(luck, prompt, game);
    const events = rules.advance(game, reply, prompt.n);
    after?.(game, reply, events, prompt);
  }
  throw new Error(`no end after ${mostReplies} replies`);
}
