import type { Beat } from './beats.ts';
import type { Table } from './movie.ts';
import type { Prompt } from './prompts.ts';
import type { Foe } from './vocabulary.ts';

/**
 * What one chair may know: the table with every face-down card as `?`, and no seed, dice to come or loaded piles. Which cards are
 * unseen is public, since all others lie open or were seen to.
 */
export interface View extends Table {
  /** The open question; without its replies where another chair is asked. */
  prompt: Prompt | null;
  /** R18.6: who has attacked in the cycle under way, in order: each bears its countdown token. */
  tokens: readonly Foe[];
  /** What is under way, of which nothing is secret in this game. For `resample` alone: whoever looks on asks the prompt. */
  beats: readonly Beat[];
}
