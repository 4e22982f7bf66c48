import type { Motion } from './motion.ts';
import type { Piece } from './piece.ts';
import type { Layer, Pose } from './sprite.ts';
import { type Gesture, REST, type Sway, swayAt, swayEnd } from './sway.ts';

/** What lies on a card: its beads, its chips, what is written on it. */
const CARRIED: readonly Layer[] = ['chips', 'tokens', 'labels', 'glow'];

/** What is out of its place for a moment. The table knows nothing of it: wherever a thing moves meanwhile, it swings around there. */
export class Swings {
  readonly #motion: Motion;
  readonly #pieces: ReadonlyMap<string, Piece>;
  /** By the track that swings them. */
  readonly #on = new Map<string, readonly Piece[]>();

  constructor(motion: Motion, pieces: ReadonlyMap<string, Piece>) {
    this.#motion = motion;
    this.#pieces = pieces;
  }

  start({ of, keys, above = false }: Gesture): void {
    const carrier = this.#pieces.get(of);
    if (!carrier) return;
    const id = `swing ${of}`;
    const riders = this.#on.get(id) ?? [carrier, ...this.#lyingOn(carrier)];
    const from = carrier.sway;
    const ms = swayEnd(keys);
    this.#on.set(id, riders);
    for (const rider of riders) if (!rider.gone) rider.lift(above);
    this.#motion.start(id, {
      ms,
      ease: 'linear',
      step: (t) => lean(riders, carrier.pose, swayAt(keys, from, t * ms)),
      done: () => this.#rest(id),
    });
  }

  end(): void {
    for (const id of [...this.#on.keys()]) {
      this.#motion.cancel(id);
      this.#rest(id);
    }
  }

  #rest(id: string): void {
    for (const piece of this.#on.get(id) ?? []) {
      if (piece.gone) continue;
      piece.sway = REST;
      piece.lift(false);
      piece.apply();
    }
    this.#on.delete(id);
  }

  #lyingOn(carrier: Piece): Piece[] {
    const { x, y, w, h } = carrier.pose;
    return [...this.#pieces.values()].filter(
      ({ sprite, pose }) =>
        sprite !== carrier.sprite &&
        CARRIED.includes(sprite.layer) &&
        Math.abs(pose.x - x) <= w / 2 &&
        Math.abs(pose.y - y) <= h / 2,
    );
  }
}

function lean(pieces: readonly Piece[], { x, y }: Pose, sway: Sway): void {
  for (const piece of pieces) {
    if (piece.gone) continue;
    piece.sway = sway;
    piece.pivot = { x, y };
    piece.apply();
  }
}
