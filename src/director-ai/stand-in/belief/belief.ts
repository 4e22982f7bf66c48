import type { View } from '../../../rules/stand-in/index.ts';
import { turnedAt } from './cards.ts';
import { type Mind, turnsPartner } from './mind.ts';

/** What a seat believes, by chair. */
export interface Belief {
  /** P(is the Stand-In). */
  standIn: number[];
  /** P(is a double). */
  double: number[];
  /** P(turns me in one exchange). */
  danger: number[];
}

/** The mind's numbers, and what is proved put above them. */
export function beliefOf(mind: Mind, view: View): Belief {
  const { known } = view;
  const { bend } = mind.reading.habits;
  const proved = known.roles.indexOf('stand-in');
  const weight = mind.standIn.map((p, chair) => (known.clear[chair] || isOther(known.roles[chair]) ? 0 : p));
  const standIn = proved >= 0 ? weight.map((_, chair) => (chair === proved ? 1 : 0)) : shares(weight, bend.standIn);
  const total = mind.standIn.reduce((all, p) => all + p, 0) || 1;
  const double = Array.from({ length: mind.seats }, (_, chair) => {
    const role = known.roles[chair];
    if (role) return role === 'original' ? 0 : 1;
    const p = standIn[chair] as number;
    if (proved >= 0) return mind.turned[proved]?.[chair] ?? 0;
    const plain = ((mind.standIn[chair] as number) + turnedAt(mind, chair)) / total;
    return Math.max(p, bent(plain, bend.double));
  });
  const danger = double.map((_, chair) =>
    view.vengeance === null ? (standIn[chair] as number) * turnsPartner(mind, chair) : 0,
  );
  return { standIn: standIn.slice(0, mind.seats), double, danger };
}

/** By chair, and behind them that nobody is it yet: each bent, and all of them together 1. */
function shares(weight: readonly number[], bend: readonly number[]): number[] {
  const sum = weight.reduce((total, p) => total + p, 0);
  if (sum === 0) return weight.map(() => 0);
  const all = weight.map((p) => bent(p / sum, bend));
  const total = all.reduce((so, p) => so + p, 0);
  return all.map((p) => p / total);
}

/** Between two tenths of a bend. */
function bent(p: number, bend: readonly number[]): number {
  const at = Math.min(9, Math.floor(p * 10));
  const low = bend[at] as number;
  return low + (p * 10 - at) * ((bend[at + 1] as number) - low);
}

const isOther = (role: string | null | undefined): boolean => role === 'original' || role === 'recast';
