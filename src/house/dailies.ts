import { type Analysing, Dailies } from '../app/dailies/dailies.ts';
import type { Finished } from '../app/dailies/script.ts';
import { analysed, cutOf, type Rushes } from '../director-ai/analysis.ts';
import type { Hall } from './hall.ts';
import { leftMovie } from './left-movie.ts';
import { type Summing, sumInWorker } from './sums.ts';

/** The movie that is being looked at, for as long as the page is open: whoever comes back from the board finds it as it was. */
let onTheTable: Dailies | null = null;

export const dailiesOnTheTable = (): Dailies | null => onTheTable;

export function openDailies(hall: Hall, film: Finished): void {
  onTheTable?.stop();
  const dailies = new Dailies(film, {
    shelf: hall.shelf,
    analyse: inWorkers,
    cut: cutOf,
    watch: (shown, at) => hall.watch(shown, 'dailies', at),
    begin: hall.begin,
  });
  onTheTable = dailies;
  hall.go('dailies');
}

/** Somebody who left a movie should know before beginning another. */
export async function tellOfLeft(hall: Hall, dailies: Dailies): Promise<void> {
  dailies.foundLeft((await leftMovie(hall)).recording !== null);
}

export function inWorkers(rushes: Rushes, onShare: (share: number) => void): Analysing {
  const running = new Set<Summing>();
  let stopped = false;
  const result = analysed(
    rushes,
    async (sum, onProgress) => {
      if (stopped) return new Promise(() => {});
      const summing = sumInWorker(sum, onProgress);
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
