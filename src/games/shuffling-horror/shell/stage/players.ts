import type { Running } from '../../../../director-ai/pool.ts';
import type { Trials } from '../../../../director-ai/shuffling-horror/director/search.ts';
import type { Ask } from '../../../../director-ai/shuffling-horror/messages.ts';
import type { Players } from '../../app/play/session-ports.ts';
import { endPlayersThread, inThread, inThreads } from './threads.ts';

/** Worlds that one thread plays on at a time: a round has a few times as many. */
const AT_A_TIME = 4;

/** Computer players in a thread of their own; what they want played on is played by all. Whoever fails, or still owes an answer, is replaced at the next question. */
export function workerPlayers(): Players {
  let last: Running<unknown> | null = null;
  const asked = <R>(running: Running<R>): Promise<R> => {
    last = running;
    return running.result;
  };

  const playedOn = async (ask: Ask, trials: Trials): Promise<number[]> => {
    const sum = trials.replies.map(() => 0);
    const parts = Array.from({ length: Math.ceil((trials.to - trials.from) / AT_A_TIME) }, (_, i) => {
      const from = trials.from + i * AT_A_TIME;
      return { ...trials, from, to: Math.min(trials.to, from + AT_A_TIME) };
    });
    const jobs = parts.map((part) => ({ kind: 'trials' as const, ask, trials: part }));
    const add = (doomed: readonly number[]): void => {
      for (const [i, n] of doomed.entries()) sum[i] = (sum[i] ?? 0) + n;
    };
    await asked(inThreads(jobs, add));
    return sum;
  };

  return {
    async worker(ask, explain) {
      last?.stop(); // it hangs, if it is still at it
      const rounds: number[][] = [];
      for (;;) {
        const answer = await asked(inThread({ kind: 'answer', ask, rounds }, 'players'));
        if (!('wanted' in answer)) {
          if (answer.trace !== null) explain(answer.trace);
          return answer.reply;
        }
        rounds.push(await playedOn(ask, answer.wanted));
      }
    },
    dismiss: endPlayersThread,
    // Fetched in need only: the threads have their own copy.
    inPage: async (ask, explain) =>
      (await import('../../../../director-ai/shuffling-horror/messages.ts')).answerTo(ask, explain),
  };
}
