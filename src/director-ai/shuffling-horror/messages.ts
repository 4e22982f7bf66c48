import { chanceFrom, type Prompt, type Reply, type View } from '../../rules/shuffling-horror/index.ts';
import { type Trace, traceOf } from './director/reasons.ts';
import type { Trials } from './director/search.ts';
import type { Decision } from './policy.ts';
import { CASTS, DIRECTORS, type DirectorPolicy } from './registry.ts';

/** What a computer player is asked: the table as its chair sees it, the prompt, and who is to answer. */
export interface Ask {
  /** Its chair's view as JSON: a worker shares no memory with the page, and text cannot smuggle any. */
  view: string;
  prompt: Prompt;
  role: 'director' | 'cast';
  policy: string;
  /** The policy's own chance, so that a resumed movie gets the same reply. */
  seed: string;
}

const policyOf = ({ role, policy }: Ask): DirectorPolicy => {
  const chairs: Record<string, DirectorPolicy> = role === 'director' ? DIRECTORS : CASTS;
  const found = chairs[policy];
  if (found === undefined) throw new Error(`Nobody called "${policy}" plays the ${role}`);
  return found;
};

/** Told why a reply was given, before it is: by whoever weighs its options. */
export type Explain = (trace: Trace) => void;

/** The same in a thread and in the page. */
export function answerTo(ask: Ask, explain?: Explain): Reply {
  const view = JSON.parse(ask.view) as View;
  const decision = policyOf(ask).decide(view, ask.prompt, chanceFrom(ask.seed));
  const trace = explain === undefined ? null : traceFor(ask, view, decision);
  if (trace !== null) explain?.(trace);
  return decision.reply;
}

/** A reply with its reasons; or what else has to be played on first, beside what was. */
export type Answer = { reply: Reply; trace: Trace | null } | { wanted: Trials };

/** The same reply, whoever plays on: what comes of each round is handed in by whoever had it played. */
export function answerAfter(ask: Ask, rounds: readonly (readonly number[])[]): Answer {
  const view = JSON.parse(ask.view) as View;
  const policy = policyOf(ask);
  const chance = chanceFrom(ask.seed);
  if (policy.searching === undefined) return told(ask, view, policy.decide(view, ask.prompt, chance));
  const search = policy.searching.begin(view, ask.prompt, chance);
  let step = search.next();
  for (const doomed of rounds) if (!step.done) step = search.next(doomed);
  return step.done ? told(ask, view, step.value) : { wanted: step.value };
}

/** A round, or a part of it. */
export const playTrials = (ask: Ask, trials: Trials): number[] =>
  policyOf(ask).searching?.play(JSON.parse(ask.view) as View, trials) ?? [];

const told = (ask: Ask, view: View, decision: Decision): Answer => ({
  reply: decision.reply,
  trace: traceFor(ask, view, decision),
});

const traceFor = (ask: Ask, view: View, decision: Decision): Trace | null =>
  ask.role === 'director' ? traceOf(ask.policy, view, ask.prompt, decision) : null;
