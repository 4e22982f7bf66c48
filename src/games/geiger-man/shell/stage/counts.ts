import type { MeterAsk } from '../../../../director-ai/geiger-man/simulation/meter.ts';
import type { AskOf, Sums } from '../../../../director-ai/geiger-man/simulation/sums.ts';
import type { Counting } from '../../app/play/advisor.ts';
import type { Counts } from '../../app/play/session.ts';

/** What is fetched first, and can be called off before it has come. */
export function later<R>(fetched: () => Promise<Counting<R>>): Counting<R> {
  let stopped = false;
  let stop = () => {
    stopped = true;
  };
  const result = fetched().then((counting) => {
    stop = counting.stop;
    if (stopped) stop();
    return counting.result;
  });
  return { result, stop: () => stop() };
}

/** The sums and their threads are fetched with the first of them. */
const counted =
  <K extends 'hint' | 'meter'>(kind: K) =>
  (ask: MeterAsk): Counting<Sums[K]['result']> =>
    later(async () => (await import('./threads.ts')).sumInThreads<K>({ kind, ...ask } as AskOf<K>));

export const COUNTS: Counts = { hint: counted('hint'), chance: counted('meter') };
