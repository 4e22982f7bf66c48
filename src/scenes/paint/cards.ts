import { drawCover, findFrame } from '../../art/atlas.ts';
import { cardHeight, drawCardBack, drawCardFace } from '../../art/card-face.ts';
import { PALETTE, plateOf } from '../../art/palette.ts';
import { fitText, MEASURED_AT } from '../../art/text-fit.ts';
import { font } from '../../art/type.ts';
import { shortName } from '../../text/cards/names.ts';
import { LEAST_TEXT } from '../least-text.ts';
import type { Print } from '../stage/print.ts';
import type { Art } from '../stage/sprite.ts';
import type { CardFacts } from './card-fact.ts';
import { inksOf } from './inks.ts';
import { faceModel } from './model.ts';

type Ctx = CanvasRenderingContext2D;

export interface CardPaint extends Print {
  facts: CardFacts;
  /** What a survivor who came back wrong is soaked in. */
  turned: string;
}

/** Room for the shadow a card throws. */
export const CARD_PAD = 8;

/** Below this a composed face has no room for stat labels; survivors in play are drawn smaller rather than without. */
const PLAY_SIZE = 112;
/** From here on the composer prints the whole rule; on the table the brief, larger, reads better from afar. */
const READ_SIZE = 229;

function shadow(ctx: Ctx, w: number, h: number, { unit, ratio }: CardPaint): void {
  ctx.save();
  ctx.shadowColor = 'rgba(0, 0, 0, 0.6)';
  // A canvas blurs in its own pixels, whatever its scale.
  ctx.shadowBlur = 7 * unit * ratio;
  ctx.shadowOffsetY = 2 * unit * ratio;
  ctx.fillStyle = PALETTE.paper;
  ctx.beginPath();
  ctx.roundRect(0.5, 0.5, w - 1, h - 1, w * 0.045);
  ctx.fill();
  ctx.restore();
}

/** The composer scales by itself, so it is given a context without the baker's scale. */
function composed(ctx: Ctx, { ratio }: CardPaint, draw: () => void): void {
  ctx.save();
  ctx.scale(1 / ratio, 1 / ratio);
  draw();
  ctx.restore();
}

export function paintFace(ctx: Ctx, art: Extract<Art, { art: 'face' }>, w: number, paint: CardPaint): void {
  const { pages, facts, measure, ratio, textScale, stark, unit } = paint;
  shadow(ctx, w, cardHeight(w), paint);
  // On a large table a card says no more than on a small one, only larger.
  const plain = w / Math.max(1, unit);
  const width = Math.min(READ_SIZE, art.look === 'cast' ? Math.max(plain, PLAY_SIZE) : plain);
  composed(ctx, paint, () =>
    drawCardFace(ctx, faceModel(facts, art), pages, measure, {
      width,
      ratio: (ratio * w) / width,
      textScale,
      least: (LEAST_TEXT * textScale * width) / w,
      stark,
      wells: art.look === 'cast',
      ...(art.look === 'turned' && { turned: paint.turned }),
    }),
  );
}

export function paintBack(ctx: Ctx, art: Extract<Art, { art: 'back' }>, w: number, paint: CardPaint): void {
  shadow(ctx, w, cardHeight(w), paint);
  composed(ctx, paint, () =>
    drawCardBack(ctx, art.deck, paint.pages, { width: w, ratio: paint.ratio, stark: paint.stark }),
  );
}

/** A held card: its name on its picture, in a frame of its kind's colour; where a name cannot be read, the picture alone. */
export function paintChip(ctx: Ctx, card: string, w: number, h: number, paint: CardPaint): void {
  const { pages, facts } = paint;
  const { plate } = plateOf(facts.card(card).kind, paint.stark);
  ctx.beginPath();
  ctx.roundRect(0, 0, w, h, Math.min(4, h * 0.18));
  ctx.fillStyle = plate;
  ctx.fill();
  ctx.save();
  ctx.clip();
  const found = findFrame(pages, card);
  if (found) drawCover(ctx, found, { x: 1.5, y: 1.5, w: w - 3, h: h - 3 }, 0.45);
  ctx.restore();
  ctx.strokeStyle = plate;
  ctx.lineWidth = 2.5;
  ctx.stroke();
  chipName(ctx, card, w, h, paint);
}

