import type { Reply } from '../../../rules/shuffling-horror/index.ts';
import { figureOf } from './figures.ts';
import type { Worlds } from './meter.ts';

/** A question to be advised on: the table as everybody sees it, what may be answered, and who sits where, by name. */
export interface AdviceContext {
  /** The view, as JSON. */
  view: string;
  /** Those of the replies that are offered. */
  replies: readonly Reply[];
  director: string;
  seats: readonly string[];
  seed: string;
}

/** A question to be advised on, or null: no longer any; and what is advised so far, or that nobody can say. */
export interface AdviceMessage {
  id: number;
  ask: AdviceContext | null;
}
export interface AdviceAnswer {
  id: number;
  figure: AdviceFigure | null;
}

/** What somebody else would do, and the chance that anybody lives then, against the best of what is left. */
export interface AdviceFigure {
  reply: Reply;
  share: number;
  /** Spoints that would go on the roll, where the reply is an attack. */
  spend: number | null;
  /** Null where there is nothing else. */
  other: { reply: Reply; share: number } | null;
  /** The true difference is within this of the one between the two, 19 times in 20. */
  error: number;
  worlds: number;
  /** It will not change its mind any more, only its figures. */
  settled: boolean;
  /** It has changed its mind, which it does once at most: what was told first was another reply. */
  changed: boolean;
}

/** What was thought of, the likeliest first. */
export interface Ideas {
  /** Survivors are asked: they want somebody to live. */
  forCast: boolean;
  all: readonly { reply: Reply; spend: number | null }[];
}

/** Which replies to try next, and in which worlds. */
export interface AdviceTrials {
  replies: readonly Reply[];
  worlds: Worlds;
}

/** Until so many worlds all are tried, then the best three, then the best two. */
const HALVES = [
  { until: 16, keep: 3 },
  { until: 48, keep: 2 },
] as const;
/** From here on it is settled. */
const SETTLED = 120;
const MOST_WORLDS = 600;
/** So many plays at a time: between two of these another question is heard. A figure comes when there are a quarter more worlds. */
const AT_ONCE = 8;
/** A first glance, so that something can be said at once: the first two in a single world. What comes of it counts no further. */
const GLANCE = { ideas: 2, worlds: { from: 0, to: 1 } } as const;

interface Trial {
  reply: Reply;
  spend: number | null;
  /** Whether anybody lived, world by world. */
  lived: boolean[];
  sum: number;
}

/** Ideas are tried in the same worlds with the same dice: the likelier to be right are tried longest. */
export class AdviceReading {
  readonly #forCast: boolean;
  #left: Trial[];
  #best: Trial | null;
  /** What was told at once. Somebody is reading it: it stays until worlds have settled the matter. */
  readonly #first: Trial | null;
  #worlds = 0;
  #due = 0;
  #glanced = false;

  constructor({ forCast, all }: Ideas) {
    this.#forCast = forCast;
    this.#left = all.map((idea) => ({ ...idea, lived: [], sum: 0 }));
    this.#first = this.#left[0] ?? null;
    this.#best = this.#first;
  }

  /** What to try next; null: it is as sure as it will be. */
  next(): AdviceTrials | null {
    if (this.#best === null || this.#worlds >= MOST_WORLDS) return null;
    if (!this.#glanced) return { replies: this.#replies().slice(0, GLANCE.ideas), worlds: GLANCE.worlds };
    const from = this.#worlds;
    const stop = HALVES.find(({ until }) => until > from)?.until ?? MOST_WORLDS;
    return {
      replies: this.#replies(),
      worlds: { from, to: Math.min(stop, from + Math.max(1, Math.floor(AT_ONCE / this.#left.length))) },
    };
  }

  #replies = (): Reply[] => this.#left.map(({ reply }) => reply);

  /** Whether anybody lived, for each reply world by world; advice, if it is time for some. */
  add(lived: readonly (readonly boolean[])[]): AdviceFigure | null {
    if (!this.#glanced) return this.#glance(lived);
    for (const [i, trial] of this.#left.entries()) {
      trial.lived.push(...(lived[i] ?? []));
      trial.sum = trial.lived.filter(Boolean).length;
    }
    this.#worlds += lived[0]?.length ?? 0;
    // Whoever knows the chair is believed until worlds speak against it by more than chance well might.
    if (this.#worlds <= SETTLED) for (const trial of this.#left) this.#believe(trial);
    const half = HALVES.find(({ until }) => until === this.#worlds);
    if (half !== undefined) this.#drop(half.keep);
    const settles = this.#due <= SETTLED && this.#worlds >= SETTLED;
    if (this.#worlds === 0 || (this.#worlds < this.#due && !settles)) return null;
    this.#due = this.#worlds * 1.25;
    return this.#figure();
  }

  #glance(lived: readonly (readonly boolean[])[]): AdviceFigure {
    this.#glanced = true;
    const seen = this.#left.slice(0, GLANCE.ideas).map((trial, i) => {
      const worlds = [...(lived[i] ?? [])];
      return { ...trial, lived: worlds, sum: worlds.filter(Boolean).length };
    });
    return figureFrom(seen[0] as Trial, seen[1] ?? null, GLANCE.worlds.to);
  }

  #believe(trial: Trial): void {
    if (this.#best === null || trial === this.#best) return;
    const { gap, error } = between(trial, this.#best);
    if ((this.#forCast ? gap : -gap) > error / 2) this.#best = trial;
  }

  #ranked = (): Trial[] => [...this.#left].sort((a, b) => (this.#forCast ? b.sum - a.sum : a.sum - b.sum));

  #drop(keep: number): void {
    const told = [this.#best, this.#first] as Trial[];
    this.#left = [...new Set([...told, ...this.#ranked()])].slice(0, keep);
  }

  #figure(): AdviceFigure {
    const told = (this.#worlds < SETTLED ? this.#first : this.#best) as Trial;
    const figure = figureFrom(told, this.#ranked().find((it) => it !== told) ?? null, this.#worlds);
    return { ...figure, changed: told !== this.#first };
  }
}

function figureFrom(best: Trial, other: Trial | null, worlds: number): AdviceFigure {
  const share = ({ sum }: Trial): number => figureOf(sum, worlds).share;
  return {
    reply: best.reply,
    spend: best.spend,
    share: share(best),
    other: other === null ? null : { reply: other.reply, share: share(other) },
    error: other === null ? 0 : between(best, other).error,
    worlds,
    settled: worlds >= SETTLED || other === null,
    changed: false,
  };
}

/** How far apart two are that saw the same worlds, and how far that may be from the truth: worlds in which both end alike say nothing. */
export function between(
  a: { lived: readonly boolean[]; sum: number },
  b: { lived: readonly boolean[]; sum: number },
): { gap: number; error: number } {
  const worlds = Math.min(a.lived.length, b.lived.length);
  const gap = (a.sum - b.sum) / worlds;
  let apart = 0;
  for (let i = 0; i < worlds; i++) if (a.lived[i] !== b.lived[i]) apart++;
  // Two worlds more that could have gone either way keep a few from looking sure.
  const variance = (apart + 2) / (worlds + 2) - gap * gap;
  return { gap, error: 1.96 * Math.sqrt(Math.max(0, variance) / worlds) };
}
