import type { Baker } from './baker.ts';
import type { Sprite } from './sprite.ts';
import type { Stage } from './stage.ts';

/** Milliseconds of a frame that may go into new textures. */
const BAKING = 5;

/**
 * Bakes everything anew while the table is in use, as when sharper pictures have come: a few a frame, then sent page by page, then
 * worn by all at once when nothing moves. All in one go would be felt in play.
 */
export class Wardrobe {
  readonly #stage: Stage;
  readonly #baker: Baker;
  readonly #shabby = new Set<Sprite>();
  /** Pages that are still worn. */
  readonly #old: (() => void)[] = [];

  constructor(stage: Stage, baker: Baker) {
    this.#stage = stage;
    this.#baker = baker;
  }

  get busy(): boolean {
    return this.#old.length > 0;
  }

  renew(ratio: number): void {
    this.#old.push(this.#baker.renew(ratio));
    for (const sprite of this.#stage.sprites()) this.#shabby.add(sprite);
  }

  /** At once, for a window of another size: nothing that was baked fits. */
  renewNow(ratio: number, draw: () => void): void {
    this.#old.push(this.#baker.renew(ratio));
    draw();
    this.#change();
  }

  /** Once a frame. */
  step(still: boolean): void {
    if (!this.busy || !this.#baked() || this.#baker.flushOne() || !still) return;
    this.#change();
  }

  #baked(): boolean {
    const until = performance.now() + BAKING;
    for (const sprite of this.#shabby) {
      if (performance.now() > until) return false;
      this.#shabby.delete(sprite);
      this.#baker.resolve(sprite.art, sprite.w, sprite.h, true);
    }
    return true;
  }

  #change(): void {
    this.#shabby.clear();
    this.#stage.redress();
    for (const sweep of this.#old.splice(0)) sweep();
  }
}
