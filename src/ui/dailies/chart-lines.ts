/** A decision as it lies in the chart: the chance before it, and between what it is sure to be. */
export interface ChartPoint {
  at: number;
  chance: number;
  low: number;
  high: number;
}

/** Where things stand in the chart. */
export interface Frame {
  left: number;
  right: number;
  x(index: number): number;
  y(chance: number): number;
}

const MARGIN = { left: 52, right: 14, top: 24, bottom: 10 } as const;

/** One step more than there are moments: the last leads to the end. */
export function frameOf({ width, height }: { width: number; height: number }, moments: number): Frame {
  const right = Math.max(MARGIN.left + 1, width - MARGIN.right);
  const step = (right - MARGIN.left) / Math.max(1, moments);
  const tall = Math.max(1, height - MARGIN.top - MARGIN.bottom);
  return {
    left: MARGIN.left,
    right,
    x: (index) => MARGIN.left + index * step,
    y: (chance) => MARGIN.top + (1 - chance) * tall,
  };
}

export function nearest(frame: Frame, x: number, last: number): number {
  const step = frame.x(1) - frame.x(0);
  return Math.min(last, Math.max(0, Math.round((x - frame.left) / step)));
}

const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function path(moments: readonly ChartPoint[], frame: Frame, survived: boolean | null): string {
  const points = moments.map(({ chance }, i) => point(frame.x(i), frame.y(chance)));
  if (survived !== null) points.push(point(frame.right, frame.y(survived ? 1 : 0)));
  return points.length === 0 ? '' : `M${points.join('L')}`;
}

/** Along the upper edge, and back along the lower. */
export function outline(moments: readonly ChartPoint[], frame: Frame): string {
  const upper = moments.map(({ high }, i) => point(frame.x(i), frame.y(high)));
  const lower = moments.map(({ low }, i) => point(frame.x(i), frame.y(low)));
  return upper.length === 0 ? '' : `M${[...upper, ...lower.reverse()].join('L')}Z`;
}
