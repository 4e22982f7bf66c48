import type { Players } from '../app/players.ts';
import type { AnswerMessage, Explain } from '../director-ai/messages.ts';
import type { Reply } from '../rules/index.ts';

interface Waiting {
  explain: Explain;
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
}

/** Computer players in a worker, started when one is first asked. One that fails is replaced at the next question. */
export function workerPlayers(): Players {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let last = 0;

  const fail = (message: string) => {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  };

  const start = (): Worker => {
    const it = new Worker(new URL('../director-ai/worker.ts', import.meta.url), { type: 'module' });
    it.onmessage = ({ data }: MessageEvent<AnswerMessage>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ('trace' in data && data.trace !== null) asked?.explain(data.trace);
      if ('reply' in data) asked?.resolve(data.reply);
      else asked?.reject(new Error(data.error));
    };
    it.onerror = () => fail('The worker failed.');
    return it;
  };

  return {
    worker: (ask, explain) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, { explain, resolve, reject });
        try {
          worker ??= start();
          worker.postMessage({ id, ask });
        } catch (error) {
          fail(String(error));
        }
      }),
    // Fetched in need only: the worker has its own copy.
    inPage: async (ask, explain) => (await import('../director-ai/messages.ts')).answerTo(ask, explain),
  };
}
