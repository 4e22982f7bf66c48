import type { Decision, Weighed } from './policy.ts';

/** Why this and not that: the term by which they differ, in favour of the choice if positive. */
export interface Reason {
  term: string;
  gap: number;
}

export interface Contrast {
  chosen: Weighed;
  /** The best of what was not chosen; null where there was no choice. */
  runnerUp: Weighed | null;
  /** What tells them apart, the largest first. */
  reasons: readonly Reason[];
}

/** A decision against its runner-up, term by term. Whatever is said about it is said from this. */
export function contrastOf({ reply, weighed }: Decision): Contrast | null {
  const chosen = weighed.find((it) => it.reply === reply);
  if (chosen === undefined) return null;
  const runnerUp = weighed.find((it) => it !== chosen) ?? null;
  const terms = new Set([...Object.keys(chosen.terms), ...Object.keys(runnerUp?.terms ?? {})]);
  const reasons = [...terms].map((term) => ({
    term,
    gap: (chosen.terms[term] ?? 0) - (runnerUp?.terms[term] ?? 0),
  }));
  reasons.sort((a, b) => Math.abs(b.gap) - Math.abs(a.gap));
  return { chosen, runnerUp, reasons };
}
