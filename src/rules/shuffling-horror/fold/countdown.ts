import type { MovieEvent } from '../model/events.ts';
import type { View } from '../model/view.ts';

/** R18.6: the n-th throng to attack bears token n, and the first of a new cycle the first again. */
export function foldCountdown(view: View, { by, token }: Extract<MovieEvent, { type: 'countdown' }>): void {
  view.tokens = [...view.tokens.slice(0, token - 1), by];
}

/** What brought the cycle about is resolved: the tokens go back. */
export function endCycle(view: View): void {
  view.tokens = [];
}
