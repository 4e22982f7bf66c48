import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { LEVELS, type Level } from '../../src/director-ai/shuffling-horror/director/levels.ts';
import { CASTS, DIRECTORS } from '../../src/director-ai/shuffling-horror/registry.ts';
import { playMovie } from '../lab/play.ts';
import { benchPage, launched, servedPages } from './browser.ts';
import { type Asked, type Figure, type Part, quantile } from './measure.ts';
import { midnightAtFullTable } from './midnight.ts';
import type { BenchPage } from './pages/bench.ts';
import type { DailiesTime } from './pages/dailies.ts';
import type { Decisions } from './pages/decisions.ts';
import type { MeterTimes } from './pages/meter.ts';

const DECISIONS = 5000;
/** Playouts take their time: 5,000 of these are for `--long`. */
const MIDNIGHT = 500;
const MOVIES = 1000;

async function run({ long }: Asked): Promise<Part> {
  const host = await servedPages();
  const browser = await launched();
  try {
    const page = await benchPage(await browser.newContext(), host);
    const figures: Figure[] = [];
    for (const level of Object.keys(LEVELS) as Level[]) {
      const count = LEVELS[level].effort === null || long ? DECISIONS : MIDNIGHT;
      const found = await page.evaluate(
        ([name, times]) => (window as unknown as { bench: BenchPage }).bench.decisions(name, times),
        [level, count] as const,
      );
      figures.push(...figuresOf(level, found));
    }
    const dailies = await page.evaluate(() => (window as unknown as { bench: BenchPage }).bench.dailies());
    const meter = await page.evaluate(() => (window as unknown as { bench: BenchPage }).bench.meter());
    const reference = await page.evaluate(() => (window as unknown as { bench: BenchPage }).bench.reference());
    return {
      reference,
      figures: [...figures, ...meterFigures(meter), dailiesFigure(dailies), ...midnightAtFullTable(), heapGrowth()],
    };
  } finally {
    await browser.close();
    await host.close();
  }
}

function figuresOf(level: Level, { trips, thoughts, first }: Decisions): Figure[] {
  const of = `${level}, ${trips.length.toLocaleString('en')} decisions`;
  return [
    { name: `${of}: round trip p50`, value: quantile(trips, 0.5), unit: 'ms' },
    { name: `${of}: round trip p99`, value: quantile(trips, 0.99), unit: 'ms' },
    { name: `${of}: round trip, longest`, value: quantile(trips, 1), unit: 'ms' },
    { name: `${level}: thinking alone p50`, value: quantile(thoughts, 0.5), unit: 'ms' },
    { name: `${level}: first answer, starting the worker`, value: first, unit: 'ms' },
  ];
}

const meterFigures = ({ first, later }: MeterTimes): Figure[] => [
  { name: 'survival meter: first figure, starting its thread', value: first, unit: 'ms', target: '≤ 500' },
  { name: 'survival meter: first figure p50', value: quantile(later, 0.5), unit: 'ms' },
  { name: 'survival meter: first figure, longest', value: quantile(later, 1), unit: 'ms', target: '≤ 500' },
];

const dailiesFigure = ({ decisions, seconds }: DailiesTime): Figure => ({
  name: `dailies of a movie with ${decisions} decisions of the player's`,
  value: seconds,
  unit: 's',
  target: '≤ 10 on two cores',
});

/** What a thousand movies leave behind in the memory of whoever plays them. */
function heapGrowth(): Figure {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const players = { director: DIRECTORS.feature!, cast: CASTS.sensible! };
  const play = (count: number, from: number) => {
    for (let i = 0; i < count; i++) playMovie({ seed: from + i, seats: 3, deck: 'roswell-51' }, players);
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = play(MOVIES, 0); // by then all is compiled
  const after = play(MOVIES, MOVIES);
  return { name: 'heap growth over 1,000 movies of Feature', value: (after - before) / 1e6, unit: 'MB' };
}

/** How long the player waits for the Director. */
export const director = {
  about:
    'Decisions of the recorded movies, asked of the threads in Chromium as the game does; Midnight at a full table and heap growth in Node.',
  run,
};
