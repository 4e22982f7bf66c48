import { type Lane, Pool, type Running } from '../../../../director-ai/pool.ts';
import { THREAD } from '../../../../director-ai/stand-in/stand-in-worker.ts';
import type { Job, ResultOf } from '../../../../director-ai/stand-in/work.ts';
import { tellLostPart } from '../../../../shell/lost-part.ts';

/** Seats are asked one after the other, and sums are short. */
const SUMS_AT_ONCE = 2;

const start = () => new Worker(THREAD, { type: 'module' });

const pool = new Pool(start, SUMS_AT_ONCE, tellLostPart);

/** Any thread that is free, or the computer players' own. */
export const inThread = <J extends Job>(job: J, lane?: Lane): Running<ResultOf<J>> => pool.run(job, lane);

/** Whatever the computer players' thread is at, it is ended; the next question starts another. */
export const endPlayersThread = (): void => pool.dismiss('players');
