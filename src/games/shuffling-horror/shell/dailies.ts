import { analysed, cutOf, type Rushes } from '../../../director-ai/shuffling-horror/simulation/analysis.ts';
import type { AppContext } from '../../../shell/app-context.ts';
import { type Analysing, Dailies } from '../app/dailies/dailies.ts';
import type { Finished } from '../app/dailies/script.ts';
import { type Summing, sumInThreads } from './stage/simulation.ts';
import type { Ways } from './ways.ts';

/** The movie that is being looked at, for as long as the page is open: whoever comes back from the board finds it as it was. */
let onTheTable: Dailies | null = null;

export const dailiesOnTheTable = (): Dailies | null => onTheTable;

export function openDailies(
  context: AppContext,
  { begin, watch }: Pick<Ways, 'begin' | 'watch'>,
  film: Finished,
): void {
  onTheTable?.stop();
  const dailies = new Dailies(film, {
    shelf: context.store,
    analyse: inWorkers,
    cut: cutOf,
    watch: (shown, at) => watch(shown, 'dailies', at),
    begin,
  });
  onTheTable = dailies;
  context.go('dailies');
}

/** Somebody who left a movie should know before beginning another. */
export async function tellOfLeft(context: AppContext, dailies: Dailies): Promise<void> {
  dailies.foundLeft((await context.left()) !== null);
}

export function inWorkers(rushes: Rushes, onShare: (share: number) => void): Analysing {
  const running = new Set<Summing>();
  let stopped = false;
  const result = analysed(
    rushes,
    async (simulation, onProgress) => {
      if (stopped) return new Promise(() => {});
      const summing = sumInThreads(simulation, onProgress);
      running.add(summing);
      return summing.result.finally(() => running.delete(summing));
    },
    onShare,
  );
  return {
    result,
    stop: () => {
      stopped = true;
      for (const summing of running) summing.stop();
    },
  };
}
