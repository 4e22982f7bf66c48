import { cardHeight } from '../../art/card-face.ts';
import type { Art } from '../stage/sprite.ts';
import { CARD_PAD, type CardPaint, paintBack, paintChip, paintFace, paintLeader, paintPortrait } from './cards.ts';
import { paintClapper } from './clapper.ts';
import { labelSize, paintLabel } from './labels.ts';
import { PANEL_PAD, paintPanel, STRETCHED } from './panels.ts';
import { paintRing, ringSize } from './ring.ts';

/** What the stage has to bake; atlas frames and whole pictures come as they are. */
export type BakedArt = Exclude<Art, { art: 'board' } | { art: 'picture' }>;

export interface Canvas {
  w: number;
  h: number;
  /** Around it on every side, for light and shadow. */
  pad: number;
}

/** How large a piece of art is baked for a sprite shown at this size. */
export function canvasFor(
  ctx: CanvasRenderingContext2D,
  art: BakedArt,
  w: number,
  h: number,
  { unit, textScale }: Pick<CardPaint, 'unit' | 'textScale'>,
): Canvas {
  switch (art.art) {
    case 'face':
    case 'back':
      return { w, h: cardHeight(w), pad: Math.ceil(CARD_PAD * unit) };
    case 'chip':
    case 'portrait':
    case 'leader':
      return { w, h, pad: 2 };
    case 'clapper':
      return { w, h, pad: 2 };
    case 'ring': {
      const d = ringSize(art, textScale);
      return { w: d, h: d, pad: 2 };
    }
    case 'label':
      return { ...labelSize(ctx, art, textScale), pad: 3 };
    case 'panel': {
      const size = STRETCHED[art.look];
      return { w: size?.[0] ?? w, h: size?.[1] ?? h, pad: size ? 0 : Math.ceil(PANEL_PAD[art.look] * unit) };
    }
  }
}

/** At 0,0 of a context scaled to device pixels. */
export function paintArt(ctx: CanvasRenderingContext2D, art: BakedArt, { w, h }: Canvas, paint: CardPaint): void {
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
    case 'label':
      paintLabel(ctx, art, w, h, paint);
      return;
    case 'panel': {
      const unit = STRETCHED[art.look] ? 1 : paint.unit;
      ctx.scale(unit, unit);
      paintPanel(ctx, art, w / unit, h / unit, { ...paint, blur: unit * paint.ratio });
      return;
    }
  }
}
