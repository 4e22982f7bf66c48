import { serveJobs } from '../thread.ts';
import { work } from './work.ts';

serveJobs(work);
