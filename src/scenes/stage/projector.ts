import type { Motion } from './motion.ts';
import type { Piece } from './piece.ts';
import { REST, type Sway } from './sway.ts';

/** Frames of an old film in a second, of which each lies a little otherwise in the gate and in the light. */
const FRAMES = 12;

/** How far each frame is out of its place, and how much of the light it lets through: nobody would call it a flash (WCAG 2.3.1). */
const WEAVE = [0, 7, -4, 9, -8, 3, -9, 5, -2, 8, -6, 1];
const LIGHT = [1, 0.97, 0.99, 0.95, 1, 0.98, 0.96, 1, 0.97, 0.985, 0.955, 0.99];
const GRAIN = 'grain';
const LIT = ['lamp', 'projector'];

/** Grain that dances and light that flickers, as long as something moves on the table: while it is still, the film is. */
export class Projector {
  readonly #motion: Motion;
  readonly #find: (id: string) => Piece | null;
  #frame = 0;

  constructor(motion: Motion, find: (id: string) => Piece | null) {
    this.#motion = motion;
    this.#find = find;
  }

  /** Once a frame of the page. Where there is no grain there is no light to flicker. */
  step(isMoving: boolean): void {
    const frame = isMoving && this.#find(GRAIN) !== null ? 1 + Math.floor((this.#motion.clock * FRAMES) / 1000) : 0;
    if (frame === this.#frame) return;
    this.#frame = frame;
    const turned = (list: readonly number[], by: number): number => list[(frame + by) % list.length] as number;
    this.#put(GRAIN, { ...REST, dx: turned(WEAVE, 0), dy: turned(WEAVE, 5) });
    for (const id of LIT) this.#put(id, { ...REST, light: turned(LIGHT, 0) });
  }

  #put(id: string, sway: Sway): void {
    const piece = this.#find(id);
    if (piece === null) return;
    piece.sway = this.#frame === 0 ? REST : sway;
    piece.apply();
  }
}
