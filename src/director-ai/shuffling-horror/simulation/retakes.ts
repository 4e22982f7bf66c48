/**
 * How many other replies are tried in place of one, first in a few worlds; then the best of them in others, so that its luck does not
 * count: as many at a time, until it is clear, at most so often.
 */
export const TRIED = { others: 4, worlds: 48, more: 200, times: 3 } as const;
/** About what that costs, in worlds, as a progress bar counts them. */
export const RETAKE_WORLDS = TRIED.worlds * TRIED.others + 2 * TRIED.more;
