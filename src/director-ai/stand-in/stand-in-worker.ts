import { serveJobs } from '../thread.ts';
import { checkedJob } from './checks.ts';
import { work } from './work.ts';

serveJobs<unknown>((job) => work(checkedJob(job)));
