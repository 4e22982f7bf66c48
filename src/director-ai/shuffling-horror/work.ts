import type { Trials } from './director/search.ts';
import { type Answer, type Ask, answerAfter, playTrials } from './messages.ts';
import { ideasFor, triedOut } from './simulation/advice.ts';
import type { AdviceContext, AdviceTrials, Ideas } from './simulation/advice-reading.ts';
import type { MeterContext, Worlds } from './simulation/meter.ts';
import type { Found, Slice } from './simulation/simulation.ts';
import { playSlice } from './simulation/slices.ts';
import { livedIn } from './simulation/survival.ts';
import { threatIn } from './simulation/threat.ts';
import type { Threat, ThreatContext } from './simulation/threat-reading.ts';

/**
 * What a thread can be asked to do, and what comes of it. All threads can do all of it, so that they share one file. A job holds all that it
 * is decided by, and is short: whoever wants more worlds asks again for the next few.
 */
export interface Work {
  /** A computer player's reply, after what was played on for it. */
  answer: { job: { ask: Ask; rounds: readonly (readonly number[])[] }; result: Answer };
  /** What a computer player wants played on. */
  trials: { job: { ask: Ask; trials: Trials }; result: number[] };
  /** A table played on, in so many worlds, for the survival meter. */
  meter: { job: { ask: MeterContext; worlds: Worlds }; result: number };
  /** The coming Director's turn, played so often. */
  threat: { job: { ask: ThreatContext; worlds: Worlds }; result: Threat };
  /** What might be answered, and what comes of it. */
  ideas: { job: { ask: AdviceContext }; result: Ideas };
  advice: { job: { ask: AdviceContext; trials: AdviceTrials }; result: boolean[][] };
  /** A slice of a sum. */
  slice: { job: { slice: Slice }; result: Found };
}

export type Job = { [K in keyof Work]: { kind: K } & Work[K]['job'] }[keyof Work];
export type ResultOf<J extends Job> = Work[J['kind']]['result'];

/** The same in a thread and in a test. */
export function work(job: Job): ResultOf<Job> {
  switch (job.kind) {
    case 'answer':
      return answerAfter(job.ask, job.rounds);
    case 'trials':
      return playTrials(job.ask, job.trials);
    case 'meter':
      return livedIn(job.ask, job.worlds);
    case 'threat':
      return threatIn(job.ask, job.worlds);
    case 'ideas':
      return ideasFor(job.ask);
    case 'advice':
      return triedOut(job.ask, job.trials);
    case 'slice':
      return playSlice(job.slice);
  }
}
