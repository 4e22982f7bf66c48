import type { Reply } from '../../../rules/stand-in/index.ts';
import { type Estimate, isEven } from '../../paired.ts';
import type { Figures, Term } from '../thought.ts';
import { Arms, slicesOf } from '../worlds/arms.ts';
import type { Worlds } from '../worlds/play-on.ts';
import type { Idea } from './hint.ts';

/** What would you do? The reply, how often it wins, and against the best of the others. */
export interface Hint {
  reply: Reply;
  reason: Term | null;
  figures: Figures;
  /** The share of worlds that its chair wins. */
  share: number;
  /** Null where there is nothing else. */
  other: { reply: Reply; share: number } | null;
  /** By how much it is better, and what the true difference is within, 19 times in 20. */
  gap: Estimate;
  /** The gap is more than chance might have made. */
  isSure: boolean;
  worlds: number;
}

/** Replies to be tried in some worlds: a job for one thread. */
export interface HintSlice {
  replies: readonly Reply[];
  worlds: Worlds;
}

/** Worlds of each round: in the first all ideas are tried, then the best two. */
const ROUNDS = [16, 96] as const;
/** Worlds at a time. */
const AT_ONCE = 4;

/** The first idea is believed until worlds speak against it by more than chance might. */
export class HintReading {
  #ideas: readonly Idea[];
  #arms: Arms;

  constructor(ideas: readonly Idea[]) {
    this.#ideas = ideas;
    this.#arms = new Arms(ideas.map(({ reply }) => reply));
  }

  /** What to try next, in whatever order; nothing when it is as sure as it will be. */
  round(): HintSlice[] {
    const from = this.#arms.worlds;
    const to = ROUNDS.find((worlds) => worlds > from);
    if (this.#ideas.length < 2 || to === undefined) return [];
    if (from > 0) this.#keepTwo();
    const { replies } = this.#arms;
    return slicesOf({ from, to }, AT_ONCE).map((worlds) => ({ replies, worlds }));
  }

  add({ worlds }: HintSlice, scores: readonly (readonly number[])[]): void {
    this.#arms.put(worlds, scores);
  }

  #best(): number {
    return this.#ideas.reduce((best, _, i) => {
      const gap = this.#arms.between(i, best);
      return gap.value > 0 && !isEven(gap) ? i : best;
    }, 0);
  }

  /** The best of the others; -1 where there is none. */
  #second(best: number): number {
    return this.#ideas.reduce(
      (found, _, i) => (i !== best && (found < 0 || this.#arms.share(i) > this.#arms.share(found)) ? i : found),
      -1,
    );
  }

  #keepTwo(): void {
    const best = this.#best();
    const kept = [best, this.#second(best)];
    this.#arms = this.#arms.only(kept);
    this.#ideas = kept.map((i) => this.#ideas[i] as Idea);
  }

  /** Null where nobody can say. */
  hint(): Hint | null {
    const at = this.#best();
    const best = this.#ideas[at];
    if (best === undefined) return null;
    const second = this.#second(at);
    const other = this.#ideas[second];
    const gap = other === undefined ? { value: 0, error: 0 } : this.#arms.between(at, second);
    return {
      ...best,
      share: this.#arms.share(at),
      other: other === undefined ? null : { reply: other.reply, share: this.#arms.share(second) },
      gap,
      isSure: !isEven(gap),
      worlds: this.#arms.worlds,
    };
  }
}
