import { type Box, box, CARD_SHAPE } from '../box.ts';

/** What a seat needs room for. */
export interface SeatAsk {
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
  /** One for each survivor in the pool, and for the chairs left free beside them. */
  cards: Box[];
  /** Six, for a Pod Player's throngs; empty for a seat that still plays the cast. */
  throngs: Box[];
}

/** There are twelve survivors in all and an empty seat has lost one, so no table ever needs more places than this. */
const MOST_PLACES = 12;
const ROOMY = 8;
const PAD = 9;
const GAP = 7;
const WIDEST_CARD = 158;

/** Few seats have the reel can beside the cards; more have it above, where it costs height and no width. */
const beside = (seats: number): boolean => seats <= 3;

function placesOf(asks: readonly SeatAsk[]): number[] {
  // A second chair stands ready where it costs the cards nothing.
  const least = asks.reduce((sum, ask) => sum + Math.max(2, ask.pool), 0) <= ROOMY ? 2 : 1;
  const places = asks.map((ask) => (ask.pod ? 1 : Math.max(1, ask.pool)));
  const room = Math.max(MOST_PLACES, asks.length);
  for (let i = 0; i < places.length; i++) {
    const wanted = Math.max(places[i] as number, asks[i]?.pod ? 2 : least);
    const used = places.reduce((sum, n) => sum + n, 0);
    places[i] = Math.min(wanted, (places[i] as number) + Math.max(0, room - used));
  }
  return places;
}

/** The cast along the foot of the table; panels share the width by how many cards they hold. */
export function seatPlaces(row: Box, asks: readonly SeatAsk[]): SeatPlace[] {
  const side = beside(asks.length);
  const places = placesOf(asks);
  const total = places.reduce((sum, n) => sum + n, 0);
  const gap = asks.length <= 4 ? 14 : asks.length <= 8 ? 9 : 6;
  const pad = asks.length <= 8 ? PAD : 6;
  const head = side ? 96 : 42;
  const fixed = (asks.length - 1) * gap + asks.length * (pad * 2 - GAP + (side ? head : 0));
  const byWidth = (row.w - fixed) / total - GAP;
  const byHeight = (row.h - pad * 2 - (side ? 0 : head)) / CARD_SHAPE;
  const w = Math.floor(Math.min(WIDEST_CARD, byWidth, byHeight));
  const h = w * CARD_SHAPE;
  const widths = places.map((n) => n * (w + GAP) - GAP + pad * 2 + (side ? head : 0));
  const panelH = Math.min(row.h, h + pad * 2 + (side ? 0 : head));
  let x = row.x + (row.w - widths.reduce((sum, n) => sum + n, 0) - (asks.length - 1) * gap) / 2;
  return asks.map((ask, i) => {
    const panel = box(x, row.y + row.h - panelH, widths[i] as number, panelH);
    x += panel.w + gap;
    return seatPlace(panel, ask, { side, head, pad, w, h, chairs: places[i] as number });
  });
}

interface Sizes {
  side: boolean;
  head: number;
  pad: number;
  w: number;
  h: number;
  chairs: number;
}

function seatPlace(panel: Box, ask: SeatAsk, { side, head, pad, w, h, chairs }: Sizes): SeatPlace {
  const inner = box(
    panel.x + pad + (side ? head : 0),
    panel.y + pad + (side ? 0 : head),
    panel.w - pad * 2 - (side ? head : 0),
    h,
  );
  const n = ask.pod ? 0 : Math.max(chairs, ask.pool);
  const run = n * (w + GAP) - GAP;
  const first = inner.x + (inner.w - run) / 2;
  const cards = Array.from({ length: n }, (_, i) => box(first + i * (w + GAP), inner.y, w, h));
  const can = side
    ? box(panel.x + pad + 4, panel.y + panel.h - pad - 104, head - 16, head - 16)
    : box(panel.x + pad, panel.y + pad - 3, head, head);
  const name = side
    ? box(panel.x + pad, panel.y + panel.h - pad - 20, head - 8, 20)
    : box(can.x + can.w + 6, can.y, panel.w - pad * 2 - can.w - 6, can.h);
  return { panel, can, name, cards, throngs: ask.pod ? podThrongs(inner, ask.slots) : [] };
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
