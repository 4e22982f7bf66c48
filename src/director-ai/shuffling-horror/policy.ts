import { type Prompt, type Reply, seatAt, type Table, type View } from '../../rules/shuffling-horror/index.ts';

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
export const asksSeat = ({ to }: Prompt): boolean => seatAt(to) !== null;

/** A number in [0, 1) from the policy's own stream, never the movie's. */
export type Chance = () => number;

/**
 * Who answers prompts: it sees its chair's view, the prompt and its own chance, and nothing else. One that only reads the table can
 * play on in a world, too.
 */
export interface Policy<V extends Table = View> {
  name: string;
  /** It never looks at the table, so nobody need draw up a view for it. */
  blind?: true;
  decide: (view: V, prompt: Prompt, chance: Chance) => Decision;
}
