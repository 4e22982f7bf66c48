import { cardHeight } from '../../art/card-face.ts';
import type { BakedArt, Canvas, Painter } from '../stage/painter.ts';
import type { SheetName } from '../stage/sprite.ts';
import { CARD_PAD, type CardPaint, paintBack, paintChip, paintFace, paintLeader, paintPortrait } from './cards.ts';
import { paintClapper } from './clapper.ts';
import { commonCanvas, commonSheet, paintCommon } from './common.ts';
import { paintRing, ringSize } from './ring.ts';

/** How large a piece of art is baked for a sprite shown at this size. */
const canvasFor: Painter['canvasFor'] = (ruler, art, w, h, print) => {
  switch (art.art) {
    case 'face':
    case 'back':
      return { w, h: cardHeight(w), pad: Math.ceil(CARD_PAD * print.unit) };
    case 'chip':
    case 'portrait':
    case 'leader':
    case 'clapper':
      return { w, h, pad: 2 };
    case 'ring': {
      const d = ringSize(art, print.textScale);
      return { w: d, h: d, pad: 2 };
    }
    default:
      return commonCanvas(ruler, art, w, h, print);
  }
};

const BIG_CARD = 140;

function sheetOf(art: BakedArt, w: number): SheetName {
  switch (art.art) {
    case 'face':
    case 'back':
      return w >= BIG_CARD ? 'big' : 'small';
    case 'chip':
    case 'portrait':
    case 'leader':
      return 'small';
    case 'ring':
    case 'clapper':
      return 'labels';
    default:
      return commonSheet(art, w);
  }
}

/** At 0,0 of a context scaled to device pixels. */
export function paintArt(ctx: CanvasRenderingContext2D, art: BakedArt, canvas: Canvas, paint: CardPaint): void {
  const { w, h } = canvas;
  switch (art.art) {
    case 'face':
      paintFace(ctx, art, w, paint);
      return;
    case 'back':
      paintBack(ctx, art, w, paint);
      return;
    case 'chip':
      paintChip(ctx, art.card, w, h, paint);
      return;
    case 'portrait':
      paintPortrait(ctx, art, w, paint);
      return;
    case 'leader':
      paintLeader(ctx, art, w, paint);
      return;
    case 'clapper':
      paintClapper(ctx, w);
      return;
    case 'ring':
      paintRing(ctx, art, w, paint);
      return;
    default:
      paintCommon(ctx, art, canvas, paint);
  }
}

/** Cards, chips and rings as well: with whose numbers, and what colour the dead come back in. */
export const cardPainter = (cards: Pick<CardPaint, 'facts' | 'turned'>): Painter => ({
  canvasFor,
  sheetOf,
  paint: (ctx, art, canvas, print) => paintArt(ctx, art, canvas, { ...print, ...cards }),
});
