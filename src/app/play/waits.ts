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

/** A gate that is shut or open. */
function turned(now: Gate | null, shut: boolean): Gate | null {
  if (shut === (now !== null)) return now;
  now?.release();
  return shut ? gate() : null;
}

/** Everything a session may be waiting for: a person's answer, a "Continue", a paper to be put away. */
export class Waits<R> {
  #person: { n: number; resolve: (reply: R) => void; reject: (why: Error) => void } | null = null;
  #pause: Gate | null = null;
  #held: Gate | null = null;
  #dark: Gate | null = null;

  person(n: number): Promise<R> {
    return new Promise((resolve, reject) => {
      this.#person = { n, resolve, reject };
    });
  }

  /** How to hand over the answer to the question of this number; null: it is not asked, or not any more. */
  taker(n: number): ((reply: R) => void) | null {
    const asked = this.#person;
    if (asked === null || asked.n !== n) return null;
    this.#person = null;
    return asked.resolve;
  }

  /** The person is no longer asked. */
  abandon(why: Error): void {
    this.#person?.reject(why);
    this.#person = null;
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
    this.#held = turned(this.#held, on);
  }

  /** Passes at once where nothing is held up. */
  async whileHeld(): Promise<void> {
    await this.#held?.until;
  }

  /** The projector is switched off, or on again. */
  pauseFilm(on: boolean): void {
    this.#dark = turned(this.#dark, on);
  }

  async whilePaused(): Promise<void> {
    await this.#dark?.until;
  }
}
