import type { Point } from './engine.ts';

/** Pointer and keys as both protocols of the W3C write them down. */
export type Actions = readonly Record<string, unknown>[];

const pointer = (...steps: Record<string, unknown>[]): Actions => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: steps },
];
const move = ({ x, y }: Point) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 });

export const pointing = (at: Point): Actions => pointer(move(at));
export const clicking = (at: Point): Actions =>
  pointer(move(at), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 });

/** Keys without a letter have a code of their own there. */
const NAMED: Record<string, string> = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004' };

export function pressing(key: string): Actions {
  const value = NAMED[key] ?? key;
  return [
    {
      type: 'key',
      id: 'keyboard',
      actions: [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ],
    },
  ];
}
