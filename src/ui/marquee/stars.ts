import { dot } from './halftone.ts';

/** Stars of one brightness, as a path. */
export interface Stars {
  glow: number;
  path: string;
}

const SHADES = 8;

/** The same sky every night: a star must not move when the window is opened again. */
export function starsOver(width: number, height: number, count: number): Stars[] {
  let seed = 51;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const shades = Array.from({ length: SHADES }, (_, shade) => ({
    glow: 0.25 + (0.65 * (shade + 0.5)) / SHADES,
    path: '',
  }));
  for (let i = 0; i < count; i++) {
    const [x, y, bright] = [next() * width, next() * height, next() ** 5];
    const shade = shades[Math.floor(bright * SHADES)];
    if (shade) shade.path += dot(x, y, 0.7 + 1.1 * bright);
  }
  return shades;
}
