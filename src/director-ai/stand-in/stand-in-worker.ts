import { serveJobs } from '../thread.ts';
import { checkedJob } from './checks.ts';
import { work } from './work.ts';

/** In the page, the file that a thread is started from, which it has fetched already; in a thread, what is done there. */
export const THREAD = import.meta.url;

if ('WorkerGlobalScope' in globalThis) serveJobs<unknown>((job) => work(checkedJob(job)));
