import { type Estimate, isEven } from '../../paired.ts';
import { Arms, slicesOf } from '../worlds/arms.ts';
import type { Chance, MissedSlice } from './missed.ts';

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
