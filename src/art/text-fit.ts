/**
 * Width of a text in a CSS font. The caller measures, so that this runs in a page and in Node alike. Always asked at
 * one large size and scaled from there: small sizes are hinted differently everywhere.
 */
export type Measure = (text: string, cssFont: string) => number;
export const MEASURED_AT = 100;

export type Fitted = { readonly size: number; readonly lines: readonly string[]; readonly leading: number };

export function wrap(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line) lines.push(line);
  return lines;
}

export type FitBox = {
  width: number;
  height: number;
  /** Sizes tried, largest first. Below the smallest the words would be decoration: they are left out, not squeezed. */
  from: number;
  to: number;
  /** Line height over font size. */
  leading?: number;
  maxLines?: number;
};

const STEP = 0.95;

/** The largest size at which the text, wrapped, stays inside the box; null where it cannot. */
export function fitText(text: string, css: string, box: FitBox, measure: Measure): Fitted | null {
  const leading = box.leading ?? 1.2;
  const most = box.maxLines ?? Number.POSITIVE_INFINITY;
  const known = new Map<string, number>();
  const wide = (part: string): number => {
    const width = known.get(part) ?? measure(part, css) / MEASURED_AT;
    known.set(part, width);
    return width;
  };
  const steps = Math.max(0, Math.ceil(Math.log(box.to / box.from) / Math.log(STEP)));
  for (let i = 0; i <= steps; i++) {
    const size = Math.max(box.to, box.from * STEP ** i);
    const widthOf = (part: string): number => wide(part) * size;
    const lines = wrap(text, box.width, widthOf);
    const fits =
      lines.length <= most &&
      lines.length * size * leading <= box.height &&
      lines.every((l) => widthOf(l) <= box.width);
    if (fits) return { size, lines, leading };
  }
  return null;
}

/** No word alone on a last line: as many lines, all about as long. */
export function balanced(
  { lines }: Fitted,
  width: number,
  text: string,
  widthOf: (part: string) => number,
): readonly string[] {
  for (let share = 0.5; share < 1; share += 0.05) {
    const narrower = wrap(text, width * share, widthOf);
    if (narrower.length === lines.length && narrower.every((line) => widthOf(line) <= width)) return narrower;
  }
  return lines;
}

/** How wide words would be on that canvas. */
export const measureOn =
  (ctx: CanvasRenderingContext2D): Measure =>
  (text, css) => {
    ctx.font = css;
    return ctx.measureText(text).width;
  };
