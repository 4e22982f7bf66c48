import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableThing } from '../../src/games/shuffling-horror/app/ports/table-things.ts';
import { Pointer } from '../../src/scenes/stage/pointer.ts';
import type { Sprite } from '../../src/scenes/stage/sprite.ts';

const CARD: TableThing = { thing: 'card', card: 'pods-1' };
/** One card that covers the whole table. */
const sprites = [
  { things: [CARD], layer: 'cards', order: 0, x: 500, y: 500, w: 1000, h: 1000, alpha: 1 },
] as unknown as Sprite[];

let picked: TableThing[];
let canvas: EventTarget & { style: Record<string, string>; getBoundingClientRect(): object };
beforeEach(() => {
  picked = [];
  vi.stubGlobal('window', new EventTarget());
  canvas = Object.assign(new EventTarget(), { style: {}, getBoundingClientRect: () => ({ left: 0, top: 0 }) });
  new Pointer(canvas as unknown as HTMLCanvasElement, {
    sprites: () => sprites,
    offered: () => new Set(),
    hovered: () => {},
    picked: (at) => picked.push(at as TableThing),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** As a browser sends it: to the canvas, if the press is there, and then to the window. */
function press(at: number, x: number, y: number, on: EventTarget = canvas): void {
  for (const type of ['pointerdown', 'pointerup']) {
    const event = () => {
      const it = Object.assign(new Event(type), {
        clientX: x,
        clientY: y,
        button: 0,
        pointerId: 1,
        pointerType: 'mouse',
      });
      Object.defineProperty(it, 'timeStamp', { value: at });
      return it;
    };
    if (on !== window) on.dispatchEvent(event());
    window.dispatchEvent(event());
  }
}

test('two clicks on a spot are two picks, and a double click is one', () => {
  press(1000, 300, 300);
  press(2000, 300, 300);
  expect(picked.length).toBe(2);
  press(3000, 300, 300);
  press(3120, 303, 301);
  expect(picked.length).toBe(3);
});

test('quick clicks on two things are two picks', () => {
  press(1000, 300, 300);
  press(1100, 500, 300);
  expect(picked.length).toBe(2);
});

test('a double click that began on a button which is gone by now picks nothing', () => {
  press(1000, 300, 300, window);
  press(1100, 300, 300);
  expect(picked).toEqual([]);
});
