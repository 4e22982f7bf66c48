import type { Kind } from './palette.ts';

export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
export type Round = { readonly x: number; readonly y: number; readonly r: number };

/** How much a card of this width can say: a picture and a number, a few words, or all of it. */
export const DETAILS = ['thumb', 'play', 'read'] as const;
export type Detail = (typeof DETAILS)[number];
export const detailFor = (cssWidth: number): Detail => (cssWidth < 112 ? 'thumb' : cssWidth < 230 ? 'play' : 'read');

/** A card is 100 wide and 140 high in its own units, whatever its size on the screen. */
export const CARD = { w: 100, h: 140, corner: 4.5, edge: 4.5 } as const;

export type Layout = {
  readonly picture: Box;
  readonly plate: Box;
  readonly words: Box;
  readonly badge: Round;
  /** Where the one number sits, if the card has one. */
  readonly number: Round;
  /** The four stats, left to right; survivors only. */
  readonly stats: Box;
};

const inside = CARD.w - CARD.edge * 2;

const SCREEN: Record<Detail, { picture: number; plate: number; number: Round }> = {
  thumb: { picture: 112, plate: 17.4, number: { x: 76, y: 97, r: 20 } },
  play: { picture: 83, plate: 14.5, number: { x: 81.5, y: 119.4, r: 16.6 } },
  read: { picture: 76, plate: 13.5, number: { x: 82, y: 117, r: 16.6 } },
};

const CAST: Record<Detail, { picture: number; plate: number; stats: number }> = {
  thumb: { picture: 80, plate: 16, stats: 31 },
  play: { picture: 66, plate: 14, stats: 19.5 },
  read: { picture: 68, plate: 12.5, stats: 24 },
};

const GAP = 1.6;
const NO_PLATE = 2;

export type LayoutContext = {
  kind: Kind;
  detail: Detail;
  /** It has one number: a monster or a sanctuary. */
  numbered: boolean;
  /** It has a rule to print, not only a flavour. */
  ruled: boolean;
  textScale?: number;
  /** What the plate needs for its name (less than nought: it has none), and the words below it, in units of the card; more than usual is taken from the picture. */
  plate?: number;
  words?: number;
};

/** At reading size larger text takes its room from the picture, and a card with no rule gives it back. */
const taken = ({ detail, ruled, textScale = 1 }: LayoutContext): number =>
  detail === 'read' ? (textScale - 1) * 48 - (ruled ? 0 : 7) : 0;

export function layoutOf(ask: LayoutContext): Layout {
  const { kind, detail, numbered, plate: named = 0, words: told = 0 } = ask;
  const survivor = kind === 'survivor' && !numbered;
  const rows = survivor ? CAST[detail] : SCREEN[detail];
  const plateHigh = named < 0 ? NO_PLATE : Math.max(rows.plate, named);
  const usual = CARD.h - CARD.edge * 2 - rows.picture - rows.plate;
  const picture = {
    x: CARD.edge,
    y: CARD.edge,
    w: inside,
    h: rows.picture - taken(ask) - (plateHigh - rows.plate) - Math.max(0, told - usual + GAP * 2),
  };
  const plate = { x: CARD.edge, y: picture.y + picture.h + GAP, w: inside, h: plateHigh };
  const below = plate.y + plate.h + GAP;
  // On a thumb the number lies on the picture; elsewhere in the room below the plate, which it must not touch.
  const floor = CARD.h - CARD.edge + 0.8;
  const { number: sized } = SCREEN[detail];
  const number =
    detail === 'thumb'
      ? { ...sized, y: Math.min(sized.y, plate.y - sized.r * 0.8) }
      : { ...sized, y: (below + floor) / 2, r: Math.min(sized.r, (floor - below) / 2 - 0.4) };
  const stats = { x: CARD.edge, y: below, w: inside, h: CAST[detail].stats };
  const top = survivor ? stats.y + stats.h : below;
  const words = {
    x: CARD.edge + 1,
    y: top + 0.6,
    w: numbered ? number.x - number.r - CARD.edge - 2.4 : inside - 2,
    h: CARD.h - CARD.edge + 0.6 - top - 0.6,
  };
  const r = detail === 'thumb' ? 10 : detail === 'play' ? 8 : 6.4;
  return { picture, plate, words, number, stats, badge: { x: CARD.edge + r + 1.6, y: CARD.edge + r + 1.6, r } };
}

/** Rest beads and held cards go where the flavour would be, on a survivor in play. Units of the card. */
export const WELLS = {
  beads: Array.from({ length: 7 }, (_, i): Round => ({ x: 20 + i * 10, y: 111.6, r: 3.6 })),
  held: [
    { x: 18, y: 117, w: 31, h: 19.4 },
    { x: 51, y: 117, w: 31, h: 19.4 },
  ] satisfies Box[],
} as const;
