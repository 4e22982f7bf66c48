import { PALETTE } from './palette.ts';

type Rgb = readonly [number, number, number];
const rgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const BLACK: Rgb = [15, 16, 22];
const SLATE: Rgb = [61, 67, 77];
const PAPER = rgb(PALETTE.paper);
/** The pictures are printed in black, slate, paper and one of these. */
export const ACCENTS = [
  PALETTE.saucerGreen,
  PALETTE.bloodRed,
  PALETTE.marqueeAmber,
  PALETTE.plotBlue,
  PALETTE.furnaceRust,
] as const;
export type Accent = (typeof ACCENTS)[number];

const apart = (data: Uint8ClampedArray, at: number, [r, g, b]: Rgb): number =>
  ((data[at] ?? 0) - r) ** 2 + ((data[at + 1] ?? 0) - g) ** 2 + ((data[at + 2] ?? 0) - b) ** 2;

/** Greys are less far apart in their channels. */
const COLOURED = 90;

/** The accent that a picture was printed in: the one that most of its coloured dots are nearest to. */
export function accentOf({ data }: ImageData): Accent {
  const inks = ACCENTS.map(rgb);
  const votes = ACCENTS.map(() => 0);
  for (let at = 0; at < data.length; at += 4 * 97) {
    const channels = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    if (Math.max(...channels) - Math.min(...channels) < COLOURED) continue;
    const distances = inks.map((ink) => apart(data, at, ink));
    const nearest = distances.indexOf(Math.min(...distances));
    votes[nearest] = (votes[nearest] ?? 0) + 1;
  }
  return ACCENTS[votes.indexOf(Math.max(...votes))] ?? PALETTE.saucerGreen;
}

/** How much of the way between two inks stays soft: an edge of about a pixel. */
const SOFT = 0.14;

/**
 * A small picture blown up is a blur. Its inks are known, so every pixel is pulled to the nearest one, but for a thin soft edge: the
 * dots come out as if they had been printed at this size.
 */
export function press(image: ImageData, accent: string): void {
  const { data } = image;
  const inks = [BLACK, SLATE, PAPER, rgb(accent)].flat();
  // Flat numbers and no calls: a million pixels are pressed while somebody waits.
  for (let at = 0; at < data.length; at += 4) {
    const r = data[at] as number;
    const g = data[at + 1] as number;
    const b = data[at + 2] as number;
    let near = 0;
    let next = 0;
    let d1 = 1e9;
    let d2 = 1e9;
    for (let ink = 0; ink < inks.length; ink += 3) {
      const dr = r - (inks[ink] as number);
      const dg = g - (inks[ink + 1] as number);
      const db = b - (inks[ink + 2] as number);
      const d = dr * dr + dg * dg + db * db;
      if (d < d1) {
        next = near;
        d2 = d1;
        near = ink;
        d1 = d;
      } else if (d < d2) {
        next = ink;
        d2 = d;
      }
    }
    const a = Math.sqrt(d1);
    const share = a / (a + Math.sqrt(d2)); // 0: the ink itself, a half: between two
    const mix = share > 0.5 - SOFT ? ((share - 0.5 + SOFT) / SOFT) * 0.5 : 0;
    data[at] = (inks[near] as number) * (1 - mix) + (inks[next] as number) * mix;
    data[at + 1] = (inks[near + 1] as number) * (1 - mix) + (inks[next + 1] as number) * mix;
    data[at + 2] = (inks[near + 2] as number) * (1 - mix) + (inks[next + 2] as number) * mix;
  }
}
