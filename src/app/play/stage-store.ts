import type { GameState, Remedy } from '../ports/game-stage.ts';

/** Lines of the screenplay kept at hand. */
export const LINES_KEPT = 400;

/** What the page shows, replaced as a whole with every change. */
export class StageStore<S extends GameState> {
  readonly #listeners = new Set<() => void>();
  #state: S;
  #lastNotice = 0;

  constructor(state: S) {
    this.#state = state;
  }

  get state(): S {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  update(change: Partial<S>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** The same of what every game has. */
  put<K extends keyof GameState>(change: Pick<S, K>): void {
    this.update(change as unknown as Partial<S>);
  }

  append(lines: S['log'], speech: S['speech']): void {
    const { talk } = this.#state.settings;
    const told = lines.filter(({ speaker }) => talk || speaker === null);
    if (told.length === 0) return;
    const log = [...this.#state.log, ...told].slice(-LINES_KEPT);
    this.put({ log, speech: talk && speech !== null ? speech : this.#state.speech });
  }

  /** The same trouble is told once until it is dismissed. */
  notify(words: string, remedy: Remedy | null = null): void {
    if (this.#state.notices.some((notice) => notice.words === words)) return;
    this.put({ notices: [...this.#state.notices, { id: ++this.#lastNotice, words, remedy }] });
  }

  /** What was told no longer holds. */
  withdraw(words: string): void {
    const notices = this.#state.notices.filter((notice) => notice.words !== words);
    if (notices.length < this.#state.notices.length) this.put({ notices });
  }

  dismiss(id: number): void {
    this.put({ notices: this.#state.notices.filter((notice) => notice.id !== id) });
  }
}
