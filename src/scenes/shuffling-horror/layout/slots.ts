import { type Box, box } from '../../box.ts';
import { lineHigh } from './text-size.ts';

export interface SlotPlace {
  slot: Box;
  /** Where its cards lie. */
  cards: Box;
  /** Its name, its number and how likely it hits, beside the cards; null: there is only room for a line below them. */
  figure: Box | null;
}

const GAP = 6;
const EMPTY = 40;
const PAD = 8;
/** By how many cards lie there. */
const CARDS = [0, 112, 206, 296] as const;
const FIGURE = 112;
/** A number needs that much beside it to be read; narrower slots have a line below the cards. */
const WORDS = 7.2;

const cardsWide = (cards: number): number => CARDS[Math.min(3, cards)] ?? 0;

/** R8.1: empty slots are narrow, full ones share what is left; many of them close up their cards to a fan. */
export function slotPlaces(row: Box, cards: readonly number[], scale: number): SlotPlace[] {
  const figure = Math.max(FIGURE, lineHigh(15, scale) * 0.77 * WORDS);
  const wanted = cards.map((n) => (n === 0 ? EMPTY : cardsWide(n) + figure + PAD * 2));
  const empty = cards.filter((n) => n === 0).length * EMPTY;
  const room = row.w - GAP * (cards.length - 1) - empty;
  const full = wanted.reduce((sum, w) => sum + w, 0) - empty;
  const part = full > room ? room / full : 1;
  let x = row.x;
  return cards.map((n, i) => {
    const w = n === 0 ? EMPTY : (wanted[i] as number) * part;
    const slot = box(x, row.y, w, row.h);
    x += w + GAP;
    const beside = n > 0 && w - figure - PAD * 2 >= cardsWide(n) * 0.62;
    if (!beside) return { slot, cards: box(slot.x, slot.y, w, row.h * 0.9), figure: null };
    const inner = w - PAD * 2 - figure;
    return {
      slot,
      cards: box(slot.x + PAD, slot.y, inner, row.h),
      figure: box(slot.x + PAD + inner, slot.y + 4, figure, row.h - 8),
    };
  });
}
