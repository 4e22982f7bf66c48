import { describe, expect, test } from 'vitest';
import { MOONGLOW_PLAN } from '../../src/games/geiger-man/layout/moonglow.ts';
import { NIGHTBIRD_PLAN } from '../../src/games/geiger-man/layout/nightbird.ts';
import { type BoardPlan, FRAME, LABEL, type Spot } from '../../src/games/geiger-man/layout/plan.ts';
import { LOCATION, LOCATIONS, type LocationId } from '../../src/rules/geiger-man/index.ts';

const PLANS: Record<LocationId, BoardPlan> = { moonglow: MOONGLOW_PLAN, nightbird: NIGHTBIRD_PLAN };
/** Two tokens of 60 pixels stand beside each other with a little air. */
const APART = 68;

type Leg = readonly [Spot, Spot];
type Box = { id: string; l: number; t: number; r: number; b: number };

const pixels = ([x, y]: Spot): Spot => [x * FRAME.w, y * FRAME.h];
const key = (a: string, b: string): string => [a, b].sort().join(' ');
const legsOf = (path: readonly Spot[]): Leg[] =>
  path.slice(1).map((to, i) => [pixels(path[i] as Spot), pixels(to)] as const);
const same = (p: Spot, q: Spot): boolean => Math.hypot(p[0] - q[0], p[1] - q[1]) < 0.01;

const side = (a: Spot, b: Spot, p: Spot): number => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
const within = (a: Spot, b: Spot, p: Spot): boolean =>
  Math.min(a[0], b[0]) - 0.01 <= p[0] &&
  p[0] <= Math.max(a[0], b[0]) + 0.01 &&
  Math.min(a[1], b[1]) - 0.01 <= p[1] &&
  p[1] <= Math.max(a[1], b[1]) + 0.01;

/** Whether two legs touch anywhere; a common end counts only if they also run over each other. */
function meet([a, b]: Leg, [c, d]: Leg): boolean {
  const [p, q, r, s] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
  const onLine = (v: number): boolean => Math.abs(v) < 0.01;
  const ends = [a, b].filter((x) => same(x, c) || same(x, d));
  if (ends.length > 0) {
    const shared = ends[0] as Spot;
    const [far, other] = [same(a, shared) ? b : a, same(c, shared) ? d : c];
    return onLine(side(shared, far, other)) && (within(shared, far, other) || within(shared, other, far));
  }
  if (p * q < 0 && r * s < 0) return true;
  return (
    (onLine(p) && within(a, b, c)) ||
    (onLine(q) && within(a, b, d)) ||
    (onLine(r) && within(c, d, a)) ||
    (onLine(s) && within(c, d, b))
  );
}

const plates = ({ spaces }: BoardPlan): Box[] =>
  Object.entries(spaces).map(([id, { label }]) => {
    const [x, y] = pixels(label);
    return { id, l: x - LABEL.w / 2, t: y - LABEL.h / 2, r: x + LABEL.w / 2, b: y + LABEL.h / 2 };
  });

const crosses = (leg: Leg, { l, t, r, b }: Box): boolean => {
  const [lt, rt, rb, lb]: Spot[] = [
    [l, t],
    [r, t],
    [r, b],
    [l, b],
  ] as const as unknown as Spot[];
  const inside = ([x, y]: Spot): boolean => x > l && x < r && y > t && y < b;
  const sides = [
    [lt, rt],
    [rt, rb],
    [rb, lb],
    [lb, lt],
  ] as Leg[];
  return leg.some(inside) || sides.some((edge) => meet(leg, edge));
};

describe.each(LOCATIONS)('the plan of %s', (location) => {
  const { spaces, edges } = PLANS[location];
  const rules = LOCATION[location].spaces;

  test('has every space and every edge of the rules, and no other', () => {
    expect(Object.keys(spaces).sort()).toEqual(rules.map(({ id }) => id).sort());
    const owed = new Set(rules.flatMap(({ id, to }) => to.map(([other]) => key(id, other))));
    expect(edges.map(({ ends }) => key(...ends)).sort()).toEqual([...owed].sort());
  });

  test('begins and ends each edge where its spaces are', () => {
    const loose = edges.filter(
      ({ ends: [a, b], path }) =>
        !same(path[0] as Spot, spaces[a]?.at as Spot) || !same(path.at(-1) as Spot, spaces[b]?.at as Spot),
    );
    expect(loose).toEqual([]);
  });

  test('lets no two edges cross', () => {
    const crossings = edges.flatMap((one, i) =>
      edges
        .slice(i + 1)
        .filter((two) => legsOf(one.path).some((a) => legsOf(two.path).some((b) => meet(a, b))))
        .map((two) => `${one.ends.join('–')} × ${two.ends.join('–')}`),
    );
    expect(crossings).toEqual([]);
  });

  test('keeps names in the frame and off each other', () => {
    const boxes = plates(PLANS[location]);
    expect(boxes.filter(({ l, t, r, b }) => l < 0 || t < 0 || r > FRAME.w || b > FRAME.h)).toEqual([]);
    const overlaps = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => a.l < b.r && b.l < a.r && a.t < b.b && b.t < a.b)
        .map((b) => key(a.id, b.id)),
    );
    expect(overlaps).toEqual([]);
  });

  test('leads no edge under the name of a space that it does not touch', () => {
    const hidden = edges.flatMap(({ ends, path }) =>
      plates(PLANS[location])
        .filter(({ id }) => !ends.includes(id))
        .filter((plate) => legsOf(path).some((leg) => crosses(leg, plate)))
        .map(({ id }) => `${ends.join('–')} under ${id}`),
    );
    expect(hidden).toEqual([]);
  });

  test('leaves room for a token in every space', () => {
    const spots = Object.entries(spaces).map(([id, { at }]) => [id, pixels(at)] as const);
    const close = spots.flatMap(([a, p], i) =>
      spots
        .slice(i + 1)
        .filter(([, q]) => Math.hypot(p[0] - q[0], p[1] - q[1]) < APART)
        .map(([b]) => key(a, b)),
    );
    expect(close).toEqual([]);
  });
});
