import { type BeatShape, type Machine, runToPrompt, type StepTable } from './beats.ts';
import { hashOf } from './hash.ts';

interface Listening<E> {
  events: E[] | null;
}

/** Everything that matters of a game in play: the prompt follows from it, and nobody listens to a saved one. */
export type Saved<M> = Omit<M, 'prompt' | 'events'>;

export interface Saving<M> {
  toJSON(m: M): Saved<M>;
  fromJSON(state: Saved<M>): M;
  hash(m: M): string;
}

/** How a game becomes plain data and goes on from it, in the middle of anything. Whether data is to be trusted is the storage room's to say. */
export function savingOf<
  B extends BeatShape,
  P extends { replies: readonly unknown[] },
  M extends Machine<B, P> & Listening<unknown>,
>(steps: StepTable<B, P>, clone: (m: M) => M): Saving<M> {
  const toJSON = (m: M): Saved<M> => {
    const { prompt: _prompt, events: _events, ...state } = clone(m);
    return state;
  };
  return {
    toJSON,
    fromJSON(state) {
      const m = clone({ ...state, prompt: null, events: null } as unknown as M);
      runToPrompt(m, steps);
      return m;
    },
    hash: (m) => hashOf(toJSON(m)),
  };
}
