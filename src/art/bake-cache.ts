/**
 * Card faces are costly to compose and cheap to keep: each is baked once for a shown size, pixel ratio, text size and
 * language. The least recently used are dropped, and given back to whoever owns the texture.
 */
export type BakeKey = {
  id: string;
  width: number;
  ratio: number;
  textScale: number;
  language: string;
  variant?: string;
};

const keyOf = (k: BakeKey): string => [k.id, k.width, k.ratio, k.textScale, k.language, k.variant ?? ''].join('|');

export class BakeCache<T> {
  readonly #baked = new Map<string, T>();
  readonly #most: number;
  readonly #drop: (baked: T) => void;

  constructor(most: number, drop: (baked: T) => void = () => undefined) {
    this.#most = most;
    this.#drop = drop;
  }

  get(key: BakeKey, bake: () => T): T {
    const name = keyOf(key);
    const known = this.#baked.get(name);
    if (known !== undefined) {
      this.#baked.delete(name);
      this.#baked.set(name, known);
      return known;
    }
    const fresh = bake();
    this.#baked.set(name, fresh);
    for (const [oldest, value] of this.#baked) {
      if (this.#baked.size <= this.#most) break;
      this.#baked.delete(oldest);
      this.#drop(value);
    }
    return fresh;
  }

  /** After a language or text-size change nothing baked before is right any more. */
  clear(): void {
    for (const value of this.#baked.values()) this.#drop(value);
    this.#baked.clear();
  }

  get size(): number {
    return this.#baked.size;
  }
}
