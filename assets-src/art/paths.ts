import { Path2D } from '@napi-rs/canvas';

/** A point; a third member makes it a sharp corner. */
export type Point = readonly [x: number, y: number, corner?: 1];

/** Points as a drawing is noted down: `x y, x y, x y!`, where the mark makes a corner. */
export type Points = string | readonly Point[];

export const points = (list: Points): readonly Point[] =>
  typeof list === 'string'
    ? list.split(',').map((item) => {
        const [x, y] = item.trim().replace('!', '').split(' ').map(Number) as [number, number];
        return item.includes('!') ? ([x, y, 1] as const) : ([x, y] as const);
      })
    : list;

/** Small tables in the same notation: places, sizes, turns. */
export const rows = (table: string): (readonly [number, number, number, number, number])[] =>
  table.split(',').map((item) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = item.trim().split(' ').map(Number);
    return [a, b, c, d, e] as const;
  });

type Handle = { x: number; y: number };

function handles(points: readonly Point[], closed: boolean, pull: number): { into: Handle; out: Handle }[] {
  const n = points.length;
  return points.map((p, i) => {
    const before = points[(i - 1 + n) % n] as Point;
    const after = points[(i + 1) % n] as Point;
    const end = !closed && (i === 0 || i === n - 1);
    if (p[2] || end) return { into: { x: p[0], y: p[1] }, out: { x: p[0], y: p[1] } };
    const tx = after[0] - before[0];
    const ty = after[1] - before[1];
    const length = Math.hypot(tx, ty) || 1;
    const back = Math.hypot(p[0] - before[0], p[1] - before[1]) * pull;
    const on = Math.hypot(after[0] - p[0], after[1] - p[1]) * pull;
    return {
      into: { x: p[0] - (tx / length) * back, y: p[1] - (ty / length) * back },
      out: { x: p[0] + (tx / length) * on, y: p[1] + (ty / length) * on },
    };
  });
}

function trace(points: readonly Point[], closed: boolean, pull = 0.36): Path2D {
  const path = new Path2D();
  const first = points[0];
  if (!first) return path;
  const h = handles(points, closed, pull);
  path.moveTo(first[0], first[1]);
  const last = closed ? points.length : points.length - 1;
  for (let i = 0; i < last; i++) {
    const j = (i + 1) % points.length;
    const a = h[i] as { out: Handle };
    const b = h[j] as { into: Handle };
    const p = points[j] as Point;
    path.bezierCurveTo(a.out.x, a.out.y, b.into.x, b.into.y, p[0], p[1]);
  }
  if (closed) path.closePath();
  return path;
}

/** A closed soft shape through the points. */
export const shape = (list: Points): Path2D => trace(points(list), true);
/** An open soft line through the points. */
export const line = (list: Points): Path2D => trace(points(list), false);

export function poly(list: Points): Path2D {
  const path = new Path2D();
  points(list).forEach(([x, y], i) => {
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  path.closePath();
  return path;
}

export function oval(x: number, y: number, rx: number, ry = rx, turn = 0): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
  return path;
}

export function box(x: number, y: number, w: number, h: number, radius = 0): Path2D {
  const path = new Path2D();
  if (radius) path.roundRect(x, y, w, h, radius);
  else path.rect(x, y, w, h);
  return path;
}

export const mirror = (list: Points): Point[] =>
  points(list).map(([x, y, c]) => (c ? ([-x, y, c] as const) : ([-x, y] as const)));

/** One half given top to bottom; the other is its mirror image about x = 0. */
export const twin = (half: Points): Point[] => [...points(half), ...mirror(half).reverse()];

/** A limb that thins from one width to another along a soft spine: tentacles, arms, stalks. */
export function limb(list: Points, from: number, to: number): Path2D {
  const spine = points(list);
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach((p, i) => {
    const a = spine[Math.max(0, i - 1)] as Point;
    const b = spine[Math.min(spine.length - 1, i + 1)] as Point;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const w = (from + ((to - from) * i) / (spine.length - 1)) / 2;
    const nx = (-(b[1] - a[1]) / length) * w;
    const ny = ((b[0] - a[0]) / length) * w;
    left.push([p[0] + nx, p[1] + ny]);
    right.push([p[0] - nx, p[1] - ny]);
  });
  return shape([...left, ...right.reverse()]);
}
