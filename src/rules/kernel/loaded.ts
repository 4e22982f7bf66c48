import { IllegalConfig } from './replies.ts';
import { drawInt, type Stream, shuffle } from './rng.ts';

/** Chance that was fixed before the seed takes over: tutorial, tests and puzzles. */
export interface LoadedChance<C extends string> {
  /** Random picks in order, each an index into those that may be picked. */
  fate: number[];
  /** Orders of shuffles to come, top first. */
  shuffles: C[][];
}

/** A uniform pick among n, by index. */
export function pickLoaded(loaded: { fate: number[] } | null, stream: Stream, n: number): number {
  const fixed = loaded?.fate.shift();
  return fixed === undefined ? drawInt(stream, n) : fixed % n;
}

/** A shuffle that a loaded order may set, as far as its cards are really in the pile. The first card of the list lies on top. */
export function shuffleLoaded<C extends string>(loaded: { shuffles: C[][] } | null, stream: Stream, pile: C[]): void {
  shuffle(stream, pile);
  const order = loaded?.shuffles.shift();
  if (order !== undefined) bringUp(pile, order);
}

/** These come first, in this order, as far as they are there. */
function bringUp<C extends string>(pile: C[], order: readonly C[]): void {
  const top: C[] = [];
  for (const card of order) {
    const at = pile.indexOf(card);
    if (at >= 0) top.push(...pile.splice(at, 1));
  }
  pile.unshift(...top);
}

export function loadedList<T>(field: string, value: readonly T[]): readonly T[] {
  if (!Array.isArray(value)) throw new IllegalConfig(field, 'must be a list');
  return value;
}

export function loadedNumbers(field: string, value: readonly number[], low: number, high: number): number[] {
  return loadedList(field, value).map((n, i) => {
    if (Number.isInteger(n) && n >= low && n <= high) return n;
    throw new IllegalConfig(`${field}[${i}]`, `${String(n)} is not a whole number from ${low} to ${high}`);
  });
}
