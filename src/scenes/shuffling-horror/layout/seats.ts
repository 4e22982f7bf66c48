import { type Box, box, CARD_SHAPE } from '../../box.ts';

/** What a seat needs room for. */
export interface SeatContext {
  /** Survivors in its pool. */
  pool: number;
  /** It plays aliens now (R17.1): throngs lie where survivors did. */
  pod: boolean;
  /** Slots it shows then: three, or six once it has filled those. */
  slots: number;
}

export interface SeatPlace {
  panel: Box;
  can: Box;
  /** Where its name stands. */
  name: Box;
  /** One for each survivor in the pool. */
  cards: Box[];
  /** What is left free beside them: narrow, until somebody sits there. */
  chairs: Box[];
  /** Six, for a Pod Player's throngs; empty for a seat that still plays the cast. */
  throngs: Box[];
}

const MOST_IN_POOL = 3;
/** Two cards' width for a Pod Player's throngs. */
const POD_PLACES = 2;
const CHAIR = 22;
const PAD = 9;
const GAP = 7;
/** A seat whose pool is empty for now is as wide as one card. */
const WIDEST_CARD = 188;

/** Few seats have the reel can beside the cards; more have it above, where it costs height and no width. */
const beside = (seats: number): boolean => seats <= 3;

const placesOf = ({ pool, pod }: SeatContext): number => (pod ? POD_PLACES : Math.max(1, pool));

/** Where it costs the cards nothing worth speaking of, a seat shows that there is room for more. */
const hasChair = ({ pool, pod }: SeatContext, seats: number): boolean =>
  seats <= 6 && !pod && pool > 0 && pool < MOST_IN_POOL;

/** The cast along the foot of the table; panels share the width by how many cards they hold. */
export function seatPlaces(row: Box, asks: readonly SeatContext[]): SeatPlace[] {
  const side = beside(asks.length);
  const places = asks.map(placesOf);
  const chairs = asks.map((ask) => (hasChair(ask, asks.length) ? CHAIR + GAP : 0));
  const total = places.reduce((sum, n) => sum + n, 0);
  const gap = asks.length <= 4 ? 14 : asks.length <= 8 ? 9 : 6;
  const pad = asks.length <= 8 ? PAD : 6;
  const head = side ? 96 : 42;
  const fixed =
    (asks.length - 1) * gap + asks.length * (pad * 2 - GAP + (side ? head : 0)) + chairs.reduce((sum, n) => sum + n, 0);
  const byWidth = (row.w - fixed) / total - GAP;
  const byHeight = (row.h - pad * 2 - (side ? 0 : head)) / CARD_SHAPE;
  const w = Math.floor(Math.min(WIDEST_CARD, byWidth, byHeight));
  const h = w * CARD_SHAPE;
  const widths = places.map((n, i) => n * (w + GAP) - GAP + pad * 2 + (side ? head : 0) + (chairs[i] as number));
  const panelH = Math.min(row.h, h + pad * 2 + (side ? 0 : head));
  let x = row.x + (row.w - widths.reduce((sum, n) => sum + n, 0) - (asks.length - 1) * gap) / 2;
  return asks.map((context, i) => {
    const panel = box(x, row.y + row.h - panelH, widths[i] as number, panelH);
    x += panel.w + gap;
    return seatPlace(panel, context, { side, head, pad, w, h, chair: (chairs[i] as number) > 0 });
  });
}

interface Sizes {
  side: boolean;
  head: number;
  pad: number;
  w: number;
  h: number;
  chair: boolean;
}

function seatPlace(panel: Box, context: SeatContext, { side, head, pad, w, h, chair }: Sizes): SeatPlace {
  const inner = box(
    panel.x + pad + (side ? head : 0),
    panel.y + pad + (side ? 0 : head),
    panel.w - pad * 2 - (side ? head : 0),
    h,
  );
  const cards = Array.from({ length: context.pod ? 0 : context.pool }, (_, i) =>
    box(inner.x + i * (w + GAP), inner.y, w, h),
  );
  const chairs = chair ? [box(inner.x + inner.w - CHAIR, inner.y, CHAIR, h)] : [];
  const can = side
    ? box(panel.x + pad + 4, panel.y + panel.h - pad - 104, head - 16, head - 16)
    : box(panel.x + pad, panel.y + pad - 3, head, head);
  const name = side
    ? box(panel.x + pad, panel.y + panel.h - pad - 20, head - 8, 20)
    : box(can.x + can.w + 6, can.y, panel.w - pad * 2 - can.w - 6, can.h);
  return { panel, can, name, cards, chairs, throngs: context.pod ? podThrongs(inner, context.slots) : [] };
}

/** Little heaps, in as many columns as make them largest. */
function podThrongs(inner: Box, slots: number): Box[] {
  const tries = [3, 2].map((columns) => {
    const rows = Math.ceil(slots / columns);
    const w = (inner.w - 4 * (columns - 1)) / columns;
    return { columns, w, h: Math.min((inner.h - 4 * (rows - 1)) / rows, w * 1.5) };
  });
  const { columns, w, h } = tries.reduce((best, it) => (Math.min(it.w, it.h) > Math.min(best.w, best.h) ? it : best));
  return Array.from({ length: slots }, (_, i) =>
    box(inner.x + (i % columns) * (w + 4), inner.y + Math.floor(i / columns) * (h + 4), w, h),
  );
}
