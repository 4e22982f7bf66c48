import type { Running } from '../../../../director-ai/pool.ts';
import { HintReading } from '../../../../director-ai/stand-in/hint/reading.ts';
import type { SessionPorts } from '../../app/play/session-ports.ts';
import { inThread } from './threads.ts';

/** Somebody to ask, in threads: told after the first few worlds, and when they are sure. */
export const hintInThreads: NonNullable<SessionPorts['hint']> = (ask, onHint) => {
  const running = new Set<Running<unknown>>();
  let stopped = false;
  const found = <R>(job: Running<R>): Promise<R> => {
    running.add(job);
    return job.result.finally(() => running.delete(job));
  };
  const think = async (): Promise<void> => {
    const reading = new HintReading(await found(inThread({ kind: 'ideas', ask })));
    for (let slices = reading.round(); slices.length > 0 && !stopped; slices = reading.round()) {
      onHint(reading.hint(), false);
      await Promise.all(
        slices.map(async (slice) => reading.add(slice, await found(inThread({ kind: 'hint', ask, slice })))),
      );
    }
    if (!stopped) onHint(reading.hint(), true);
  };
  think().catch(() => !stopped && onHint(null, true));
  return () => {
    stopped = true;
    for (const job of running) job.stop();
  };
};
