import type { Reply } from '../../../rules/stand-in/index.ts';
import type { Estimate } from '../../paired.ts';
import type { Worlds } from './play-on.ts';

/** Replies that are tried in the same worlds with the same dice, and what they scored; slices may come in any order. */
export class Arms {
  readonly replies: readonly Reply[];
  /** By reply, then by world. */
  readonly #scores: number[][];

  constructor(replies: readonly Reply[]) {
    this.replies = replies;
    this.#scores = replies.map(() => []);
  }

  /** Worlds in which all of these were tried. */
  get worlds(): number {
    return this.#scores[0]?.length ?? 0;
  }

  put({ from }: Worlds, scores: readonly (readonly number[])[]): void {
    for (const [i, row] of scores.entries()) {
      for (const [k, score] of row.entries()) (this.#scores[i] as number[])[from + k] = score;
    }
  }

  share(i: number): number {
    return meanOf(this.#scores[i] ?? []);
  }

  /** How much better one is than another. */
  between(i: number, j: number): Estimate {
    const others = this.#scores[j] ?? [];
    const gaps = (this.#scores[i] ?? []).map((score, k) => score - (others[k] ?? 0));
    const value = meanOf(gaps);
    // Two worlds more that could have gone either way keep a few from looking sure.
    const squares = gaps.reduce((sum, gap) => sum + gap * gap, 2) / (gaps.length + 2);
    return { value, error: 1.96 * Math.sqrt(Math.max(0, squares - value * value) / Math.max(1, gaps.length)) };
  }

  /** Only these go on. */
  only(kept: readonly number[]): Arms {
    const arms = new Arms(kept.map((i) => this.replies[i] as Reply));
    arms.put(
      { from: 0, to: this.worlds },
      kept.map((i) => this.#scores[i] as number[]),
    );
    return arms;
  }
}

const meanOf = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((sum, n) => sum + n, 0) / list.length;

/** So many worlds, a few at a time: whoever runs them may be asked something else in between. */
export function slicesOf({ from, to }: Worlds, size: number): Worlds[] {
  return Array.from({ length: Math.ceil((to - from) / size) }, (_, i) => ({
    from: from + i * size,
    to: Math.min(to, from + (i + 1) * size),
  }));
}
