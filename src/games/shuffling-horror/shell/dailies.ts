import { type Analysing, Dailies } from '../app/dailies/dailies.ts';
import type { Finished } from '../app/dailies/script.ts';
import { analysed, cutOf, type Rushes } from '../../../director-ai/shuffling-horror/simulation/analysis.ts';
import type { AppContext } from '../../../shell/app-context.ts';
import { leftMovie } from '../../../shell/left-movie.ts';
import { type Summing, sumInThreads } from './stage/simulation.ts';

/** The movie that is being looked at, for as long as the page is open: whoever comes back from the board finds it as it was. */
let onTheTable: Dailies | null = null;

export const dailiesOnTheTable = (): Dailies | null => onTheTable;

export function openDailies(context: AppContext, film: Finished): void {
  onTheTable?.stop();
  const dailies = new Dailies(film, {
    shelf: context.store,
    analyse: inWorkers,
    cut: cutOf,
    watch: (shown, at) => context.watch(shown, 'dailies', at),
    begin: context.begin,
  });
  onTheTable = dailies;
  context.go('dailies');
}

/** Somebody who left a movie should know before beginning another. */
export async function tellOfLeft(context: AppContext, dailies: Dailies): Promise<void> {
  dailies.foundLeft((await leftMovie(context)).recording !== null);
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
