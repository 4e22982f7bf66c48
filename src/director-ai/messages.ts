import { chanceFrom, type Prompt, type PublicView, type Reply } from '../rules/index.ts';
import type { Policy } from './policy.ts';
import { type Trace, traceOf } from './reasons.ts';
import { CASTS, DIRECTORS } from './registry.ts';

/** What a computer player is asked: the table as everybody sees it, the prompt, and who is to answer. */
export interface Ask {
  /** The public view as JSON: a worker shares no memory with the page, and text cannot smuggle any. */
  view: string;
  prompt: Prompt;
  role: 'director' | 'cast';
  policy: string;
  /** The policy's own chance, so that a resumed movie gets the same reply. */
  seed: string;
}

export interface AskMessage {
  id: number;
  ask: Ask;
}

export type AnswerMessage = { id: number; reply: Reply; trace: Trace | null } | { id: number; error: string };

const policyOf = ({ role, policy }: Ask): Policy => {
  const chairs = role === 'director' ? DIRECTORS : CASTS;
  const found = chairs[policy];
  if (found === undefined) throw new Error(`Nobody called "${policy}" plays the ${role}`);
  return found;
};

/** Told why a reply was given, before it is: by whoever weighs its options. */
export type Explain = (trace: Trace) => void;

/** The same in a worker and in the page. */
export function answerTo(ask: Ask, explain?: Explain): Reply {
  const view = JSON.parse(ask.view) as PublicView;
  const decision = policyOf(ask).decide(view, ask.prompt, chanceFrom(ask.seed));
  const trace = explain && ask.role === 'director' ? traceOf(ask.policy, view, ask.prompt, decision) : null;
  if (trace !== null) explain?.(trace);
  return decision.reply;
}
