import { type BeatShape, type Machine, resumeTop, type StepTable } from './beats.ts';
import { IllegalReply, listedReply, textOf } from './replies.ts';

interface Numbered {
  n: number;
  type: string;
  replies: readonly object[];
}

/** A game in play: the machine, the prompts answered so far, and the events of the reply under way, null when nobody listens. */
export interface InPlay<B extends BeatShape, P extends Numbered, E> extends Machine<B, P> {
  n: number;
  events: E[] | null;
}

/** The listed reply that was meant; throws what is wrong with it, the game unchanged. */
export function checkedReply<P extends Numbered>(
  prompt: P | null,
  reply: unknown,
  promptNumber: number | undefined,
): P['replies'][number] {
  if (prompt === null) throw new IllegalReply(null, 'the game is over');
  if (promptNumber !== undefined && promptNumber !== prompt.n) {
    throw new IllegalReply(prompt, `the reply is for prompt ${promptNumber}`);
  }
  const listed = listedReply(prompt.replies, reply);
  if (listed !== null) return listed;
  const text = textOf(reply);
  const what = text === null ? 'a reply must be a plain object' : `${text.slice(0, 200)} is not one of its replies`;
  throw new IllegalReply(prompt, what);
}

export interface Door<M, E> {
  advance(m: M, reply: unknown, promptNumber?: number): E[];
  advanceQuietly(m: M, reply: unknown): void;
}

/**
 * The one door of a game: a checked reply goes to the step that asked. `instead` takes replies that any prompt may offer, and says
 * whether it did.
 */
export function doorOf<B extends BeatShape, P extends Numbered, E, M extends InPlay<B, P, E>>(
  steps: StepTable<B, P>,
  instead: (m: M, reply: P['replies'][number]) => boolean,
): Door<M, E> {
  const goOn = (m: M, reply: P['replies'][number]) => {
    m.n++;
    if (!instead(m, reply)) resumeTop(m, steps, reply);
  };
  return {
    advance(m, reply, promptNumber) {
      const checked = checkedReply(m.prompt, reply, promptNumber);
      const events: E[] = [];
      m.events = events;
      goOn(m, checked);
      m.events = null;
      return events;
    },
    advanceQuietly(m, reply) {
      goOn(m, checkedReply(m.prompt, reply, undefined));
    },
  };
}
