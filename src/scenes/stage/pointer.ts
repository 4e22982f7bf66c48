import { type Thing, thingKey } from '../../app/ports/board.ts';
import { thingAt } from './hit.ts';
import type { Sprite } from './sprite.ts';

export interface PointerContext {
  sprites(): readonly Sprite[];
  offered(): ReadonlySet<string>;
  hovered(at: Thing | null): void;
  picked(at: Thing): void;
}

/** A finger that has wandered this far was scrolling or changed its mind. */
const SLACK = 14;

/** A second press on the same spot within this time is half of a double click: what has come there meanwhile was not meant. */
const DOUBLE_MS = 350;

/** Pointer events straight from the canvas: they must work while the loop sleeps. */
export class Pointer {
  readonly #canvas: HTMLCanvasElement;
  readonly #ask: PointerContext;
  #over: string | null = null;
  #down: { x: number; y: number; id: number } | null = null;
  /** The press before, wherever it was: on a button that is gone by now, for one. */
  #before = { x: Number.NaN, y: Number.NaN, at: 0 };
  readonly #stop = new AbortController();

  constructor(canvas: HTMLCanvasElement, context: PointerContext) {
    this.#canvas = canvas;
    this.#ask = context;
    canvas.style.touchAction = 'manipulation';
    const { signal } = this.#stop;
    canvas.addEventListener('pointermove', (e) => this.#hover(e), { signal });
    canvas.addEventListener('pointerleave', () => this.#tell(null), { signal });
    canvas.addEventListener('pointerdown', (e) => this.#press(e), { signal });
    window.addEventListener('pointerdown', (e) => this.#remember(e), { signal });
    canvas.addEventListener('pointerup', (e) => this.#release(e), { signal });
    canvas.addEventListener('pointercancel', () => this.#tell(null), { signal });
  }

  destroy(): void {
    this.#stop.abort();
  }

  #find(e: PointerEvent): { at: Thing; offered: boolean } | null {
    const edge = this.#canvas.getBoundingClientRect();
    return thingAt(this.#ask.sprites(), e.clientX - edge.left, e.clientY - edge.top, this.#ask.offered());
  }

  #hover(e: PointerEvent): void {
    const found = this.#find(e);
    this.#canvas.style.cursor = found?.offered ? 'pointer' : found ? 'help' : 'default';
    this.#tell(found?.at ?? null);
  }

  #tell(at: Thing | null): void {
    const key = at ? thingKey(at) : null;
    if (key === this.#over) return;
    this.#over = key;
    this.#ask.hovered(at);
  }

  #remember(e: PointerEvent): void {
    this.#before = { x: e.clientX, y: e.clientY, at: e.timeStamp };
  }

  #isSecond({ clientX, clientY, timeStamp }: PointerEvent): boolean {
    const { x, y, at } = this.#before;
    return timeStamp - at < DOUBLE_MS && Math.hypot(clientX - x, clientY - y) <= SLACK;
  }

  #press(e: PointerEvent): void {
    if (e.button !== 0 || this.#isSecond(e)) return;
    this.#down = { x: e.clientX, y: e.clientY, id: e.pointerId };
    if (e.pointerType === 'touch') this.#hover(e);
  }

  #release(e: PointerEvent): void {
    const down = this.#down;
    this.#down = null;
    if (!down || down.id !== e.pointerId || Math.hypot(e.clientX - down.x, e.clientY - down.y) > SLACK) return;
    const found = this.#find(e);
    if (found) this.#ask.picked(found.at);
    if (e.pointerType === 'touch') this.#tell(null);
  }
}
