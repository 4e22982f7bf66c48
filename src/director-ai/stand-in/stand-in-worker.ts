import type { Said, Told } from '../pool.ts';
import { checkedJob } from './checks.ts';
import { type Job, type ResultOf, work } from './work.ts';

/** A thread of the pool: while it works the screen lives. */
const port = self as unknown as {
  onmessage: ((event: MessageEvent<Told<unknown>>) => void) | null;
  postMessage(message: Said<ResultOf<Job>>): void;
};

port.onmessage = ({ data: { id, job } }) => {
  try {
    port.postMessage({ id, result: work(checkedJob(job)) });
  } catch (error) {
    port.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
};
