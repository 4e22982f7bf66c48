import { balanced, type Fitted, fitText, MEASURED_AT, type Measure, measureOn, wrap } from '../../art/text-fit.ts';
import { font } from '../../art/type.ts';

/** In hundredths of a poster's width. */
export interface Box {
  width: number;
  height: number;
  /** The largest and the smallest letters. */
  from: number;
  to: number;
}

const LEADING = 0.98;

/** A title as large as its place lets it be, in lines about as long; one that is too long for it stays at the smallest. */
export function lettered(title: string, box: Box, measure: Measure): Fitted {
  const css = font('poster', MEASURED_AT);
  const fitted = fitText(title, css, { ...box, leading: LEADING }, measure);
  const widthAt = (size: number) => (part: string) => (measure(part, css) / MEASURED_AT) * size;
  if (fitted === null) return { size: box.to, leading: LEADING, lines: wrap(title, box.width, widthAt(box.to)) };
  return { ...fitted, lines: balanced(fitted, box.width, title, widthAt(fitted.size)) };
}

let ruler: Measure | null = null;

/** As wide as this page would set them. */
export function pageMeasure(): Measure {
  if (ruler !== null) return ruler;
  const ctx = document.createElement('canvas').getContext('2d');
  ruler = ctx === null ? (text) => text.length * MEASURED_AT * 0.45 : measureOn(ctx);
  return ruler;
}
