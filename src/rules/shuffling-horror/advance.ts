import { resumeTop } from '../kernel/beats.ts';
import { IllegalReply, listedReply, textOf } from '../kernel/replies.ts';
import { STEPS } from './beats/table.ts';
import type { MovieEvent } from './model/events.ts';
import type { Movie, Survivor } from './model/movie.ts';
import type { PowerSplit, Prompt, PromptOf, Reply } from './model/prompts.ts';
import { handPlan } from './queries/spoints.ts';
import { survivorById } from './queries/survivors.ts';

export const promptOf = (m: Movie): Prompt | null => m.prompt;

/** The one door: answers the open prompt and runs on to the next. Refuses a bad or stale reply, the movie unchanged. */
export function advance(m: Movie, reply: unknown, promptNumber?: number): MovieEvent[] {
  const checked = checkReply(m, reply, promptNumber);
  const events: MovieEvent[] = [];
  m.events = events;
  goOn(m, checked);
  m.events = null;
  return events;
}

/** The same without events: for playouts and measurements. */
export function advanceQuietly(m: Movie, reply: unknown): void {
  goOn(m, checkReply(m, reply, undefined));
}

function goOn(m: Movie, reply: Reply): void {
  m.n++;
  resumeTop(m, STEPS, reply);
}

function checkReply(m: Movie, reply: unknown, promptNumber: number | undefined): Reply {
  const { prompt } = m;
  if (prompt === null) throw new IllegalReply(null, 'the movie is over');
  if (promptNumber !== undefined && promptNumber !== prompt.n) {
    throw new IllegalReply(prompt, `the reply is for prompt ${promptNumber}`);
  }
  const listed = listedReply(prompt.replies, reply);
  return listed ?? splitReply(m, prompt, reply);
}

/** R12.3: a payment split by hand is not listed; it is a listed amount whose power part names its seats. */
function splitReply(m: Movie, prompt: Prompt, reply: unknown): Reply {
  const text = textOf(reply);
  if (text === null) throw new IllegalReply(prompt, 'a reply must be a plain object');
  const { power, ...plain } = reply as { power?: PowerSplit };
  const listed = power === undefined ? null : listedReply(prompt.replies, plain);
  if (listed === null) {
    throw new IllegalReply(prompt, `${text.slice(0, 200)} is not one of its replies`);
  }
  if (listed.type !== 'spend' && listed.type !== 'flail' && listed.type !== 'negate') {
    throw new IllegalReply(prompt, `a ${listed.type} reply takes no split`);
  }
  const { survivor, refused } = prompt as PromptOf<'spend' | 'answer'>;
  const s = survivorById(m, survivor) as Survivor;
  const amount = listed.type === 'negate' ? (prompt as PromptOf<'answer'>).damage : listed.amount;
  const plan = handPlan(m, s, amount, refused, power as PowerSplit);
  if (typeof plan === 'string') throw new IllegalReply(prompt, plan);
  return { ...listed, power: power as PowerSplit };
}
