/** How players play, as measured in the lab over games of the company (`lab fit --game stand-in`). Shares. */
export const HABITS = {
  /** A Stand-In with a Recast card hands it to an Original. */
  turns: 0.97,
  /** … to one that it has turned already. */
  feeds: 0.03,
  /** An Original discards something else though it holds a Recast card. */
  keepsStain: 0.12,
  /** Recast cards that a Recast holds. */
  recastHolds: 1.55,
  /** Recast cards that a stained Original holds. */
  stains: 1.25,
  /** Of the three cards of a Second Take the Stand-In keeps a Recast card, for each of them that is one. */
  takesRecast: 0.3,
} as const;
