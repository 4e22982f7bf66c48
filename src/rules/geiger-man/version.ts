/** Raised whenever the same seed and replies would no longer give the same show. */
export const RULES_VERSION = 4;
