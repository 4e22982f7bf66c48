import type { View } from '../../rules/shuffling-horror/index.ts';
import { IDS_OF } from '../../text/cards/card-ids.ts';
import { type Box, box, inset, snap } from '../box.ts';
import { leftColumn } from './layout/left-column.ts';
import { framesIn, numeralsBeside, screenIn } from './layout/screen.ts';
import { type SeatContext, type SeatPlace, seatPlaces } from './layout/seats.ts';
import { type SlotPlace, slotPlaces } from './layout/slots.ts';
import { uiSize } from './layout/text-size.ts';

/** Where everything lies, in CSS pixels of the window. The DOM takes its rectangles from here, so that both stay in step. */
export interface TableLayout {
  window: { w: number; h: number };
  /** CSS pixels for one unit of the 1600 × 900 drawing that the table is designed in. */
  unit: number;
  /** The player's text size. */
  text: number;
  reelTrack: Box;
  slots: Box[];
  /** Within each slot: where its cards lie, and its number where that stands beside them. */
  throngs: SlotPlace[];
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
  /** All of those at the left: sanctuaries and piles. */
  column: Box;
  /** Whose turn it is, under the screen. */
  ribbon: Box;
  whiteDice: Box[];
  blackDice: Box[];
  seats: SeatPlace[];
  /** Left free for the DOM. */
  dom: { director: Box; log: Box; prompt: Box; menu: Box; captions: Box };
}

/** What a table needs room for. What is empty is narrow, so that what is not has the rest. */
export interface TableNeeds {
  seats: readonly SeatContext[];
  /** Cards in each of the Director's slots. */
  throngs?: readonly number[];
  /** Which sanctuaries are open. */
  sanctuaries?: readonly boolean[];
}

export interface LayoutContext extends TableNeeds {
  width: number;
  height: number;
  /** The player's text size: words take the room they need. */
  text?: number;
}

/** For the DOM, too, so that both ask for the same table. */
export const tableNeeds = (view: Pick<View, 'deck' | 'seats' | 'throngs' | 'sanctuaries'>): Required<TableNeeds> => ({
  seats: view.seats.map((seat) => ({
    pool: seat.pool.length,
    pod: seat.eliminated,
    slots: seat.throngs.slice(3).some((cards) => cards.length > 0) ? 6 : 3,
  })),
  throngs: Array.from({ length: SLOTS }, (_, i) => view.throngs[i]?.length ?? 0),
  sanctuaries: sanctuariesOf(view.deck).map((id) => view.sanctuaries.some((open) => open.id === id)),
});

/** R13.1: each has a slot of its own, whichever opens first. */
const sanctuariesOf = (deck: string): readonly string[] =>
  deck in IDS_OF ? IDS_OF[deck as keyof typeof IDS_OF].sanctuary : [];

const SLOTS = 6; // R8.1
const NARROWEST = 1440;
const WIDEST = 2000;
const LOWEST = 900;
const EDGE = 16;
const GAP = 8;
/** Of the width: the column of sanctuaries and piles, and that of the screenplay. */
const SIDE = 0.216;
const MOST_SIDE = 400;
const TOP = 176;
const CORNER = { director: 222, menu: 124 };
const RIBBON = 36;
const DIE = 30;
/** Many seats have smaller cards; what they leave goes to the screen. */
const seatsHigh = (seats: number): number => (seats <= 5 ? 276 : seats <= 8 ? 246 : 214);
/** What is asked in one line, and below it its answers in a row, or the dial: so many times the size of their words. */
const PROMPT_LINES = 5.5;
/** However small those are, two rows of buttons below that line are never lower than a finger needs (WCAG 2.5.8). */
const PROMPT_HEAD = 1.55;
const TWO_ROWS = 57;
const promptHigh = (size: number): number => Math.max(size * PROMPT_LINES, size * PROMPT_HEAD + TWO_ROWS);

export function tableLayout({
  width,
  height,
  text = 1,
  seats,
  throngs = [],
  sanctuaries = [],
}: LayoutContext): TableLayout {
  const unit = Math.min(width / NARROWEST, height / LOWEST);
  const h = height / unit;
  const w = Math.min(WIDEST, width / unit);
  const left = (width / unit - w) / 2;
  const put = (b: Box): Box => snap(box((b.x + left) * unit, b.y * unit, b.w * unit, b.h * unit));
  const all = (boxes: Box[]): Box[] => boxes.map(put);

  const side = Math.min(MOST_SIDE, Math.round(w * SIDE));
  const foot = seatsHigh(seats.length);
  const row = box(EDGE, h - foot - GAP, w - EDGE * 2, foot);
  const asks = promptHigh(uiSize(width, height, text)) / unit;
  const prompt = box(EDGE, row.y - 4 - asks, w - EDGE * 2, asks);
  const strip = prompt.y - 4 - RIBBON;
  const middle = box(EDGE + side + 12, TOP, w - (EDGE + side + 12) * 2, strip - 6 - TOP);
  const screen = screenIn(middle);
  const cloth = inset(screen, 12);
  const frames = framesIn(cloth);
  const column = box(EDGE, TOP, side, middle.h);
  const piles = leftColumn(column, sanctuaries, text / unit);
  const slots = slotPlaces(
    box(EDGE + CORNER.director + 10, 12, w - EDGE * 2 - CORNER.director - CORNER.menu - 20, TOP - 12 - GAP),
    Array.from({ length: SLOTS }, (_, i) => throngs[i] ?? 0),
    text / unit,
  );
  const diceTop = strip + (RIBBON - DIE) / 2;
  const tray = DIE * 2 + 10;

  return {
    window: { w: width, h: height },
    unit,
    text,
    reelTrack: put(box(EDGE, 14, CORNER.director, 38)),
    slots: all(slots.map(({ slot }) => slot)),
    throngs: slots.map(({ slot, cards, figure }) => ({
      slot: put(slot),
      cards: put(cards),
      figure: figure === null ? null : put(figure),
    })),
    screen: put(screen),
    cloth: put(cloth),
    frames: all(frames),
    numerals: all(numeralsBeside(frames)),
    reelPile: put(piles.reel),
    reelPileName: put(piles.name),
    discard: put(piles.discard),
    graveyard: put(piles.graveyard),
    survivorPile: put(piles.cast),
    bank: put(piles.bank),
    sanctuaries: all(piles.sanctuaries),
    column: put(box(column.x - 6, column.y - 2, column.w + 12, column.h + 4)),
    ribbon: put(box(screen.x + tray + 8, strip, screen.w - (tray + 8) * 2, RIBBON)),
    whiteDice: all(pair(screen.x, diceTop)),
    blackDice: all(pair(screen.x + screen.w - tray, diceTop)),
    seats: seatPlaces(row, seats).map((seat) => ({
      panel: put(seat.panel),
      can: put(seat.can),
      name: put(seat.name),
      cards: all(seat.cards),
      chairs: all(seat.chairs),
      throngs: all(seat.throngs),
    })),
    dom: {
      director: put(box(EDGE, 56, CORNER.director, TOP - 56 - GAP)),
      log: put(box(w - EDGE - side, TOP, side, middle.h)),
      prompt: put(prompt),
      menu: put(box(w - EDGE - CORNER.menu, 14, CORNER.menu, TOP - 14 - GAP)),
      captions: put(box(EDGE, strip, side, RIBBON)),
    },
  };
}

const pair = (x: number, y: number): Box[] => [box(x, y, DIE, DIE), box(x + DIE + 10, y, DIE, DIE)];
