import { type Lane, Pool, type Running } from '../../../../director-ai/pool.ts';
import type { Job, ResultOf } from '../../../../director-ai/shuffling-horror/work.ts';
import { tellLostPart } from '../../../../shell/lost-part.ts';

/** More threads than these find out nothing sooner that anybody waits for. */
const MOST = 4;

const start = () =>
  new Worker(new URL('../../../../director-ai/shuffling-horror/worker.ts', import.meta.url), { type: 'module' });

/** All threads of the page: as many as the computer has cores. */
const pool = new Pool(start, Math.max(1, Math.min(MOST, navigator.hardwareConcurrency || 1)), tellLostPart);

/** Any thread that is free, or the computer players' own. */
export const inThread = <J extends Job>(job: J, lane?: Lane): Running<ResultOf<J>> => pool.run(job, lane);

/** Whatever the computer players' thread is at, it is ended; the next question starts another. */
export const endPlayersThread = (): void => pool.dismiss('players');

/** Short jobs, one after the other, as many at a time as there are cores; told of each result, in whatever order they come. */
export const inThreads = <J extends Job>(
  jobs: Iterable<J>,
  onResult: (result: ResultOf<J>, i: number) => void,
): Running<void> => pool.runAll(jobs, onResult);

/** The same for what goes on beside a movie: the page keeps a core to itself. */
export const beside = <J extends Job>(
  jobs: Iterable<J>,
  onResult: (result: ResultOf<J>, i: number) => void,
): Running<void> => pool.runAll(jobs, onResult, Math.max(1, pool.size - 1));
