/** Printer's dots as one path: rows set off by half a step, each dot as large as the tone at its place (0 to 1) asks. */
export function halftone(
  area: { x: number; y: number; width: number; height: number },
  step: number,
  tone: (x: number, y: number) => number,
): string {
  let path = '';
  for (let row = 0; row * step * 0.5 <= area.height; row++) {
    const y = area.y + row * step * 0.5;
    for (let x = area.x + (row % 2) * step * 0.5; x <= area.x + area.width; x += step) {
      const radius = Math.sqrt(Math.max(0, tone(x, y))) * step * 0.42;
      if (radius > 0.35) path += dot(x, y, radius);
    }
  }
  return path;
}

/** A round dot, as part of a path. Hundreds of them in one path cost a browser less than as many elements. */
export function dot(x: number, y: number, radius: number): string {
  const r = radius.toFixed(2);
  const wide = (2 * radius).toFixed(2);
  return `M${(x - radius).toFixed(2)} ${y.toFixed(2)}a${r} ${r} 0 1 0 ${wide} 0a${r} ${r} 0 1 0-${wide} 0`;
}
