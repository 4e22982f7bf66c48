import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';

type Rgb = readonly [number, number, number];

export const hex = (colour: string): Rgb => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

/** The stock and the two inks every card shares; only the accent changes. */
const STOCK = hex('#efeadb');
const SLATE = hex('#3a4452');
const KEY = hex('#0e1015');

/** Screens repeat on whole pixels: a flat tone is then one small tile over and over, which lossless WebP folds away. */
type Screen = { size: number; cells: Float32Array };

function screen(size: number, u: number, v: number): Screen {
  const cells = new Float32Array(size * size);
  const turn = (2 * Math.PI) / size;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      cells[y * size + x] = (Math.cos(turn * (u * x + v * y)) + Math.cos(turn * (v * x - u * y))) / 4 + 0.5;
    }
  }
  // Even out the spread, so that a tone of one half covers one half of the paper.
  const ranked = Array.from(cells.keys()).sort((a, b) => (cells[a] ?? 0) - (cells[b] ?? 0) || a - b);
  const even = new Float32Array(cells.length);
  let start = 0;
  while (start < ranked.length) {
    let end = start;
    const value = cells[ranked[start] as number] as number;
    while (end < ranked.length && Math.abs((cells[ranked[end] as number] as number) - value) < 1e-4) end++;
    for (let i = start; i < end; i++) even[ranked[i] as number] = (start + end) / 2 / ranked.length;
    start = end;
  }
  return { size, cells: even };
}

type Run = { tones: Screen; tints: Screen; hardness: number; slip: number };

/** Two print runs: the small one has coarser dots for its size, else they would vanish. */
const RUNS: Record<1 | 2, Run> = {
  1: { tones: screen(6, 1, 1), tints: screen(6, 1, 0), hardness: 3, slip: 0.6 },
  2: { tones: screen(8, 1, 1), tints: screen(8, 1, 0), hardness: 4, slip: 1.2 },
};

/**
 * Few steps of tone, and one step of softness between ink and no ink: all pictures together then stay below 256
 * colours, which lets the file be indexed. One more step of softness makes it a quarter larger.
 */
const STEPS = 14;
const EDGES = 2;

/** How much of one pixel an ink covers: tone against the screen's threshold, soft over about a pixel. */
function cover(amount: number, threshold: number, hardness: number): number {
  if (amount <= 0.02) return 0;
  if (amount >= 0.98) return 1;
  const stepped = Math.round(amount * STEPS) / STEPS;
  const value = (stepped * 1.16 - 0.08 - threshold) * hardness + 0.5;
  return Math.round(Math.max(0, Math.min(1, value)) * EDGES) / EDGES;
}

/** Where an ink starts or stops within a pixel or two, the edge is drawn, not screened: else every outline would be saw-toothed. */
function edge(inks: Uint8ClampedArray, i: number, row: number): boolean {
  const around = [inks[i - 4] ?? 0, inks[i + 4] ?? 0, inks[i - row] ?? 0, inks[i + row] ?? 0] as const;
  return Math.max(...around) - Math.min(...around) > 90;
}

/** Prints an ink-space canvas: three plates, each through its own screen, the accent plate slipped by a hair. */
export function print(plate: Canvas, accent: string, scale: 1 | 2): Canvas {
  const { width, height } = plate;
  const inks = plate.getContext('2d').getImageData(0, 0, width, height).data;
  const out = createCanvas(width, height);
  const ctx: SKRSContext2D = out.getContext('2d');
  const page = ctx.createImageData(width, height);
  const px = page.data;
  const { tones, tints, hardness, slip } = RUNS[scale];
  const spot = hex(accent);
  const dx = Math.round(slip);
  for (let y = 0; y < height; y++) {
    const sy = Math.min(height - 1, y + dx);
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4;
      const j = (sy * width + Math.min(width - 1, x + dx)) * 4;
      const dot = tones.cells[(y % tones.size) * tones.size + (x % tones.size)] as number;
      const spotDot = tints.cells[(y % tints.size) * tints.size + (x % tints.size)] as number;
      const cut = (at: number, threshold: number): number => {
        const amount = (inks[at] as number) / 255;
        return edge(inks, at, width * 4) ? Math.round(amount * EDGES) / EDGES : cover(amount, threshold, hardness);
      };
      const a = cut(j, spotDot);
      const s = cut(i + 1, dot);
      const k = cut(i + 2, 1 - dot);
      for (let c = 0; c < 3; c++) {
        const stock = STOCK[c] as number;
        const slate = SLATE[c] as number;
        let v = stock + ((spot[c] as number) - stock) * a;
        // Slate is a see-through ink: over the accent it deepens the colour in place of hiding it.
        v += (slate * (0.55 + (0.45 * v) / 255) - v) * s;
        v += ((KEY[c] as number) - v) * k;
        px[i + c] = Math.round(v);
      }
      px[i + 3] = 255;
    }
  }
  ctx.putImageData(page, 0, 0);
  return out;
}
