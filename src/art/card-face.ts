import { type AtlasPage, drawFrame, type Found, findFrame } from './atlas.ts';
import { CARD, detailFor, WELLS } from './card-layout.ts';
import { type CardModel, layoutFor, STATS } from './card-model.ts';
import { badge, blank, lines, paper, picture, plate, roundel, slot, well } from './card-parts.ts';
import { cardText, isIconic, roomFor, type Words } from './card-text.ts';
import { PALETTE, plateOf } from './palette.ts';
import type { Measure } from './text-fit.ts';

export type FaceOptions = {
  /** Shown width in CSS pixels; the height follows (7:5). */
  readonly width: number;
  /** Device pixels for one CSS pixel. */
  readonly ratio: number;
  /** The player's text size: 1, 1.15 or 1.3. */
  readonly textScale?: number;
  /** In CSS pixels: no letter is set smaller, and what does not fit then is left out. */
  readonly least?: number;
  /** High contrast: plain paper, black ink. */
  readonly stark?: boolean;
  /** A survivor in play shows wells for beads and held cards where the flavour would be. */
  readonly wells?: boolean;
  /** A survivor that came back wrong is soaked in this colour. */
  readonly turned?: string;
};

export const cardHeight = (width: number): number => Math.round((width * CARD.h) / CARD.w);

const toneOf = ({ tone }: Words, { kind }: CardModel, stark: boolean): string => {
  if (tone === 'plate') return plateOf(kind, stark).words;
  if (tone === 'number') return stark ? '#ffffff' : PALETTE.paper;
  if (stark) return '#000000';
  return tone === 'ink' ? PALETTE.ink : PALETTE.inkSoft;
};

const stock = (ctx: CanvasRenderingContext2D, fibres: Found | null, stark: boolean): void =>
  stark ? blank(ctx) : paper(ctx, fibres);

/**
 * Composes a whole lobby card at 0,0 of the context, `width × ratio` device pixels wide. Knows no page: it is given a
 * context, the loaded atlas pages (sharpest first) and a way to measure text.
 */
export function drawCardFace(
  ctx: CanvasRenderingContext2D,
  model: CardModel,
  pages: readonly AtlasPage[],
  measure: Measure,
  options: FaceOptions,
): void {
  const { width, ratio, textScale = 1, stark = false, wells = false, turned = null } = options;
  const unit = width / CARD.w;
  const detail = detailFor(width);
  const least = options.least === undefined ? undefined : options.least / unit;
  const room = least === undefined ? {} : roomFor(model, detail, least, measure, wells);
  const layout = layoutFor(model, detail, textScale, room);
  const find = (id: string) => findFrame(pages, id);
  ctx.save();
  ctx.scale(unit * ratio, unit * ratio);
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = 'high';
  stock(ctx, find('paper'), stark);
  picture(ctx, find(model.picture), layout.picture, turned);
  const ground = plateOf(model.kind, stark).plate;
  plate(ctx, layout.plate, ground);
  badge(ctx, layout.badge, ground, find(`kind-${model.kind}`));
  if (model.stats && model.number === undefined && detail !== 'thumb') {
    const each = layout.stats.w / STATS.length;
    const iconic = isIconic({ layout, detail, ...(least !== undefined && { least }) });
    STATS.forEach((stat, i) => {
      const icon = find(`stat-${stat}`);
      const size = iconic ? each * 0.42 : layout.stats.h * 0.3;
      const x = layout.stats.x + i * each + (iconic ? each * 0.04 : each * 0.36 - size);
      const y = layout.stats.y + (iconic ? (layout.stats.h - size) / 2 : layout.stats.h * 0.68);
      if (icon) drawFrame(ctx, icon, { x, y, w: size, h: size });
    });
  }
  if (wells && detail !== 'thumb') {
    for (const bead of WELLS.beads) well(ctx, bead);
    for (const held of WELLS.held) slot(ctx, held);
  }
  if (model.number !== undefined) roundel(ctx, layout.number, model.kind);
  const text = { model, layout, detail, unit, scale: textScale, wells, ...(least !== undefined && { least }) };
  for (const words of cardText(text, measure)) {
    ctx.fillStyle = toneOf(words, model, stark);
    lines(ctx, words);
  }
  ctx.restore();
}

/** A face-down card: paper border, the deck's back inside it. */
export function drawCardBack(
  ctx: CanvasRenderingContext2D,
  deck: 'movie' | 'survivor',
  pages: readonly AtlasPage[],
  options: FaceOptions,
): void {
  const scale = (options.width / CARD.w) * options.ratio;
  ctx.save();
  ctx.scale(scale, scale);
  ctx.imageSmoothingQuality = 'high';
  stock(ctx, findFrame(pages, 'paper'), options.stark ?? false);
  picture(
    ctx,
    findFrame(pages, `back-${deck}`),
    { x: CARD.edge, y: CARD.edge, w: CARD.w - CARD.edge * 2, h: CARD.h - CARD.edge * 2 },
    null,
  );
  ctx.restore();
}
