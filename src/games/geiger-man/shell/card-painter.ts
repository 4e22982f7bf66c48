import type { PaintCard } from '../../../app/ports/almanac.ts';
import { drawCover, drawFrame } from '../../../art/atlas.ts';
import { PALETTE, PLATES } from '../../../art/palette.ts';
import { wrap } from '../../../art/text-fit.ts';
import { font } from '../../../art/type.ts';
import type { CardPage, Kind } from '../app/ports/almanac.ts';
import { pictureOf } from './pictures.ts';

const WIDTH = 300; // CSS pixels, good for reading

/** In parts of its width: ten wide, nine high. */
const HEIGHT = 0.9;
const EDGE = 0.035;
const PICTURE = { w: 1 - 2 * EDGE, h: 0.6 };
const PLATE = { y: EDGE + PICTURE.h, h: 0.125 };
const NAME = 0.082;
const LINE = { y: 0.795, px: 0.047, apart: 0.055 };
/** A plain picture is so wide, in pixels. */
const PLAIN = 163;

const PLATE_OF: Readonly<Record<Kind, (typeof PLATES)[keyof typeof PLATES]>> = {
  girl: PLATES.survivor,
  killer: PLATES.monster,
  action: PLATES.monster,
  item: PLATES.item,
  terror: PLATES.horror,
  power: PLATES.bonus,
  finale: PLATES.endgame,
  event: PLATES['plot-device'],
  setUp: PLATES.sanctuary,
  location: PLATES.monster,
};

/** Paints a card of this game as it is printed: its picture, its name on the plate of its kind, its line. */
export const cardPainter = (pages: readonly CardPage[]): PaintCard => {
  const found = new Map(pages.map((page) => [page.id, page]));
  return async (canvas, card, _turned, width = WIDTH) => {
    const page = found.get(card);
    const ctx = canvas.getContext('2d');
    const px = Math.round(width * Math.max(1, window.devicePixelRatio || 1));
    const [picture] = await Promise.all([
      pictureOf(card, px * PICTURE.w > PLAIN ? 2 : 1),
      document.fonts.load(font('plate', 20)),
      document.fonts.load(font('plain', 20)),
    ]);
    if (page === undefined || picture === null || ctx === null) throw new Error(`No picture of ${card}`);
    canvas.width = px;
    canvas.height = Math.round(px * HEIGHT);
    ctx.fillStyle = PALETTE.paper;
    ctx.fillRect(0, 0, canvas.width, canvas.height);
    const box = { x: EDGE * px, y: EDGE * px, w: PICTURE.w * px, h: PICTURE.h * px };
    ctx.fillStyle = PALETTE.filmBlack;
    ctx.fillRect(box.x, box.y, box.w, box.h);
    // What is square stays whole.
    if (picture.frame.w === picture.frame.h) drawFrame(ctx, picture, { ...box, x: (px - box.h) / 2, w: box.h });
    else drawCover(ctx, picture, box, page.kind === 'girl' || page.kind === 'killer' ? 0.25 : 0.5);
    const { plate, words } = PLATE_OF[page.kind];
    ctx.fillStyle = plate;
    ctx.fillRect(box.x, PLATE.y * px, box.w, PLATE.h * px);
    ctx.fillStyle = words;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    const room = (PICTURE.w - 0.04) * px;
    const name = page.name.toUpperCase();
    ctx.font = font('plate', NAME * px);
    ctx.font = font('plate', NAME * px * Math.min(1, room / ctx.measureText(name).width));
    ctx.fillText(name, px / 2, (PLATE.y + PLATE.h / 2) * px);
    ctx.fillStyle = PALETTE.ink;
    ctx.font = font('plain', LINE.px * px);
    const lines = wrap(page.line, room, (text) => ctx.measureText(text).width);
    const first = LINE.y + (lines.length === 1 ? LINE.apart / 2 : 0);
    lines.slice(0, 2).forEach((line, i) => void ctx.fillText(line, px / 2, (first + 0.015 + i * LINE.apart) * px));
  };
};
