import type { Pose } from './sprite.ts';

export const EASES = {
  linear: (t: number): number => t,
  out: (t: number): number => 1 - (1 - t) ** 3,
  inOut: (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2),
  in: (t: number): number => t ** 3,
  /** A little past the mark and back. */
  back: (t: number): number => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2,
  bounce: (t: number): number => {
    const fall = t < 0.62 ? (t / 0.62) ** 2 : t < 0.86 ? 1 - 0.14 * (1 - ((t - 0.74) / 0.12) ** 2) : 1;
    return fall;
  },
} as const;
export type Ease = keyof typeof EASES;

const between = (a: number, b: number, t: number): number => a + (b - a) * t;

export const mix = (a: Pose, b: Pose, t: number): Pose => ({
  x: between(a.x, b.x, t),
  y: between(a.y, b.y, t),
  w: between(a.w, b.w, t),
  h: between(a.h, b.h, t),
  angle: between(a.angle, b.angle, t),
  alpha: between(a.alpha, b.alpha, Math.min(1, Math.max(0, t))),
  light: between(a.light, b.light, Math.min(1, Math.max(0, t))),
});

/** One thing on its way. */
export interface Track {
  ms: number;
  ease: Ease;
  /** From 0 to 1, eased. */
  step(t: number): void;
  done(): void;
}

interface Running extends Track {
  at: number;
}

/** Everything that moves, on a clock of its own: fast-forward is a factor, skipping is an end. */
export class Motion {
  readonly #running = new Map<string, Running>();
  readonly #waits = new Set<{ left: number; go: () => void }>();
  rate = 1;
  /** What the player's own clock says, in ms: it runs alike at every rate. */
  clock = 0;
  /** So long the film stands still, on its own clock. */
  #held = 0;

  /** A second track for the same thing takes the place of the first. */
  start(id: string, track: Track): void {
    if (track.ms <= 0 || this.rate === Number.POSITIVE_INFINITY) {
      this.#running.delete(id);
      track.step(1);
      track.done();
      return;
    }
    this.#running.set(id, { ...track, at: 0 });
  }

  cancel(id: string): void {
    this.#running.delete(id);
  }

  wait(ms: number): Promise<void> {
    if (ms <= 0 || this.rate === Number.POSITIVE_INFINITY) return Promise.resolve();
    return new Promise((go) => this.#waits.add({ left: ms, go }));
  }

  /** Stops the film in its gate: nothing moves, and no wait runs out. */
  hold(ms: number): void {
    if (this.rate !== Number.POSITIVE_INFINITY) this.#held = ms;
  }

  get busy(): boolean {
    return this.#running.size > 0 || this.#waits.size > 0 || this.#held > 0;
  }

  tick(ms: number): void {
    this.clock += ms;
    const all = ms * this.rate;
    const step = Math.max(0, all - this.#held);
    this.#held = Math.max(0, this.#held - all);
    if (step === 0) return;
    for (const [id, track] of this.#running) {
      track.at += step;
      const t = Math.min(1, track.at / track.ms);
      track.step(EASES[track.ease](t));
      if (t < 1) continue;
      if (this.#running.get(id) === track) this.#running.delete(id);
      track.done();
    }
    for (const wait of this.#waits) {
      wait.left -= step;
      if (wait.left > 0) continue;
      this.#waits.delete(wait);
      wait.go();
    }
  }

  /** Everything where it was going, every wait over. */
  finish(): void {
    const rate = this.rate;
    this.rate = Number.POSITIVE_INFINITY;
    this.#held = 0;
    for (const [id, track] of [...this.#running]) {
      this.#running.delete(id);
      track.step(1);
      track.done();
    }
    for (const wait of [...this.#waits]) {
      this.#waits.delete(wait);
      wait.go();
    }
    this.rate = rate;
  }
}
