import { MOONGLOW_PLAN } from '../../games/geiger-man/layout/moonglow.ts';
import { NIGHTBIRD_PLAN } from '../../games/geiger-man/layout/nightbird.ts';
import { type BoardPlan, FRAME, type Spot } from '../../games/geiger-man/layout/plan.ts';
import type { LocationId } from '../../rules/geiger-man/index.ts';
import { type Box, box, snap } from '../box.ts';
import { LEAST_TEXT } from '../least-text.ts';
import type { Laid } from '../stage/drawn-board.ts';

const PLANS: Readonly<Record<LocationId, BoardPlan>> = { moonglow: MOONGLOW_PLAN, nightbird: NIGHTBIRD_PLAN };

/** The drawing that the table is designed in. */
const DRAWING = { w: 1600, h: 900 } as const;
const MARGIN = 12;
/** Her card and his, at the sides: the page's. */
const COLUMN = 252;
const SCREEN = { w: 640, h: 190 } as const;
const DIAL = { w: 132, h: 92 } as const;
const CLOCK = 112;
/** The choices, and the hand below them: the page's as well. */
const HAND = 206;
const BAR = 92;

export interface TableLayout extends Laid {
  /** The player's text size. */
  text: number;
  screen: Box;
  dial: Box;
  clock: Box;
  lot: Box;
  /** What the page has to itself. */
  dom: { left: Box; right: Box; bar: Box; hand: Box };
  /** Where whoever is in a space stands. */
  spots: Record<string, { x: number; y: number }>;
  plan: BoardPlan;
}

export interface LayoutNeeds {
  width: number;
  height: number;
  text?: number;
  location: LocationId;
}

/** Everything on the table at whole pixels: columns at the sides, the screen above the lot, choices and hand below it. */
export function tableLayout({ width: w, height: h, text = 1, location }: LayoutNeeds): TableLayout {
  const unit = Math.min(w / DRAWING.w, h / DRAWING.h);
  const edge = MARGIN * unit;
  const column = COLUMN * unit * (text > 1 ? 1.06 : 1);
  const inner = box(edge * 2 + column, edge, w - (edge * 2 + column) * 2, h - edge * 2);
  const screen = box((w - SCREEN.w * unit) / 2, edge, SCREEN.w * unit, SCREEN.h * unit);
  const hand = box(edge, h - edge - HAND * unit, w - edge * 2, HAND * unit);
  const bar = box(inner.x, hand.y - edge * 0.5 - BAR * unit, inner.w, BAR * unit);
  const below = screen.y + screen.h + edge;
  const lot = fitted(box(inner.x, below, inner.w, bar.y - below - edge * 0.5), FRAME.w / FRAME.h);
  const side = (screen.x - inner.x) / 2;
  const high = screen.y + screen.h * 0.44;
  const columnHigh = hand.y - edge * 2;
  return {
    window: { w, h },
    unit,
    text,
    screen: snap(screen),
    dial: snap(middle(inner.x + side, high, DIAL.w * unit, DIAL.h * unit)),
    clock: snap(middle(inner.x + inner.w - side, high, CLOCK * unit, CLOCK * unit)),
    lot: snap(lot),
    dom: {
      left: snap(box(edge, edge, column, columnHigh)),
      right: snap(box(w - edge - column, edge, column, columnHigh)),
      bar: snap(bar),
      hand: snap(hand),
    },
    spots: Object.fromEntries(Object.entries(PLANS[location].spaces).map(([id, { at }]) => [id, onLot({ lot }, at)])),
    plan: PLANS[location],
  };
}

const middle = (x: number, y: number, w: number, h: number): Box => box(x - w / 2, y - h / 2, w, h);

/** As high up as it goes: what is spare is for choices of two rows. */
function fitted(room: Box, shape: number): Box {
  const w = Math.min(room.w, room.h * shape);
  return box(room.x + (room.w - w) / 2, room.y, w, w / shape);
}

const onLot = ({ lot }: Pick<TableLayout, 'lot'>, [x, y]: Spot): { x: number; y: number } => ({
  x: lot.x + lot.w * x,
  y: lot.y + lot.h * y,
});
/** Where whoever is in a space stands, and the middle of its name. */
export const standingAt = (layout: TableLayout, space: string): { x: number; y: number } =>
  layout.spots[space] ?? onLot(layout, [0.5, 0.5]);
export const nameAt = (layout: TableLayout, space: string): { x: number; y: number } =>
  onLot(layout, layout.plan.spaces[space]?.label ?? [0.5, 0.5]);
/** What is read beside things: signs, counts, keys. */
export const smallText = ({ unit }: TableLayout): number => Math.max(LEAST_TEXT, 13 * unit);
/** Pixels of the lot for one of its own drawing. */
export const lotUnit = ({ lot }: TableLayout): number => lot.w / FRAME.w;
