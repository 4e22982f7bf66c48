import type { Place } from '../../app/ports/show.ts';
import type { TableModel } from '../../app/ports/table.ts';

/** A point of the table in hundredths of its box. */
export interface Point {
  x: number;
  y: number;
}

const CENTRE: Point = { x: 50, y: 48 };
const WIDE = 41;
const HIGH = 37;

/** So far round from the foot, clockwise as one looks down on it: the first seat is to the left. */
export function around(turn: number, out = 1): Point {
  const angle = turn * 2 * Math.PI;
  return { x: CENTRE.x - out * WIDE * Math.sin(angle), y: CENTRE.y + out * HIGH * Math.cos(angle) };
}

const turnOf = ({ seats }: TableModel, chair: number): number => {
  const place = seats.findIndex((it) => it.chair === chair);
  return place < 0 ? 0.5 : place / seats.length;
};

export const seatAt = (table: TableModel, chair: number): Point => around(turnOf(table, chair));
/** The gap after a chair, clockwise. */
export const gapAt = (table: TableModel, chair: number, out: number): Point =>
  around(turnOf(table, chair) + 0.5 / table.seats.length, out);

const toward = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** Where a card lies that one seat holds out to another: before the first, in the light, and a little towards the other. */
export function offerAt(table: TableModel, from: number, to: number): Point {
  const aim = toward(CENTRE, seatAt(table, to), 0.25);
  return toward(seatAt(table, from), aim, 0.52);
}

export const PILE: Point = { x: 36, y: 41 };
export const DISCARD: Point = { x: 50, y: 41 };
export const LIGHT: Point = { x: 64, y: 41 };

export function placeAt(table: TableModel, place: Place): Point {
  switch (place.at) {
    case 'seat':
      return seatAt(table, place.chair);
    case 'offer':
      return offerAt(table, place.from, place.to);
    case 'pile':
      return PILE;
    case 'discard':
      return DISCARD;
    case 'light':
      return LIGHT;
  }
}

export const placed = ({ x, y }: Point) => ({ left: `${x}%`, top: `${y}%` });
