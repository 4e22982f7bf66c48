import type { Claim, Reply } from '../../../rules/stand-in/index.ts';
import type { Figures, Option } from '../thought.ts';

/** A claim, what it is hoped to do, and the numbers behind it. */
export interface Saying {
  claim: Claim;
  score: number;
  figures?: Figures;
}

export const asOption = ({ claim, score, figures = {} }: Saying): Option => {
  const reply: Reply = { type: 'say', claim };
  return { reply, score, figures };
};
