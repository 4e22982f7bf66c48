import { benchPage, launched, servedPages } from './browser.ts';
import { type Figure, type Part, quantile } from './measure.ts';
import type { BenchPage } from './pages/bench.ts';
import type { MeterTimes } from './pages/meter.ts';
import { throttle } from './visit.ts';

const SLOWED = 4;

async function run(): Promise<Part> {
  const host = await servedPages();
  const browser = await launched();
  try {
    const figures: Figure[] = [];
    let reference = 0;
    for (const slowly of [false, true]) {
      const page = await benchPage(await browser.newContext(), host);
      if (slowly) await throttle(page);
      const forecast = await page.evaluate(() => (window as unknown as { bench: BenchPage }).bench.forecast());
      const advice = await page.evaluate(() => (window as unknown as { bench: BenchPage }).bench.advice());
      figures.push(...figuresOf('threat', forecast, slowly), ...figuresOf('what would you do', advice, slowly));
      if (!slowly) reference = await page.evaluate(() => (window as unknown as { bench: BenchPage }).bench.reference());
    }
    return { reference, figures };
  } finally {
    await browser.close();
    await host.close();
  }
}

/** A browser slows its page and not its threads: four times what it took unslowed is the most that a slow machine could need. */
function figuresOf(name: string, { first, later }: MeterTimes, slowly: boolean): Figure[] {
  const p95 = quantile(later, 0.95);
  if (slowly)
    return [{ name: `${name}: first figure p95, page slowed four times`, value: p95, unit: 'ms', target: '≤ 300' }];
  return [
    { name: `${name}: first figure, starting its thread`, value: first, unit: 'ms' },
    { name: `${name}: first figure p50`, value: quantile(later, 0.5), unit: 'ms' },
    { name: `${name}: first figure p95, four times over`, value: p95 * SLOWED, unit: 'ms', target: '≤ 300' },
  ];
}

/** How soon the player is told what may come, and what somebody else would do. */
export const beside = {
  about:
    'Tables of the recorded movies, asked of the threads in Chromium as the game does: milliseconds to the first figure.',
  run,
};
