import type { PublicView } from '../rules/index.ts';
import { type Box, box, CARD_SHAPE, cardIn, inset, snap } from './box.ts';
import { type SeatAsk, type SeatPlace, seatPlaces } from './layout/seats.ts';

/** Where everything lies, in CSS pixels of the window. The DOM takes its rectangles from here, so that both stay in step. */
export interface TableLayout {
  window: { w: number; h: number };
  /** CSS pixels for one unit of the 1600 × 900 drawing that the table is designed in. */
  unit: number;
  reelTrack: Box;
  slots: Box[];
  screen: Box;
  cloth: Box;
  frames: Box[];
  numerals: Box[];
  reelPile: Box;
  reelPileName: Box;
  discard: Box;
  graveyard: Box;
  survivorPile: Box;
  bank: Box;
  sanctuaries: Box[];
  whiteDice: Box[];
  blackDice: Box[];
  seats: SeatPlace[];
  /** Left free for the DOM. */
  dom: { director: Box; log: Box; prompt: Box; menu: Box };
}

export interface LayoutAsk {
  width: number;
  height: number;
  seats: readonly SeatAsk[];
}

/** Which seats need room for what; for the DOM, too, so that both ask for the same table. */
export const seatAsks = (view: Pick<PublicView, 'seats'>): SeatAsk[] =>
  view.seats.map((seat) => ({
    pool: seat.pool.length,
    pod: seat.eliminated,
    slots: seat.throngs.slice(3).some((cards) => cards.length > 0) ? 6 : 3,
  }));

const NARROWEST = 1440;
const WIDEST = 2000;
const LOWEST = 900;
const EDGE = 24;
const LEFT = 392; // the column of sanctuaries and piles
const RIGHT = 380; // the log
const TOP = 195;
/** Many seats have smaller cards; what they leave goes to the screen. */
const seatsHigh = (seats: number): number => (seats <= 5 ? 254 : seats <= 8 ? 232 : 208);
/** Room for what is asked in one line and its answers in a row, or for the dial. */
const PROMPT = 96;
const DIE = 52;
const TRAY = DIE * 2 + 8;

export function tableLayout({ width, height, seats }: LayoutAsk): TableLayout {
  const unit = Math.min(width / NARROWEST, height / LOWEST);
  const h = height / unit;
  const w = Math.min(WIDEST, width / unit);
  const left = (width / unit - w) / 2;
  const put = (b: Box): Box => snap(box((b.x + left) * unit, b.y * unit, b.w * unit, b.h * unit));
  const all = (boxes: Box[]): Box[] => boxes.map(put);

  const foot = seatsHigh(seats.length);
  const row = box(EDGE, h - foot - 14, w - EDGE * 2, foot);
  const middle = box(EDGE + LEFT + 14, TOP, w - EDGE * 2 - LEFT - RIGHT - 28, row.y - PROMPT - 14 - TOP);
  const screen = screenIn(middle);
  const cloth = inset(screen, 13);
  const column = box(EDGE, TOP - 4, LEFT, middle.h + 4);
  const piles = pilesIn(box(EDGE + 232, column.y, LEFT - 232, column.h));
  const frames = framesIn(cloth);
  const tray = EDGE + TRAY + 12;
  const prompt = box(tray, row.y - PROMPT - 2, w - tray * 2, PROMPT - 4);
  const diceTop = prompt.y + (prompt.h - DIE) / 2;

  return {
    window: { w: width, h: height },
    unit,
    reelTrack: put(box(EDGE, 18, 216, 38)),
    slots: all(slotsIn(box(EDGE + 238, 20, w - EDGE - 238 - 152, 152))),
    screen: put(screen),
    cloth: put(cloth),
    frames: all(frames),
    numerals: all(frames.map((f) => box(f.x, f.y + f.h + 3, f.w, 20))),
    reelPile: put(piles.reel),
    reelPileName: put(piles.name),
    discard: put(piles.discard),
    graveyard: put(piles.graveyard),
    survivorPile: put(piles.cast),
    bank: put(piles.bank),
    sanctuaries: all(sanctuariesIn(box(column.x, column.y, 222, column.h))),
    whiteDice: all(pair(EDGE, diceTop)),
    blackDice: all(pair(w - EDGE - TRAY, diceTop)),
    seats: seatPlaces(row, seats).map((seat) => ({
      panel: put(seat.panel),
      can: put(seat.can),
      name: put(seat.name),
      cards: all(seat.cards),
      throngs: all(seat.throngs),
    })),
    dom: {
      director: put(box(EDGE, 62, 216, 116)),
      log: put(box(w - EDGE - RIGHT + 4, TOP, RIGHT - 4, middle.h)),
      prompt: put(prompt),
      menu: put(box(w - EDGE - 118, 20, 118, 152)),
    },
  };
}

const pair = (x: number, y: number): Box[] => [box(x, y, DIE, DIE), box(x + TRAY - DIE, y, DIE, DIE)];

/** As large as the middle allows, not so flat or tall that three cards look lost in it. */
function screenIn(middle: Box): Box {
  const h = Math.min(middle.h, middle.w * 0.6);
  const w = Math.min(middle.w, h * 2.5);
  return box(middle.x + (middle.w - w) / 2, middle.y + (middle.h - h) / 2, w, h);
}

function framesIn(cloth: Box): Box[] {
  const room = box(cloth.x, cloth.y + 14, cloth.w, cloth.h - 14 - 30);
  const w = Math.min(room.h / CARD_SHAPE, (cloth.w - 4 * 20) / 3);
  const gap = Math.min(46, (cloth.w - w * 3) / 4);
  const first = cloth.x + (cloth.w - w * 3 - gap * 2) / 2;
  const y = room.y + (room.h - w * CARD_SHAPE) / 2;
  return [0, 1, 2].map((i) => box(first + i * (w + gap), y, w, w * CARD_SHAPE));
}

function slotsIn(row: Box): Box[] {
  const w = Math.min(186, (row.w - 5 * 8) / 6);
  return Array.from({ length: 6 }, (_, i) => box(row.x + i * (w + 8), row.y, w, row.h));
}

function sanctuariesIn(column: Box): Box[] {
  const h = Math.min(220, (column.h - 8) / 2);
  return [0, 1].map((i) => box(column.x, column.y + i * (h + 8), column.w, h));
}

function pilesIn(column: Box): Record<'reel' | 'name' | 'discard' | 'graveyard' | 'cast' | 'bank', Box> {
  const size = Math.min(column.w - 10, column.h * 0.42);
  const reel = box(column.x + (column.w - size) / 2, column.y + 6, size, size);
  const top = reel.y + size + 30;
  const w = (column.w - 16) / 3;
  const h = Math.min(118, column.y + column.h - top - 36);
  const pile = (i: number): Box => cardIn(box(column.x + i * (w + 8), top, w, h - 38));
  return {
    reel,
    name: box(column.x, reel.y + size + 4, column.w, 18),
    discard: pile(0),
    graveyard: pile(1),
    cast: pile(2),
    bank: box(column.x, column.y + column.h - 32, column.w, 28),
  };
}
