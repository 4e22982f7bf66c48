import type { Scene } from 'phaser';
import type { Baker } from './baker.ts';
import { AT_ONCE, type Change, samePose, turnsOver, within } from './change.ts';
import { Motion, mix } from './motion.ts';
import { Piece, sized } from './piece.ts';
import { reportOf, type SpriteReport } from './report.ts';
import type { Pose, Sprite } from './sprite.ts';
import { type Gesture, mixSway, REST } from './sway.ts';
import { Swings } from './swings.ts';

const FAR = 10;
/** Holds the sprites that are shown and moves them to where a picture says they belong. */
export class Stage {
  readonly #scene: Scene;
  readonly #baker: Baker;
  readonly #pieces = new Map<string, Piece>();
  readonly motion = new Motion();
  /** Tells the loop that there is something to draw. A sleeping loop takes a step at once, so this comes last. */
  readonly #wake: () => void;
  #leaving = 0;
  readonly #swings = new Swings(this.motion, this.#pieces);

  constructor(scene: Scene, baker: Baker, wake: () => void) {
    this.#scene = scene;
    this.#baker = baker;
    this.#wake = wake;
  }

  show(sprites: readonly Sprite[], change: Change): void {
    for (const [from, to] of change.renamed ?? []) this.#rename(from, to);
    const wanted = new Set(sprites.map((s) => s.id));
    for (const [id, piece] of this.#pieces) if (!wanted.has(id)) this.#leave(id, piece, change);
    for (const sprite of sprites) {
      const piece = this.#pieces.get(sprite.id);
      const how = change.atOnce && sprite.id.startsWith(change.atOnce) ? AT_ONCE : change;
      if (piece) this.#move(piece, sprite, how);
      else this.#enter(sprite, change);
    }
    this.#wake();
  }

  piece(id: string): Piece | null {
    return this.#pieces.get(id) ?? null;
  }

  /** A sprite that lives for a moment only, moved by whoever called for it. */
  extra(sprite: Sprite): Piece {
    const piece = new Piece(this.#scene, sprite, this.#baker.resolve(sprite.art, sprite.w, sprite.h));
    this.#wake();
    return piece;
  }

  dress(piece: Piece, sprite: Sprite): void {
    piece.wear(this.#baker.resolve(sprite.art, sprite.w, sprite.h));
  }

  /** After the pixel ratio, the atlases or the context changed: the same sprites in new clothes. */
  redress(): void {
    for (const piece of this.#pieces.values()) this.dress(piece, piece.sprite);
    this.#wake();
  }

  /** Swings a thing and all that lies on it; a later gesture takes over from where it is. */
  swing(gesture: Gesture): void {
    this.#swings.start(gesture);
    this.#wake();
  }

  /** Whatever swings is back in its place at once. */
  rest(): void {
    this.#swings.end();
  }

  sprites(): Sprite[] {
    return [...this.#pieces.values()].map(({ sprite }) => sprite);
  }

  #rename(from: string, to: string): void {
    const piece = this.#pieces.get(from);
    if (!piece || this.#pieces.has(to)) return;
    this.motion.cancel(from);
    this.#pieces.delete(from);
    this.#pieces.set(to, piece);
  }

  #enter(sprite: Sprite, { ms, fade, births }: Change): void {
    const piece = new Piece(this.#scene, sprite, this.#baker.resolve(sprite.art, sprite.w, sprite.h));
    this.#pieces.set(sprite.id, piece);
    const from = births?.get(sprite.id);
    if (ms === 0) return;
    const to = piece.pose;
    piece.pose = from && !fade ? { ...to, ...within(from, to), alpha: to.alpha } : { ...to, alpha: 0 };
    if (from && !fade) piece.raise();
    piece.apply();
    this.#go(sprite.id, piece, to, from ? ms : ms * 0.7);
  }

  #leave(id: string, piece: Piece, { ms, fade, deaths }: Change): void {
    this.#pieces.delete(id);
    this.motion.cancel(id);
    piece.gone = true;
    const gone = (): void => piece.image.destroy();
    if (ms === 0) {
      gone();
      return;
    }
    const to = deaths?.get(id);
    const target: Pose =
      to && !fade ? { ...piece.pose, ...within(to, piece.pose), alpha: 0.2 } : { ...piece.pose, alpha: 0 };
    const { pose: from, sway } = piece;
    this.motion.start(`leaving ${this.#leaving++}`, {
      ms: to ? ms : ms * 0.6,
      ease: 'inOut',
      step: (t) => {
        piece.pose = mix(from, target, t);
        if (sway !== REST) piece.sway = mixSway(sway, REST, t);
        piece.apply();
      },
      done: gone,
    });
  }

  #move(piece: Piece, sprite: Sprite, { ms, fade }: Change): void {
    const baked = this.#baker.resolve(sprite.art, sprite.w, sprite.h);
    const to = sized(sprite, baked);
    const before = piece.sprite;
    const dressed = baked.key === piece.baked.key && baked.texture === piece.baked.texture;
    piece.sprite = sprite;
    const still = samePose(piece.pose, to);
    if (ms === 0 || (still && dressed)) {
      this.motion.cancel(sprite.id);
      piece.squash = 1;
      if (!dressed) piece.wear(baked);
      piece.pose = to;
      piece.settle();
      piece.apply();
      return;
    }
    const far = Math.hypot(piece.pose.x - to.x, piece.pose.y - to.y) > FAR;
    if (fade && far) {
      piece.wear(baked);
      piece.pose = { ...to, alpha: 0 };
      piece.settle();
      this.#go(sprite.id, piece, to, ms);
      return;
    }
    const turned = turnsOver(before, sprite);
    if (turned && !fade) {
      this.#flip(piece, to, ms);
      return;
    }
    // A card that shrinks keeps its fine print until it has landed; one that grows gets it at once.
    const late = !dressed && baked.w < piece.baked.w * 0.95 && sprite.art.art !== 'label';
    if (!dressed && !late) piece.wear(baked);
    if (far) piece.raise();
    this.#go(sprite.id, piece, to, ms);
  }

  #go(id: string, piece: Piece, to: Pose, ms: number): void {
    const from = piece.pose;
    this.motion.start(id, {
      ms,
      ease: 'inOut',
      step: (t) => {
        piece.pose = mix(from, to, t);
        piece.apply();
      },
      done: () => this.#land(piece, to),
    });
  }

  #land(piece: Piece, to: Pose): void {
    piece.squash = 1;
    this.dress(piece, piece.sprite);
    piece.pose = to;
    piece.settle();
    piece.apply();
  }

  #flip(piece: Piece, to: Pose, ms: number): void {
    const from = piece.pose;
    let worn = false;
    piece.raise();
    this.motion.start(piece.sprite.id, {
      ms,
      ease: 'inOut',
      step: (t) => {
        if (t >= 0.5 && !worn) {
          worn = true;
          this.dress(piece, piece.sprite);
        }
        piece.squash = Math.abs(1 - 2 * t);
        piece.pose = mix(from, to, t);
        piece.apply();
      },
      done: () => this.#land(piece, to),
    });
  }

  /** What is shown, for tests: the same for a table that was played to and one that was laid out. */
  describe(): SpriteReport[] {
    return [...this.#pieces.values()].map(reportOf).sort((a, b) => (a.id < b.id ? -1 : 1));
  }
}
