import type { AskStep, Next, Step } from '../../kernel/beats.ts';
import type { Beat } from '../model/beats.ts';
import type { Prompt, Reply } from '../model/prompts.ts';
import type { Game } from '../model/state.ts';
import { isInPlay } from '../queries/ring.ts';
import { menuOf } from '../queries/talk.ts';

/** Every step of a beat, in reading order. */
export type Steps<B extends Beat> = { [S in B['step']]: Step<Game, B, Beat, Prompt, Reply> };

const DECLARE: Reply = { type: 'declare' };

/** What any prompt offers besides: the Stand-In may declare (SA19.4), a person may speak once (SA18.2). */
export function withExtras(m: Game, chair: number, replies: Reply[], inWindow = false): Reply[] {
  if (chair === m.human && !inWindow && !m.spoken && !m.options.silent && isInPlay(m, chair)) {
    replies.push(...menuOf(m, chair));
  }
  if (m.roles[chair] === 'stand-in' && isInPlay(m, chair)) replies.push(DECLARE);
  return replies;
}

interface Choice<B extends Beat> {
  /** The replies that the rules leave, declarations and talk apart. */
  list(m: Game, beat: B): Reply[];
  prompt(m: Game, beat: B, replies: readonly Reply[]): Prompt;
  /** Who is asked. */
  to(m: Game, beat: B): number;
  resume(m: Game, beat: B, reply: Reply): Next<Beat>;
  /** The way on where the list is empty. */
  none?: (m: Game, beat: B) => Next<Beat>;
}

/** SA19.1: a choice that makes itself where one reply is left. */
export function choice<B extends Beat>({
  list,
  to,
  prompt,
  resume,
  none,
}: Choice<B>): AskStep<Game, B, Beat, Prompt, Reply> {
  return {
    ask(m, beat) {
      const replies = list(m, beat);
      if (replies.length < 2) return null;
      return prompt(m, beat, withExtras(m, to(m, beat), replies));
    },
    resume,
    pass(m, beat) {
      const [only] = list(m, beat);
      if (only !== undefined) return resume(m, beat, only);
      if (none === undefined) throw new Error(`No legal reply at ${beat.kind}/${beat.step}`);
      return none(m, beat);
    },
  };
}

/** A reply of a kind the step asked for; anything else was refused before it came here. */
export function as<T extends Reply['type']>(reply: Reply, type: T): Extract<Reply, { type: T }> {
  if (reply.type !== type) throw new Error(`Expected a ${type} reply, got ${reply.type}`);
  return reply as Extract<Reply, { type: T }>;
}
