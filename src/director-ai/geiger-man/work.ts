import { chanceFrom, type Prompt, type Reply, type View } from '../../rules/geiger-man/index.ts';
import { PLAYERS } from './registry.ts';
import { type Found, playSlice, type Slice } from './simulation/sums.ts';

/** A computer Girl's reply: to what she sees and is asked, by her name and her own chance. */
export interface Turn {
  /** The view as JSON: a thread shares no memory with the page, and text cannot smuggle any. */
  view: string;
  prompt: Prompt;
  player: string;
  seed: string;
}

/** What a thread can be asked to do. A job holds all that it is decided by, and is short. */
export type Job = { kind: 'answer'; turn: Turn } | { kind: 'slice'; slice: Slice };
export type ResultOf<J extends Job> = { answer: Reply; slice: Found }[J['kind']];

/** The same in a thread and in a test. */
export function work(job: Job): ResultOf<Job> {
  return job.kind === 'answer' ? answerTo(job.turn) : playSlice(job.slice);
}

function answerTo({ view, prompt, player, seed }: Turn): Reply {
  const table = JSON.parse(view) as View;
  const girl = PLAYERS[player];
  if (girl === undefined) throw new Error(`Nobody called "${player}" plays the Girl`);
  return girl.decide(() => table, prompt, chanceFrom(seed));
}
