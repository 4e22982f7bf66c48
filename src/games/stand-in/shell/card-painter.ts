import type { PaintCard } from '../../../app/ports/almanac.ts';
import { drawFrame, findFrame } from '../../../art/atlas.ts';
import { font } from '../../../art/type.ts';
import { type Card, kindOf } from '../../../rules/stand-in/index.ts';
import { cardFrame, KIND_ICONS } from '../art.ts';
import { CARDS } from '../text/cards.ts';
import { sheetsOf } from './pictures.ts';

const WIDTH = 300; // CSS pixels, good for reading
const PAPER = '#f1e7cf';
const INK = '#1b1a17';

/** In parts of its width: ten wide, nine high. */
const HEIGHT = 0.9;
const EDGE = 0.035;
const PICTURE = { w: 1 - 2 * EDGE, h: (1 - 2 * EDGE) * 0.75 };
const NAME = { y: 0.806, px: 0.06 };
const LINE = { y: 0.868, px: 0.044 };
/** A plain picture is so wide, in pixels. */
const PLAIN = 216;
const SIGN = 0.075;

/** A card of this game as it is printed: its picture, its name, its line, and the sign of its kind. */
export const paintCard: PaintCard = async (canvas, card, _turned, width = WIDTH) => {
  const id = card as Card;
  const ctx = canvas.getContext('2d');
  const px = Math.round(width * Math.max(1, window.devicePixelRatio || 1));
  const [pages] = await Promise.all([
    sheetsOf('cards', px * PICTURE.w > PLAIN),
    document.fonts.load(font('plate', 20)),
    document.fonts.load(font('plain', 20)),
  ]);
  const found = findFrame(pages, cardFrame(id));
  if (found === null || ctx === null) throw new Error(`No picture of ${card}`);
  canvas.width = px;
  canvas.height = Math.round(px * HEIGHT);
  ctx.fillStyle = PAPER;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  drawFrame(ctx, found, { x: EDGE * px, y: EDGE * px, w: PICTURE.w * px, h: PICTURE.h * px });
  ctx.fillStyle = INK;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  const { name, line } = CARDS[id];
  write(ctx, name.toUpperCase(), 'plate', NAME, px);
  write(ctx, line, 'plain', LINE, px);
  const sign = new Path2D(KIND_ICONS[kindOf(id)]);
  ctx.translate(EDGE * px, (HEIGHT - EDGE - SIGN) * px);
  ctx.scale((SIGN * px) / 24, (SIGN * px) / 24);
  ctx.fill(sign, 'evenodd');
};

/** In the middle, and smaller where it would run into the sign. */
function write(
  ctx: CanvasRenderingContext2D,
  words: string,
  face: 'plate' | 'plain',
  { y, px: size }: { y: number; px: number },
  px: number,
): void {
  const room = (1 - 2 * (EDGE + SIGN)) * px;
  ctx.font = font(face, size * px);
  const by = Math.min(1, room / ctx.measureText(words).width);
  ctx.font = font(face, size * px * by);
  ctx.fillText(words, px / 2, y * px);
}
