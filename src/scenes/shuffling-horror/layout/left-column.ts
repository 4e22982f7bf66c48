import { type Box, box, CARD_SHAPE } from '../../box.ts';
import { lineHigh } from './text-size.ts';

type Pile = 'reel' | 'name' | 'discard' | 'graveyard' | 'cast' | 'bank';

const PILE_CARD = 32;
const GAP = 8;
/** Of the row: as long as what they are called in any language. */
const CELLS = [0.29, 0.23, 0.25, 0.23];

/** Sanctuaries beside the reel pile; below them, in a row, what is left of everything. */
export function leftColumn(
  column: Box,
  open: readonly boolean[],
  scale: number,
): Record<Pile, Box> & { sanctuaries: Box[] } {
  const name = lineHigh(12.5, scale);
  const counts = PILE_CARD + name + 2;
  const upper = column.h - counts - GAP;
  const right = column.w * 0.38;
  const size = Math.min(right - 6, upper - name - 4);
  const rest = (upper - size - name - 4) / 2;
  const reel = box(column.x + column.w - right + (right - size) / 2, column.y + rest, size, size);
  const cells = CELLS.map((part) => part * column.w);
  const middle = (i: number): number => cells.slice(0, i).reduce((sum, n) => sum + n, 0) + (cells[i] as number) / 2;
  const top = column.y + column.h - counts;
  const w = PILE_CARD / CARD_SHAPE;
  const pile = (i: number): Box => box(column.x + middle(i) - w - 3, top, w, PILE_CARD);
  return {
    reel,
    name: box(column.x + column.w - right, reel.y + size + 4, right, name),
    discard: pile(0),
    graveyard: pile(1),
    cast: pile(2),
    bank: pile(3),
    sanctuaries: sanctuariesIn(box(column.x, column.y, column.w - right - GAP, upper), open, name),
  };
}

/** One that nobody has found yet is a line; those that are open share the rest. */
function sanctuariesIn(room: Box, open: readonly boolean[], line: number): Box[] {
  const isOpen = [0, 1].map((i) => open[i] ?? false);
  const found = isOpen.filter(Boolean).length;
  const high = (room.h - GAP - (2 - found) * line) / Math.max(1, found);
  let y = room.y;
  return isOpen.map((it) => {
    const h = it ? Math.min(high, 214) : line;
    const slot = box(room.x, y, room.w, h);
    y += h + GAP;
    return slot;
  });
}
