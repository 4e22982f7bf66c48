import type { Prompt, Reply, View } from '../../rules/geiger-man/index.ts';
import { candidates } from './candidates.ts';
import { goalOf, INTENTS, type Intent } from './intents.ts';
import { byThumb } from './thumb.ts';

/** A way to go on: a reply, by its place in the prompt (the same in every world), and what she is about where it walks. */
export interface Arm {
  at: number;
  intent: Intent | null;
}

const walks = (reply: Reply): boolean =>
  reply.type === 'step' || (reply.type === 'play' && (reply.card === 'steps' || reply.card === 'run'));

/** Those that lead somewhere, each place once. */
function intentsFor(view: View): Intent[] {
  const goals = new Set<string | null>();
  return INTENTS.filter((intent) => {
    const goal = goalOf(view, intent);
    if (goals.has(goal) || (goal === null && intent !== 'rest')) return false;
    goals.add(goal);
    return true;
  });
}

/** One reply with all that she may be about after it. */
export function waysOf(view: View, prompt: Prompt, reply: Reply): Arm[] {
  const at = prompt.replies.indexOf(reply);
  return walks(reply) ? intentsFor(view).map((intent) => ({ at, intent })) : [{ at, intent: null }];
}

/** Candidates by exact odds, with what the rule of thumb would reply among them; one: there is nothing to think about. */
export function armsOf(view: View, prompt: Prompt): Arm[] {
  const thumb = byThumb(view, prompt);
  const replies = candidates(view, prompt);
  if (!replies.includes(thumb)) replies.push(thumb);
  if (replies.length < 2) return [{ at: prompt.replies.indexOf(thumb), intent: null }];
  return replies.flatMap((reply) => waysOf(view, prompt, reply));
}
