import type { Prompt, Reply, Role } from '../../rules/stand-in/index.ts';
import type { Option, Thought } from './thought.ts';

/** A decision as it can be told: the very numbers that it was made on. */
export interface Trace {
  asked: Prompt['type'];
  level: string;
  temper: string;
  role: Role;
  reply: Reply;
  /** What was weighed, best first: the best few, and the choice in any case. */
  weighed: readonly Option[];
  /** By chair. */
  standIn: readonly number[];
  double: readonly number[];
}

const MOST_TOLD = 6;

export function traceOf(t: Thought, asked: Prompt['type'], reply: Reply, options: readonly Option[]): Trace {
  const sorted = [...options].sort((a, b) => b.score - a.score);
  const { level, temper, role, belief } = t;
  return {
    asked,
    level: level.name,
    temper: temper.name,
    role,
    reply,
    weighed: sorted.filter((option, i) => i < MOST_TOLD || option.reply === reply),
    standIn: belief.standIn,
    double: belief.double,
  };
}
