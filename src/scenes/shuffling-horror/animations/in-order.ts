import type { MovieEvent } from '../../../rules/shuffling-horror/index.ts';

/**
 * The rules refill a frame before they say where its card went (R6.1). On a table the card goes first: a refill waits for the
 * move that made room for it. And a card fades out where it lies, before it goes (R7.1).
 */
export function inOrder(events: readonly MovieEvent[]): MovieEvent[] {
  const out = [...events];
  for (const [i, event] of out.entries()) {
    const moved = out[i - 1];
    if (event.type !== 'faded-out' || moved?.type !== 'card-moved' || moved.card !== event.card) continue;
    out.splice(i - 1, 2, event, moved);
  }
  for (let i = 0; i < out.length; i++) {
    const event = out[i] as MovieEvent;
    if (event.type !== 'card-dealt') continue;
    const left = leaves(out, i, event.frame);
    if (left < 0) continue;
    out.splice(i, 1);
    out.splice(left, 0, event);
    i--; // what slid into this place is looked at, too; the refill itself now has nothing after it to wait for
  }
  return out;
}

function leaves(events: readonly MovieEvent[], dealt: number, frame: number): number {
  for (let i = dealt + 1; i < events.length; i++) {
    const event = events[i] as MovieEvent;
    if (event.type === 'card-moved' && event.from.zone === 'frame' && event.from.frame === frame) return i;
    if ((event.type === 'card-dealt' || event.type === 'card-revealed') && event.frame === frame) return -1;
  }
  return -1;
}
