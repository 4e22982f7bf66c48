import type { View } from '../../rules/stand-in/index.ts';
import { chancesOf, type Standing } from './chances.ts';
import { type HintAsk, hintTrials, type Idea, ideasFor } from './hint/hint.ts';
import type { HintSlice } from './hint/reading.ts';
import { suspicionOf } from './hint/suspicion.ts';
import { type Answer, type Ask, answerTo } from './messages.ts';
import { type OddsSlice, oddsSlice } from './odds/odds.ts';
import type { Footage } from './rushes/footage.ts';
import { type MissedSlice, missedTrials } from './rushes/missed.ts';
import { type Rushes, rushesOf } from './rushes/rushes.ts';
import type { Worlds } from './worlds/play-on.ts';

/**
 * What a thread can be asked to do, and what comes of it. A job holds all that it is decided by, and is short: whoever wants more worlds asks
 * again for the next few.
 */
export interface Work {
  /** A computer seat's reply, with its reasons. */
  answer: { job: { ask: Ask }; result: Answer };
  /** What a person might reply, and what it scores in some worlds. */
  ideas: { job: { ask: HintAsk }; result: Idea[] };
  hint: { job: { ask: HintAsk; slice: HintSlice }; result: number[][] };
  /** The chances of a view, counted for some of the seats that may be the Stand-In; and whom advice suspects. */
  odds: { job: { view: View; slice: Worlds }; result: OddsSlice & { suspected: number[] } };
  /** A finished game, told; and a chance of the person's in it, tried in some worlds. */
  rushes: { job: { footage: Footage }; result: Rushes };
  missed: { job: { footage: Footage; slice: MissedSlice }; result: number[][] };
  /** A game as it stands, played to its end by computers in some worlds. */
  chances: { job: { standing: Standing; slice: Worlds }; result: number[] };
}

export type Job = { [K in keyof Work]: { kind: K } & Work[K]['job'] }[keyof Work];
export type ResultOf<J extends Job> = Work[J['kind']]['result'];

/** The same in a thread and in a test. */
export function work(job: Job): ResultOf<Job> {
  switch (job.kind) {
    case 'answer':
      return answerTo(job.ask);
    case 'ideas':
      return ideasFor(job.ask);
    case 'hint':
      return hintTrials(job.ask, job.slice.replies, job.slice.worlds);
    case 'odds':
      return { ...oddsSlice(job.view, job.slice.from, job.slice.to), suspected: suspicionOf(job.view) };
    case 'rushes':
      return rushesOf(job.footage);
    case 'missed':
      return missedTrials(job.footage, job.slice);
    case 'chances':
      return chancesOf(job.standing, job.slice);
  }
}
