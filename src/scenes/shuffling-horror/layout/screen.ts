import { type Box, box, CARD_SHAPE } from '../../box.ts';

/** As large as the middle allows, not so flat that three cards look lost in it. */
export function screenIn(middle: Box): Box {
  const h = Math.min(middle.h, middle.w * 0.6);
  const w = Math.min(middle.w, h * 2.95);
  return box(middle.x + (middle.w - w) / 2, middle.y + (middle.h - h) / 2, w, h);
}

/** Room above a card for its tab, and beside it for its number. */
const TAB = 16;
const NUMERAL = 34;

export function framesIn(cloth: Box): Box[] {
  const h = cloth.h - TAB - 8;
  const w = Math.min(h / CARD_SHAPE, (cloth.w - NUMERAL * 4) / 3);
  const gap = Math.max(NUMERAL, Math.min(84, (cloth.w - w * 3) / 4));
  const first = cloth.x + (cloth.w - w * 3 - gap * 2) / 2;
  const y = cloth.y + TAB + (h - w * CARD_SHAPE) / 2;
  return [0, 1, 2].map((i) => box(first + i * (w + gap), y, w, w * CARD_SHAPE));
}

export const numeralsBeside = (frames: readonly Box[]): Box[] =>
  frames.map((frame) => box(frame.x - NUMERAL, frame.y + frame.h / 2 - 12, NUMERAL - 6, 24));
