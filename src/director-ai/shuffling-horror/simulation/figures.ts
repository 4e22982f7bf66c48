/** The chance that anybody lives: the true one is within `error` of `share` 19 times in 20. */
export interface Figure {
  share: number;
  error: number;
  /** In how many worlds the table has been played on. */
  worlds: number;
}

/** The Wilson interval as its middle and half its width: never outside 0 and 1, and honest about few worlds. */
export function figureOf(lived: number, worlds: number): Figure {
  const z = 1.96;
  const scale = 1 + (z * z) / worlds;
  const share = lived / worlds;
  const spread = z * Math.sqrt((share * (1 - share)) / worlds + (z * z) / (4 * worlds * worlds));
  return { share: (share + (z * z) / (2 * worlds)) / scale, error: spread / scale, worlds };
}

/** What is found out in parts that come in in whatever order: handed on in theirs, as far as there is no gap. */
export class InOrder<T> {
  readonly #early = new Map<number, T>();
  #next = 0;

  add(part: T, i: number): T[] {
    this.#early.set(i, part);
    const ready: T[] = [];
    for (let it = this.#early.get(this.#next); it !== undefined; it = this.#early.get(this.#next)) {
      this.#early.delete(this.#next++);
      ready.push(it);
    }
    return ready;
  }
}
