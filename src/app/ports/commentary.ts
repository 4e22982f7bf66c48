/** What the Director says of a choice, and all it weighed for it. */
export interface Comment {
  /** The line of the screenplay that says it. */
  id: number;
  words: string;
  /** How the dice went, once they have. */
  luck: string;
  why: Why | null;
}

/** Everything that was weighed, in words. */
export interface Why {
  /** What the way there is called. */
  open: string;
  options: readonly WeighedOption[];
  /** Whatever else is true of it: a close call, a draw, a look ahead. */
  notes: readonly string[];
}

export interface WeighedOption {
  words: string;
  chosen: boolean;
  /** In lives. */
  score: number;
  /** What it is made of, the largest part first; it sums to the score. */
  terms: readonly { name: string; value: number }[];
}
