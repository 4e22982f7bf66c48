import { chanceFrom, type Game, type Prompt, type Reply, standIn } from '../../../rules/stand-in/index.ts';
import { type Estimate, isEven } from '../../paired.ts';
import { optionsFor } from '../company.ts';
import { LEVELS } from '../levels.ts';
import { reasonFor } from '../reasons.ts';
import type { Figures, Term } from '../thought.ts';
import { Arms, slicesOf } from '../worlds/arms.ts';
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

/** What was missed, and what it cost in chances to win. */
export interface Missed extends Chance {
  cost: Estimate;
  worlds: number;
}

/** The worst by regret are tried in a few worlds, and the worst of these in more: about 240 playouts, three seconds of one core at six seats. */
const TRIED = 5;
const ROUNDS = [
  { chances: 5, worlds: 12 },
  { chances: 2, worlds: 40 },
] as const;
const AT_ONCE = 4;

export class MissedReading {
  #left: { chance: Chance; arms: Arms }[];
  #round = 0;

  constructor(chances: readonly Chance[]) {
    const worst = [...chances].sort((a, b) => b.regret - a.regret).slice(0, TRIED);
    this.#left = worst.map((chance) => ({ chance, arms: new Arms([chance.better, chance.chosen]) }));
  }

  /** What to try next, in whatever order; nothing when all is said. */
  round(): MissedSlice[] {
    const round = ROUNDS[this.#round++];
    if (round === undefined) return [];
    this.#left.sort((a, b) => b.arms.between(0, 1).value - a.arms.between(0, 1).value);
    this.#left = this.#left.slice(0, round.chances);
    return this.#left.flatMap(({ chance: { n }, arms }) =>
      slicesOf({ from: arms.worlds, to: round.worlds }, AT_ONCE).map((worlds) => ({
        n,
        replies: arms.replies,
        worlds,
      })),
    );
  }

  add({ n, worlds }: MissedSlice, scores: readonly (readonly number[])[]): void {
    this.#left.find(({ chance }) => chance.n === n)?.arms.put(worlds, scores);
  }

  /** The one that cost most, if it cost more than chance might have. */
  worst(): Missed | null {
    const all = this.#left.map(({ chance, arms }) => ({ ...chance, cost: arms.between(0, 1), worlds: arms.worlds }));
    return all
      .filter(({ cost }) => cost.value > 0 && !isEven(cost))
      .reduce((most: Missed | null, it) => (it.cost.value > (most?.cost.value ?? 0) ? it : most), null);
  }
}
