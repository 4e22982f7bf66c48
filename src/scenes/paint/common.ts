import type { BakedArt, Canvas, Painter } from '../stage/painter.ts';
import type { Print } from '../stage/print.ts';
import type { SheetName } from '../stage/sprite.ts';
import { labelSize, paintLabel } from './labels.ts';
import { PANEL_PAD, paintPanel, STRETCHED } from './panels.ts';

/** What every game's table has: words, panels, and what a game paints by itself. */
export type CommonArt = Extract<BakedArt, { art: 'label' | 'panel' | 'own' }>;

/** The screen and its like: baked once, on pages of their own, so that small panels are cheap to send. */
const WIDE_PANEL = 400;

export function commonCanvas(
  ruler: CanvasRenderingContext2D,
  art: CommonArt,
  w: number,
  h: number,
  { unit, textScale }: Pick<Print, 'unit' | 'textScale'>,
): Canvas {
  switch (art.art) {
    case 'label':
      return { ...labelSize(ruler, art, textScale), pad: 3 };
    case 'panel': {
      const size = STRETCHED[art.look];
      return { w: size?.[0] ?? w, h: size?.[1] ?? h, pad: size ? 0 : Math.ceil(PANEL_PAD[art.look] * unit) };
    }
    case 'own':
      return { ...(art.measure?.(ruler, textScale) ?? { w, h }), pad: Math.ceil(art.pad * unit) };
  }
}

export function commonSheet(art: CommonArt, w: number): SheetName {
  if (art.art === 'own') return art.sheet;
  if (art.art === 'label') return 'labels';
  return w >= WIDE_PANEL ? 'wide' : 'panels';
}

export function paintCommon(ctx: CanvasRenderingContext2D, art: CommonArt, { w, h }: Canvas, print: Print): void {
  switch (art.art) {
    case 'label':
      paintLabel(ctx, art, w, h, print);
      return;
    case 'panel': {
      const unit = STRETCHED[art.look] ? 1 : print.unit;
      ctx.scale(unit, unit);
      paintPanel(ctx, art, w / unit, h / unit, { ...print, blur: unit * print.ratio });
      return;
    }
    case 'own':
      art.paint(ctx, w, h, print);
      return;
  }
}

/** For a game whose own pictures all bring their painters along. */
export const commonPainter: Painter = {
  canvasFor: (ruler, art, w, h, print) => commonCanvas(ruler, common(art), w, h, print),
  sheetOf: (art, w) => commonSheet(common(art), w),
  paint: (ctx, art, canvas, print) => paintCommon(ctx, common(art), canvas, print),
};

function common(art: BakedArt): CommonArt {
  if (art.art === 'label' || art.art === 'panel' || art.art === 'own') return art;
  throw new Error(`Nobody here paints a ${art.art}`);
}
