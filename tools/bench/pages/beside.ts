import { advisorThread } from '../../../src/games/shuffling-horror/shell/stage/advisor.ts';
import { forecastThread } from '../../../src/games/shuffling-horror/shell/stage/forecast.ts';
import { type Movie, viewOf } from '../../../src/rules/shuffling-horror/index.ts';
import type { MeterTimes } from './meter.ts';
import { decided } from './recorded.ts';

const TABLES = 20;
const BETWEEN = 61; // from all reels of several movies

interface Asking {
  ask(message: { id: number; ask: never }): void;
  stop(): void;
}

const askOf = (movie: Movie, at: number) => ({
  view: JSON.stringify(viewOf(movie, movie.prompt?.to ?? null)),
  director: 'feature',
  without: [],
  replies: movie.prompt?.replies ?? [],
  seats: movie.seats.map(() => 'sensible'),
  seed: `bench/${at}`,
});

/** How soon the first figure comes, as the game asks for it: what the coming turn may cost, and what somebody else would do. */
export const forecast = (): Promise<MeterTimes> => timesOf((heard) => forecastThread(({ id }) => heard(id)));
export const advice = (): Promise<MeterTimes> => timesOf((heard) => advisorThread(({ id }) => heard(id)));

async function timesOf(start: (heard: (id: number) => void) => Asking): Promise<MeterTimes> {
  let heard: (id: number) => void = () => {};
  const thread = start((id) => heard(id));
  const times: number[] = [];
  let at = 0;
  for (const { movie } of decided()) {
    if (at++ % BETWEEN !== 0) continue;
    const ask = askOf(movie, at) as never;
    const began = performance.now();
    const answer = new Promise<void>((resolve) => {
      heard = (id) => id === times.length && resolve();
    });
    thread.ask({ id: times.length, ask });
    await answer;
    times.push(performance.now() - began);
    if (times.length > TABLES) break;
  }
  thread.ask({ id: -1, ask: null as never });
  const [first = 0, ...later] = times;
  return { first, later };
}
