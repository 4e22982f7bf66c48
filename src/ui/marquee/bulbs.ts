export type Bulb = { x: number; y: number };

type Frame = { width: number; height: number; inset: number; radius: number };

/** Bulbs at equal steps around a frame with round corners, clockwise from its top left, `count` of them. */
export function bulbsAround({ width, height, inset, radius }: Frame, count: number): Bulb[] {
  const across = width - 2 * (inset + radius);
  const down = height - 2 * (inset + radius);
  const quarter = (Math.PI / 2) * radius;
  const perimeter = 2 * (across + down) + 4 * quarter;
  return Array.from({ length: count }, (_, n) => at((n * perimeter) / count));

  function at(way: number): Bulb {
    const left = inset + radius;
    const right = width - left;
    const top = inset + radius;
    const bottom = height - top;
    let rest = way;
    const sides = [
      { length: across, point: (d: number) => ({ x: left + d, y: inset }), cx: right, cy: top },
      { length: down, point: (d: number) => ({ x: width - inset, y: top + d }), cx: right, cy: bottom },
      { length: across, point: (d: number) => ({ x: right - d, y: height - inset }), cx: left, cy: bottom },
      { length: down, point: (d: number) => ({ x: inset, y: bottom - d }), cx: left, cy: top },
    ];
    for (const [n, side] of sides.entries()) {
      if (rest <= side.length) return side.point(rest);
      rest -= side.length;
      if (rest <= quarter) {
        const angle = ((n - 1) * Math.PI) / 2 + rest / radius; // each side turns into the corner after it
        return { x: side.cx + radius * Math.cos(angle), y: side.cy + radius * Math.sin(angle) };
      }
      rest -= quarter;
    }
    return { x: left, y: inset };
  }
}
