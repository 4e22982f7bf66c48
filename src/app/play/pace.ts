import { RATES, type Speed } from '../ports/board.ts';

export const rateOf = (speed: Speed): number => RATES[speed];

const LINE_MS = 520;
/** A long chain of events is told faster, or a Director's turn would be a lecture. */
const LONGEST_MS = 6000;

/** How long a line is on at 1×, in milliseconds, where there is no picture to keep step with. */
export const lineMs = (lines: number): number => Math.min(LINE_MS, LONGEST_MS / Math.max(1, lines));

/** Waits that can all be cut short at once. */
export class Pace {
  #wake: (() => void) | null = null;
  #skipping = false;

  /** Until `done` or `skip`, whatever was waited for has been cut short. */
  get skipping(): boolean {
    return this.#skipping;
  }

  wait(ms: number): Promise<void> {
    if (ms <= 0 || this.#skipping) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#wake?.(), ms);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
    });
  }

  skip(): void {
    this.#skipping = true;
    this.#wake?.();
  }

  reset(): void {
    this.#skipping = false;
  }
}
