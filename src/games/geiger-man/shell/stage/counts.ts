import type { MeterAsk } from '../../../../director-ai/geiger-man/simulation/meter.ts';
import type { AskOf, Sums } from '../../../../director-ai/geiger-man/simulation/sums.ts';
import type { Counting } from '../../app/play/advisor.ts';
import type { Counts } from '../../app/play/session.ts';

/** The sums and their threads are fetched with the first of them. */
function counted<K extends 'hint' | 'meter'>(kind: K) {
  return (ask: MeterAsk): Counting<Sums[K]['result']> => {
    let stopped = false;
    let stop = () => {
      stopped = true;
    };
    const result = import('./threads.ts').then(({ sumInThreads }) => {
      if (stopped) return new Promise<never>(() => {});
      const summing = sumInThreads<K>({ kind, ...ask } as AskOf<K>);
      stop = summing.stop;
      return summing.result;
    });
    return { result, stop: () => stop() };
  };
}

export const COUNTS: Counts = { hint: counted('hint'), chance: counted('meter') };
