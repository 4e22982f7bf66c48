import { LEAST_TEXT } from '../../least-text.ts';

/** The size of words on controls, in CSS pixels: `--t-ui` of theme.css. The prompt's place follows it, so both must agree. */
export function uiSize(width: number, height: number, text: number): number {
  const hundredth = Math.min(width / 100, (height * 1.7778) / 100);
  return text * Math.min(22, Math.max(13, 1.12 * hundredth));
}

/** How high a line of labels of that size is, in units of the drawing; `scale`: the text size over the unit. */
export const lineHigh = (size: number, scale: number): number => Math.max(size, LEAST_TEXT * scale) * 1.3;
