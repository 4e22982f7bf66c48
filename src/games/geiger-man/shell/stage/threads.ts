import { THREAD } from '../../../../director-ai/geiger-man/geiger-man-worker.ts';
import {
  type AskOf,
  type Kind,
  merged,
  type Sums,
  slicesOf,
} from '../../../../director-ai/geiger-man/simulation/sums.ts';
import type { Job } from '../../../../director-ai/geiger-man/work.ts';
import { Pool, type Running } from '../../../../director-ai/pool.ts';
import { tellLostPart } from '../../../../shell/lost-part.ts';

/** More threads than these find out nothing sooner that anybody waits for. */
const MOST = 4;

const start = () => new Worker(THREAD, { type: 'module' });

/** All threads of the page: as many as the computer has cores. */
const pool = new Pool(start, Math.max(1, Math.min(MOST, navigator.hardwareConcurrency || 1)), tellLostPart);

/** A sum under way, in all threads; told how much of it is done. */
export function sumInThreads<K extends Kind>(
  ask: AskOf<K>,
  onShare: (share: number) => void = () => {},
): Running<Sums[K]['result']> {
  const jobs = slicesOf(ask).map((slice) => ({ kind: 'slice', slice }) as Job);
  const found: Sums[K]['found'][] = [];
  let done = 0;
  const { result, stop } = pool.runAll<Sums[K]['found']>(jobs, (one, i) => {
    found[i] = one;
    onShare(++done / jobs.length);
  });
  return { result: result.then(() => merged(ask, found)), stop };
}
