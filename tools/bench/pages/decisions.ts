import { askFor } from '../../../src/games/shuffling-horror/app/play/players.ts';
import { workerPlayers } from '../../../src/games/shuffling-horror/shell/stage/players.ts';
import { decided } from './recorded.ts';

export interface Decisions {
  /** Milliseconds from the question to the answer in the page, worker and messages included. */
  trips: number[];
  /** Of the thinking alone, in the page's own thread. */
  thoughts: number[];
  /** The very first answer: the worker was started for it. */
  first: number;
}

/** So many decisions of recorded movies by one level. */
export async function decisions(level: string, count: number): Promise<Decisions> {
  const players = workerPlayers();
  const found: Decisions = { trips: [], thoughts: [], first: 0 };
  const time = async (work: () => unknown): Promise<number> => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  for (const { movie, prompt } of decided()) {
    const ask = askFor({ seats: [], director: level }, movie, prompt);
    if (found.first === 0) {
      found.first = await time(() => players.worker(ask, () => {}));
      await players.inPage(ask, () => {}); // fetched first
      continue;
    }
    found.trips.push(await time(() => players.worker(ask, () => {})));
    found.thoughts.push(await time(() => players.inPage(ask, () => {})));
    if (found.trips.length >= count) break;
  }
  return found;
}
