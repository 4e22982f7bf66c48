import { chanceFrom, type Game, type Prompt, type Reply, standIn } from '../../../rules/stand-in/index.ts';
import { optionsFor } from '../company.ts';
import { LEVELS } from '../levels.ts';
import { reasonFor } from '../reasons.ts';
import type { Figures, Term } from '../thought.ts';
import { tried, type Worlds } from '../worlds/play-on.ts';
import { outlookOf, supposed } from '../worlds/supposed.ts';
import { type Footage, screened } from './footage.ts';

/** A reply of the person's, and what somebody at Midnight would rather have done with the same view. */
export interface Chance {
  /** The number of the reply. */
  n: number;
  turn: number;
  asked: Prompt['type'];
  chosen: Reply;
  better: Reply;
  /** By how much it was thought better. */
  regret: number;
  reason: Term | null;
  figures: Figures;
}

/** So little is not worth a second look. */
const LEAST = 0.03;

/** Where the person might have done better, by what its own chair could know; null where it did as well as could be. */
export function chanceIn(game: Game, prompt: Prompt, chosen: Reply, n: number): Chance | null {
  const isAside = chosen.type === 'say' && prompt.type !== 'talk';
  if (prompt.to !== game.human || prompt.replies.length < 2 || isAside) return null;
  const options = optionsFor(standIn.view(game, prompt.to), prompt, LEVELS.midnight, chanceFrom(`rushes/${n}`));
  const text = JSON.stringify(chosen);
  const mine = options.find(({ reply }) => JSON.stringify(reply) === text);
  const best = options.reduce((found, option) => (option.score > found.score ? option : found));
  if (mine === undefined || best.score - mine.score < LEAST) return null;
  return {
    n,
    turn: game.turn,
    asked: prompt.type,
    chosen,
    better: best.reply,
    regret: best.score - mine.score,
    reason: reasonFor(best, mine),
    figures: best.figures,
  };
}

/** A job for one thread. */
export interface MissedSlice {
  n: number;
  replies: readonly Reply[];
  worlds: Worlds;
}

/** What the person scores by each reply, in worlds as its chair thought them likely then. */
export function missedTrials(footage: Footage, { n, replies, worlds }: MissedSlice): number[][] {
  const game = screened(footage, (_game, _prompt, _reply, at) => at < n);
  const chair = game.human as number;
  const outlook = outlookOf(standIn.view(game, chair));
  const seed = `${footage.config.seed}/rushes/${n}`;
  return tried((i) => supposed(outlook, `${seed}/${i}`), chair, replies, footage.level, worlds, seed);
}
