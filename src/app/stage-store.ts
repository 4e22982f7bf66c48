import type { Comment } from './ports/commentary.ts';
import type { Option } from './ports/question.ts';
import type { LogLine, Speech, StageState } from './ports/stage.ts';

/** Lines of the screenplay kept at hand. */
export const LINES_KEPT = 400;

/** About one turn of the Director's. */
const COMMENTS_KEPT = 8;

/** What the page shows, replaced as a whole with every change. */
export class StageStore {
  readonly #listeners = new Set<() => void>();
  #state: StageState;
  #lastNotice = 0;

  constructor(state: StageState) {
    this.#state = state;
  }

  get state(): StageState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  update(change: Partial<StageState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  append(lines: readonly LogLine[], speech: Speech | null): void {
    const { talk } = this.#state.settings;
    const told = lines.filter(({ speaker }) => talk || speaker === null);
    if (told.length === 0) return;
    const log = [...this.#state.log, ...told].slice(-LINES_KEPT);
    this.update({ log, ...(talk && speech !== null ? { speech } : {}) });
  }

  /** The Director speaks of its choice: a line between those that tell the movie, and no part of it. */
  remark(words: string, comment: Omit<Comment, 'id'> | null): void {
    const { log, comments } = this.#state;
    const id = (log[log.length - 1]?.id ?? 0) + 1 / 1024; // theirs are whole numbers
    const line: LogLine = {
      id,
      style: 'action',
      by: 'director',
      speaker: 'director',
      rule: null,
      alarm: null,
      parts: [words],
    };
    const said = comment === null ? [] : [{ ...comment, id }];
    this.update({ log: [...log, line].slice(-LINES_KEPT), comments: [...comments, ...said].slice(-COMMENTS_KEPT) });
  }

  /** The same trouble is told once until it is dismissed. */
  notify(words: string): void {
    if (this.#state.notices.some((notice) => notice.words === words)) return;
    this.update({ notices: [...this.#state.notices, { id: ++this.#lastNotice, words }] });
  }

  /** What was told no longer holds. */
  withdraw(words: string): void {
    const notices = this.#state.notices.filter((notice) => notice.words !== words);
    if (notices.length < this.#state.notices.length) this.update({ notices });
  }

  dismiss(id: number): void {
    this.update({ notices: this.#state.notices.filter((notice) => notice.id !== id) });
  }

  open(options: readonly Option[]): void {
    this.update({ menus: [...this.#state.menus, options] });
  }

  back(): void {
    this.update({ menus: this.#state.menus.slice(0, -1) });
  }
}
