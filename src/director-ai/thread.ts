import type { Said, Told } from './pool.ts';

/** A thread of the pool, whichever game's: while it works the screen lives. */
export function serveJobs<J>(work: (job: J) => unknown): void {
  const port = self as unknown as {
    onmessage: ((event: MessageEvent<Told<J>>) => void) | null;
    postMessage(message: Said<unknown>): void;
  };
  port.onmessage = ({ data: { id, job } }) => {
    try {
      port.postMessage({ id, result: work(job) });
    } catch (error) {
      port.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
    }
  };
}
