import type { Progress, Sum, SumResult } from '../director-ai/sums.ts';
import type { SumMessage } from '../director-ai/sums-worker.ts';

/** A sum under way, in a thread of its own. */
export interface Summing {
  result: Promise<SumResult>;
  stop(): void;
}

export function sumInWorker(sum: Sum, onProgress: (progress: Progress) => void = () => {}): Summing {
  const worker = new Worker(new URL('../director-ai/sums-worker.ts', import.meta.url), { type: 'module' });
  const result = new Promise<SumResult>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<SumMessage>) => {
      if ('progress' in data) onProgress(data.progress);
      else if ('result' in data) resolve(data.result);
      else reject(new Error(data.error));
    };
    worker.onerror = () => reject(new Error('The worker failed.'));
    worker.postMessage(sum);
  });
  const stop = () => worker.terminate();
  result.then(stop, stop);
  return { result, stop };
}
