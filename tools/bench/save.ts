import { benchPage, launched, servedPages } from './browser.ts';
import { type Part, quantile } from './measure.ts';
import type { BenchPage } from './pages/bench.ts';

async function run(): Promise<Part> {
  const host = await servedPages();
  const browser = await launched();
  try {
    const page = await benchPage(await browser.newContext(), host);
    const { replies, bytes, writes, busy, resumes } = await page.evaluate(() =>
      (window as unknown as { bench: BenchPage }).bench.saves(),
    );
    const reference = await page.evaluate(() => (window as unknown as { bench: BenchPage }).bench.reference());
    return {
      reference,
      figures: [
        { name: 'replies in the movie', value: replies, unit: '' },
        { name: 'save as it is kept, at its end', value: bytes, unit: 'bytes' },
        { name: 'write until it is safe, p50', value: quantile(writes, 0.5), unit: 'ms' },
        { name: 'write until it is safe, p99', value: quantile(writes, 0.99), unit: 'ms' },
        { name: 'of which the page is busy, p50', value: quantile(busy, 0.5), unit: 'ms' },
        { name: 'of which the page is busy, p99', value: quantile(busy, 0.99), unit: 'ms' },
        { name: 'resume, p50', value: quantile(resumes, 0.5), unit: 'ms' },
        { name: 'resume, p99', value: quantile(resumes, 0.99), unit: 'ms' },
      ],
    };
  } finally {
    await browser.close();
    await host.close();
  }
}

/** What keeping a movie costs. */
export const save = {
  about: 'The longest recorded movie: its last 300 choices kept one by one in a real IndexedDB, then resumed 60 times.',
  run,
};
