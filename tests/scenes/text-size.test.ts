import { expect, test } from 'vitest';
import { boardFacts } from '../../src/games/shuffling-horror/app/table/board-facts.ts';
import type { CardPaint } from '../../src/scenes/paint/cards.ts';
import { paintArt } from '../../src/scenes/paint/paint-art.ts';
import { tableLayout, tableNeeds } from '../../src/scenes/shuffling-horror/layout.ts';
import { STILL } from '../../src/scenes/shuffling-horror/table/context.ts';
import { NO_EMPHASIS } from '../../src/scenes/shuffling-horror/table/emphasis.ts';
import { picture } from '../../src/scenes/shuffling-horror/table/picture.ts';
import { record } from '../../tools/board-harness/recorded.ts';

/** A canvas that remembers nothing but the sizes that words were set in, as they are seen. */
function sizesOn(paint: (ctx: CanvasRenderingContext2D) => void): number[] {
  const sizes: number[] = [];
  const scales: number[] = [];
  let scale = 1;
  let size = 0;
  const canvas = new Proxy({} as Record<string, unknown>, {
    get: (_, name) => {
      if (name === 'measureText') return (text: string) => ({ width: text.length * size * 0.45 });
      if (name === 'fillText') return () => sizes.push(size * scale);
      if (name === 'save') return () => scales.push(scale);
      if (name === 'restore') return () => (scale = scales.pop() ?? 1);
      if (name === 'scale') return (by: number) => (scale *= by);
      if (String(name).startsWith('create')) return () => ({ addColorStop: () => undefined });
      return () => undefined;
    },
    set: (_, name, value) => {
      if (name === 'font') size = Number(/([\d.]+)px/.exec(String(value))?.[1]);
      return true;
    },
  });
  paint(canvas as unknown as CanvasRenderingContext2D);
  return sizes;
}

test.each([
  [1, 12],
  [1.3, 15],
])('at 1024 × 640 and a text size of %d nothing on the table is set in less than %d px', (textScale, least) => {
  const movies = [3, 6].map((seats) => record({ seed: 'c', seats, options: {}, most: 90 }));
  const views = movies.flatMap(({ opening, takes }) => [opening, ...takes.map(({ after }) => after)]);
  const facts = boardFacts('roswell-51');
  const paint: CardPaint = {
    ...{ facts, pages: [], accent: '#00ff00', turned: '#00ff00', ratio: 1, textScale, stark: false },
    unit: 640 / 900,
    measure: (text) => text.length * 45,
  };
  const read = { label: 0, face: 0, chip: 0 };
  for (const view of views) {
    const layout = tableLayout({ width: 1024, height: 640, text: textScale, ...tableNeeds(view) });
    const context = { view, layout, facts, ...STILL, grain: false, stark: false };
    for (const { id, art, w, h } of picture(context, NO_EMPHASIS)) {
      if (art.art !== 'label' && art.art !== 'face' && art.art !== 'chip') continue;
      const sizes = sizesOn((ctx) => paintArt(ctx, art, { w: w || 100, h: h || 20, pad: 0 }, paint));
      for (const size of sizes) expect([id, size >= least - 0.01]).toEqual([id, true]);
      read[art.art] += sizes.length;
    }
  }
  expect(read.label).toBeGreaterThan(1000);
  expect(read.face).toBeGreaterThan(1000);
  if (textScale === 1) expect(read.chip).toBeGreaterThan(10); // larger ones are left out where they do not fit
});
