import type { Prompt, Reply, Role } from '../../rules/stand-in/index.ts';
import type { Option, Term, Thought } from './thought.ts';

/** A decision as it can be told: the very numbers that it was made on. */
export interface Trace {
  asked: Prompt['type'];
  level: string;
  temper: string;
  role: Role;
  reply: Reply;
  /** What spoke most for it, against the best of the others; null where nothing did. */
  reason: Term | null;
  /** What was weighed, best first: the best few, and the choice in any case. */
  weighed: readonly Option[];
  /** By chair. */
  standIn: readonly number[];
  double: readonly number[];
}

const MOST_TOLD = 6;

export function traceOf(t: Thought, asked: Prompt['type'], reply: Reply, options: readonly Option[]): Trace {
  const sorted = [...options].sort((a, b) => b.score - a.score);
  const chosen = sorted.find((option) => option.reply === reply) as Option;
  const { level, temper, role, belief } = t;
  return {
    asked,
    level: level.name,
    temper: temper.name,
    role,
    reply,
    reason: reasonFor(chosen, sorted.find((option) => option !== chosen) ?? null),
    weighed: sorted.filter((option, i) => i < MOST_TOLD || option === chosen).map(withoutNoughts),
    standIn: belief.standIn,
    double: belief.double,
  };
}

/** What weighs nothing is not told. */
const withoutNoughts = (option: Option): Option => ({
  ...option,
  terms: Object.fromEntries(Object.entries(option.terms).filter(([, value]) => value !== 0)),
});

/** What speaks most for one reply rather than another, or than none: the term by which it is farthest ahead. */
export function reasonFor({ terms }: Option, other: Option | null): Term | null {
  let found: Term | null = null;
  let most = 0;
  for (const term of new Set([...Object.keys(terms), ...Object.keys(other?.terms ?? {})]) as Set<Term>) {
    const ahead = (terms[term] ?? 0) - (other?.terms[term] ?? 0);
    if (ahead <= most) continue;
    found = term;
    most = ahead;
  }
  return found;
}
