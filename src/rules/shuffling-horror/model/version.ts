/** Raised whenever the same seed and replies would no longer give the same movie. */
export const RULES_VERSION = 2;
