import type { KeyValueStore } from '../../src/storage/key-value-store.ts';

/** A shelf in memory that can be made to fail as a browser's does. */
export class Memory implements KeyValueStore {
  readonly kept = new Map<string, unknown>();
  trouble: 'none' | 'full' | 'blocked' = 'none';

  #work<T>(act: () => T): Promise<T> {
    if (this.trouble === 'blocked') return Promise.reject(new Error('The storage does not answer.'));
    return Promise.resolve(act());
  }

  get = (key: string) => this.#work(() => structuredClone(this.kept.get(key) ?? null));
  set = async (key: string, value: unknown) => {
    if (this.trouble === 'full') throw new DOMException('', 'QuotaExceededError');
    await this.#work(() => this.kept.set(key, structuredClone(value)));
  };
  remove = (key: string) => this.#work(() => void this.kept.delete(key));
  keys = () => this.#work(() => [...this.kept.keys()]);

  /** All that lies there, as text: two of these are equal only where nothing was touched. */
  inventory = (): string => JSON.stringify([...this.kept].sort());
}