function chipName(ctx: Ctx, card: string, w: number, h: number, paint: CardPaint): void {
  const { facts, measure, textScale, stark, unit } = paint;
  const { plate, words } = plateOf(facts.card(card).kind, stark);
  const room = {
    width: w - 5,
    height: h - 1,
    from: Math.max(LEAST_TEXT * textScale, 13.5 * unit * textScale),
    to: LEAST_TEXT * textScale,
  };
  const name = shortName(card).toUpperCase();
  const fitted = fitText(name, font('plate', MEASURED_AT), { ...room, leading: 1, maxLines: 2 }, measure);
  if (!fitted) return;
  ctx.save();
  ctx.globalAlpha = stark ? 1 : 0.8;
  ctx.fillStyle = plate;
  ctx.beginPath();
  ctx.roundRect(0, 0, w, h, Math.min(4, h * 0.18));
  ctx.fill();
  ctx.restore();
  ctx.font = font('plate', fitted.size);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = words;
  const line = fitted.size * fitted.leading;
  fitted.lines.forEach((text, i) => {
    // Some engines set small letters wider than the large ones that were measured.
    ctx.fillText(text, w / 2, h / 2 + (i - (fitted.lines.length - 1) / 2) * line + fitted.size * 0.06, room.width);
  });
}

/** A round window with somebody's picture. */
export function paintPortrait(
  ctx: Ctx,
  { card, edge }: Extract<Art, { art: 'portrait' }>,
  w: number,
  paint: CardPaint,
): void {
  const { pages } = paint;
  ctx.save();
  ctx.beginPath();
  ctx.arc(w / 2, w / 2, w / 2 - 1.5, 0, Math.PI * 2);
  ctx.fillStyle = PALETTE.filmBlack;
  ctx.fill();
  ctx.clip();
  const found = findFrame(pages, card);
  if (found) drawCover(ctx, found, { x: 0, y: 0, w, h: w }, 0.4);
  ctx.restore();
  ctx.strokeStyle = inksOf(paint)[edge];
  ctx.lineWidth = 2;
  ctx.stroke();
}

/** Film leader: the number of cards to come, the sweep at the part of a ten that is left. */
export function paintLeader(
  ctx: Ctx,
  { count, shut }: Extract<Art, { art: 'leader' }>,
  w: number,
  { pages }: CardPaint,
): void {
  const found = findFrame(pages, 'leader');
  const c = w / 2;
  if (found) ctx.drawImage(found.image, found.frame.x, found.frame.y, found.frame.w, found.frame.h, 0, 0, w, w);
  ctx.fillStyle = 'rgba(60, 54, 40, 0.34)';
  ctx.beginPath();
  ctx.moveTo(c, c);
  const left = count === 0 ? 0 : ((count - 1) % 10) / 10 + 0.1;
  ctx.arc(c, c, w * 0.4, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * (1 - left));
  ctx.closePath();
  ctx.fill();
  if (shut || count === 0) {
    ctx.fillStyle = 'rgba(11, 14, 20, 0.55)';
    ctx.beginPath();
    ctx.arc(c, c, w * 0.47, 0, Math.PI * 2);
    ctx.fill();
  }
  const size = w * 0.44;
  ctx.font = font('plate', size);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.lineWidth = size * 0.16;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = '#e9e4d2';
  ctx.strokeText(String(count), c, c + size * 0.42);
  ctx.fillStyle = shut ? '#b3202b' : PALETTE.filmBlack;
  ctx.fillText(String(count), c, c + size * 0.42);
}
