import type { Prompt, Table } from '../../../rules/shuffling-horror/index.ts';
import type { Decision, Weighed } from '../policy.ts';
import { levelAt, partsOf, weightsAt } from './levels.ts';
import { nearEnough } from './near-enough.ts';
import { type Quoted, quotedFor } from './quoted.ts';

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
  const others = weighed.filter((it) => it !== chosen);
  // One empty slot is like another, and so are two copies of a card: what is no different is no alternative.
  const runnerUp = others.find((it) => reasonsFor(chosen, it).some(({ gap }) => gap !== 0)) ?? others[0] ?? null;
  return { chosen, runnerUp, reasons: reasonsFor(chosen, runnerUp) };
}

function reasonsFor(chosen: Weighed, other: Weighed | null): Reason[] {
  const terms = new Set([...Object.keys(chosen.terms), ...Object.keys(other?.terms ?? {})]);
  const reasons = [...terms].map((term) => ({
    term,
    gap: (chosen.terms[term] ?? 0) - (other?.terms[term] ?? 0),
  }));
  return reasons.sort((a, b) => Math.abs(b.gap) - Math.abs(a.gap));
}

/** A decision as it can be told: plain data, made of the table as everybody sees it. */
export interface Trace {
  /** What was weighed, best first: the best few, and the choice in any case. */
  weighed: readonly Weighed[];
  /** Where in it the choice stands, and what it is held against. */
  chosen: number;
  other: number | null;
  reasons: readonly Reason[];
  quoted: Quoted | null;
  /** Nobody could tell the two apart. */
  close: boolean;
  /** The level draws among all that are near enough: so many were. */
  alike: number;
}

const MOST_TOLD = 10;
/** In points: what is nearer than that is told apart by nobody. */
const NEAR = 0.05;

/** What a Director called `policy` can say of its decision; null where it weighed nothing, or had nothing to weigh. */
export function traceOf(policy: string, view: Table, prompt: Prompt, decision: Decision): Trace | null {
  const parts = partsOf(policy);
  const contrast = contrastOf(decision);
  if (
    parts === null ||
    contrast === null ||
    contrast.runnerUp === null ||
    !contrast.reasons.some(({ gap }) => gap !== 0)
  )
    return null;
  const { chosen, runnerUp, reasons } = contrast;
  const { regret } = levelAt(parts.level, view.deck);
  const best = [...decision.weighed].sort((a, b) => b.score - a.score);
  const told = decision.weighed.filter((it, i) => i < MOST_TOLD || it === chosen || it === runnerUp);
  return {
    weighed: told,
    chosen: told.indexOf(chosen),
    other: told.indexOf(runnerUp),
    reasons,
    quoted: quotedFor(view, prompt, decision.reply, weightsAt(parts.level, parts.personality, view.deck)),
    close: Math.abs(chosen.score - runnerUp.score) < NEAR,
    alike: nearEnough(view, prompt, best, regret).length,
  };
}
