/** What the Director says of a choice, and all it weighed for it. */
export interface Comment {
  /** The line of the screenplay that says it. */
  id: number;
  words: string;
  /** Housekeeping: nobody's life hangs by it. */
  minor: boolean;
  /** How the dice went, once they have. */
  luck: string;
  why: Why | null;
}

/** What is worth having before one's eyes: the last that mattered. */
export const mainOf = (comments: readonly Comment[]): Comment | null =>
  comments.findLast(({ minor }) => !minor) ?? comments[comments.length - 1] ?? null;

/** Everything that was weighed, in words. */
export interface Why {
  /** What the way there is called. */
  open: string;
  /** Scores are points; else they are a rule of thumb. */
  points: boolean;
  options: readonly WeighedOption[];
  /** Whatever else is true of it: a close call, a draw, a look ahead. */
  notes: readonly string[];
}

export interface WeighedOption {
  words: string;
  chosen: boolean;
  score: number;
  /** What it is made of, the largest part first; it sums to the score. */
  terms: readonly { name: string; value: number }[];
}
