import type { Reply } from '../rules/index.ts';

interface Gate {
  until: Promise<void>;
  release: () => void;
}

function gate(): Gate {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release };
}

/** Everything a session may be waiting for: a person's answer, a "Continue", a paper to be put away. */
export class Waits {
  #person: { n: number; resolve: (reply: Reply) => void } | null = null;
  #pause: Gate | null = null;
  #held: Gate | null = null;

  person(n: number): Promise<Reply> {
    return new Promise((resolve) => {
      this.#person = { n, resolve };
    });
  }

  /** How to hand over an answer; null for a stale number: a double click, or a board that is a prompt behind. */
  taker(n: number): ((reply: Reply) => void) | null {
    const asked = this.#person;
    if (asked === null || asked.n !== n) return null;
    this.#person = null;
    return asked.resolve;
  }

  pause(): Promise<void> {
    this.#pause = gate();
    return this.#pause.until;
  }

  goOn(): void {
    const it = this.#pause;
    this.#pause = null;
    it?.release();
  }

  hold(on: boolean): void {
    if (on === (this.#held !== null)) return;
    this.#held?.release();
    this.#held = on ? gate() : null;
  }

  /** Passes at once where nothing is held up. */
  async whileHeld(): Promise<void> {
    await this.#held?.until;
  }
}
