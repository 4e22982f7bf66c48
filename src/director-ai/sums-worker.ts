import { type Progress, type Sum, type SumResult, sumUp } from './sums.ts';

export type SumMessage = { progress: Progress } | { result: SumResult } | { error: string };

/** A thread for what takes many movies to find out. One sum, one worker: stopping it is how a sum is called off. */
const port = self as unknown as {
  onmessage: ((event: MessageEvent<Sum>) => void) | null;
  postMessage(message: SumMessage): void;
};

port.onmessage = ({ data }) => {
  try {
    port.postMessage({ result: sumUp(data, (progress) => port.postMessage({ progress })) });
  } catch (error) {
    port.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
};
