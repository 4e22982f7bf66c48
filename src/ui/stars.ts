export type Star = { x: number; y: number; size: number; glow: number };

/** The same sky every night: a star must not move when the window is opened again. */
export function starsOver(width: number, height: number, count: number): Star[] {
  let seed = 51;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  return Array.from({ length: count }, () => {
    const [x, y, bright] = [next() * width, next() * height, next() ** 5];
    return { x, y, size: 0.7 + 1.1 * bright, glow: 0.25 + 0.65 * bright };
  });
}
