import type { View } from '../../../rules/stand-in/index.ts';
import { turnedAt } from './cards.ts';
import { type Mind, type Reading, turnsPartner } from './mind.ts';

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
  const proved = known.roles.indexOf('stand-in');
  const weight = mind.standIn.map((p, chair) => (known.clear[chair] || isOther(known.roles[chair]) ? 0 : p));
  const sum = weight.reduce((total, p) => total + p, 0);
  const standIn = Array.from({ length: mind.seats }, (_, chair) => {
    if (proved >= 0) return chair === proved ? 1 : 0;
    return sum === 0 ? 0 : (weight[chair] as number) / sum;
  });
  const total = mind.standIn.reduce((all, p) => all + p, 0) || 1;
  const double = standIn.map((p, chair) => {
    const role = known.roles[chair];
    if (role) return role === 'original' ? 0 : 1;
    const turned = proved >= 0 ? (mind.turned[proved]?.[chair] ?? 0) : turnedAt(mind, chair) / total;
    return Math.max(p, bent(Math.min(1, p + turned), mind.reading));
  });
  const danger = standIn.map((p, chair) => (view.vengeance === null ? p * turnsPartner(mind, chair) : 0));
  return { standIn, double, danger };
}

/** Whoever is seen to act like a double is one oftener than single acts, taken one by one, would say. Measured. */
const bent = (double: number, { acts }: Reading): number =>
  acts === 'none' ? double : double + 0.65 * Math.max(0, double - 0.35) * (1 - double);

const isOther = (role: string | null | undefined): boolean => role === 'original' || role === 'recast';
