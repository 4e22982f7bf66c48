import type { Game } from 'phaser';

/** Frames drawn after the last change, so that nothing is left half done in a buffer. */
const FRAMES_ON = 3;

/** Lets the loop sleep while nothing moves: a board game is still for most of an evening. */
export class Sleeper {
  readonly #game: Game;
  #left = FRAMES_ON;

  constructor(game: Game) {
    this.#game = game;
  }

  wake(): void {
    this.#left = FRAMES_ON;
    if (!this.#game.loop.running) this.#game.loop.wake();
  }

  /** Once a frame, with whether anything moves. */
  step(busy: boolean): void {
    if (busy) this.#left = FRAMES_ON;
    else if (--this.#left <= 0) this.#game.loop.sleep();
  }

  get asleep(): boolean {
    return !this.#game.loop.running;
  }
}
