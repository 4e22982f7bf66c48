import { meterThread } from '../../../src/games/shuffling-horror/shell/stage/meter.ts';
import { viewOf } from '../../../src/rules/shuffling-horror/index.ts';
import { decided } from './recorded.ts';

export interface MeterTimes {
  /** Milliseconds from the table to its first figure: the thread was started for it. */
  first: number;
  /** The same for later tables. */
  later: number[];
}

const TABLES = 30;
const BETWEEN = 41; // from all reels of several movies

/** How soon the survival meter says something, as the game asks it. */
export async function meter(): Promise<MeterTimes> {
  let heard = () => {};
  let thread: ReturnType<typeof meterThread> | null = null;
  const times: number[] = [];
  let at = 0;
  for (const { movie } of decided()) {
    if (at++ % BETWEEN !== 0) continue;
    const seats = movie.seats.map(() => 'sensible');
    const ask = { view: JSON.stringify(viewOf(movie, null)), director: 'feature', seats, seed: `bench/${at}` };
    const began = performance.now();
    thread ??= meterThread(({ id }) => id === times.length && heard());
    const answer = new Promise<void>((resolve) => {
      heard = resolve;
    });
    thread.ask({ id: times.length, ask });
    await answer;
    times.push(performance.now() - began);
    if (times.length > TABLES) break;
  }
  thread?.stop();
  const [first = 0, ...later] = times;
  return { first, later };
}
