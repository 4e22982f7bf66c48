import type { Claim } from '../../../rules/stand-in/index.ts';
import { type Figures, type Option, option, type Terms, type Thought } from '../thought.ts';

/** A claim with what it is hoped to do, and what is thought of whom it is about. */
export const saying = (claim: Claim, terms: Terms, figures: Figures = {}): Option =>
  option({ type: 'say', claim }, terms, figures);

export const thoughtsOf = ({ belief }: Thought, seat: number): Figures => ({
  partner: seat,
  standIn: belief.standIn[seat] as number,
  double: belief.double[seat] as number,
});
