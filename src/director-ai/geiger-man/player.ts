import type { Prompt, Reply, View } from '../../rules/geiger-man/index.ts';

/** A number in [0, 1) from the player's own stream, never the show's. */
export type Chance = () => number;

/** Who plays the Girl: it may look at its view, knows its prompt and its own chance, and nothing else. */
export interface Player {
  name: string;
  decide(look: () => View, prompt: Prompt, chance: Chance): Reply;
}

export const anyOf = <T>(list: readonly T[], chance: Chance): T => list[Math.floor(chance() * list.length)] as T;

export type Of<T extends Reply['type']> = Extract<Reply, { type: T }>;
/** The replies of one type. */
export const only = <T extends Reply['type']>(replies: readonly Reply[], type: T): Of<T>[] =>
  replies.filter((reply): reply is Of<T> => reply.type === type);

/** The one that is worth most, the first of several. */
export function best<T>(list: readonly T[], worth: (it: T) => number): T | undefined {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const it of list) {
    const n = worth(it);
    if (n > most) {
      most = n;
      found = it;
    }
  }
  return found;
}
