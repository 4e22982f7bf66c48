import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ART_DECKS, deckArt } from '../../src/art/decks.ts';
import { contrast, KINDS, PALETTE, PLATES, plateOf } from '../../src/art/palette.ts';

/** How those see who lack one kind of cone, in linear light (Machado, Oliveira and Fernandes 2009, severity 1). */
const SIGHT = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

type Three = readonly [number, number, number];

const linear = (hex: string): Three =>
  [1, 3, 5].map((i) => {
    const v = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  }) as unknown as Three;

const seenBy = (hex: string, m: readonly number[]): Three => {
  const rgb = linear(hex);
  return [0, 3, 6].map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        rgb.reduce((sum, v, i) => sum + v * (m[row + i] as number), 0),
      ),
    ),
  ) as unknown as Three;
};

/** CIE Lab, in which a distance is about how different two colours look: 2 is just told apart, 15 at a glance. */
function lab([r, g, b]: Three): Three {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const apart = (a: string, b: string, m: readonly number[]): number => {
  const [p, q] = [lab(seenBy(a, m)), lab(seenBy(b, m))];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
};

const GLANCE = 15;
const ACCENTS = ART_DECKS.map((deck) => deckArt(deck).accent);

test('rims: what may be chosen, what is pointed at and whose turn it is look different to everybody', () => {
  for (const sight of Object.values(SIGHT)) {
    expect(apart(PALETTE.marqueeAmber, PALETTE.plotBlue, sight)).toBeGreaterThan(GLANCE);
    for (const accent of ACCENTS) expect(apart(PALETTE.marqueeAmber, accent, sight)).toBeGreaterThan(GLANCE);
    for (const rim of [PALETTE.marqueeAmber, PALETTE.plotBlue, ...ACCENTS])
      expect(apart(rim, PALETTE.night, sight)).toBeGreaterThan(3 * GLANCE);
  }
});

test('kinds whose plates look alike to somebody are told apart by icon and by shape', () => {
  const icons = JSON.parse(readFileSync('public/assets/art/board@1x.json', 'utf8')) as {
    frames: Record<string, unknown>;
  };
  const shapes = readFileSync('src/games/shuffling-horror/ui/twin/kind-mark.tsx', 'utf8');
  const drawn = new Set<string>();
  const alike = KINDS.flatMap((a, i) =>
    KINDS.slice(i + 1).filter((b) =>
      Object.values(SIGHT).some((sight) => apart(PLATES[a].plate, PLATES[b].plate, sight) < GLANCE),
    ),
  );
  expect(alike.length).toBeGreaterThan(0); // colour alone would not do
  for (const kind of KINDS) {
    expect(Object.keys(icons.frames)).toContain(`kind-${kind}`);
    drawn.add(new RegExp(`^ +'?${kind}'?: '(M[^']+)'`, 'm').exec(shapes)?.[1] ?? '');
  }
  expect(drawn.size).toBe(KINDS.length);
  expect(drawn).not.toContain('');
});

test('in high contrast words on plates stand at seven to one', () => {
  for (const kind of KINDS) {
    const { plate, words } = plateOf(kind, true);
    expect(contrast(plate, words)).toBeGreaterThanOrEqual(7);
  }
});
