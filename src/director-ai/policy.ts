import type { Prompt, PublicView, Reply } from '../rules/index.ts';

/** One option weighed: its reply and its score, split by named terms that sum to it. */
export interface Weighed {
  reply: Reply;
  score: number;
  terms: Record<string, number>;
  /** Midnight only: how often the cast was doomed when it was played on. */
  playouts?: { doomed: number; worlds: number };
}

/** A decision with its reasons: what was weighed, best first, and the odds that were quoted. */
export interface Decision {
  reply: Reply;
  weighed: readonly Weighed[];
}

/** Whether survivors are asked, not aliens. */
export const asksSeat = ({ to }: Prompt): boolean => typeof to === 'object' && 'seat' in to;

/** A number in [0, 1) from the policy's own stream, never the movie's. */
export type Chance = () => number;

/** Who answers prompts: it sees the public view, the prompt and its own chance, and nothing else. */
export interface Policy {
  name: string;
  /** It never looks at the table, so nobody need draw up a view for it. */
  blind?: true;
  decide(view: PublicView, prompt: Prompt, chance: Chance): Decision;
}
