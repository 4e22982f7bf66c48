/** Raised whenever the same seed and replies would no longer give the same game. */
export const RULES_VERSION = 1;
