import { chanceFrom, type Prompt, type PublicView, type Reply } from '../rules/index.ts';
import type { Policy } from './policy.ts';
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

export type AnswerMessage = { id: number; reply: Reply } | { id: number; error: string };

const policyOf = ({ role, policy }: Ask): Policy => {
  const chairs = role === 'director' ? DIRECTORS : CASTS;
  const found = chairs[policy];
  if (found === undefined) throw new Error(`Nobody called "${policy}" plays the ${role}`);
  return found;
};

/** The same in a worker and in the page. */
export const answerTo = (ask: Ask): Reply =>
  policyOf(ask).decide(JSON.parse(ask.view) as PublicView, ask.prompt, chanceFrom(ask.seed)).reply;
