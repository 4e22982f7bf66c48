import type { Prompt, Reply, View } from '../../rules/stand-in/index.ts';
import type { Memory } from './belief/read.ts';
import type { Trace } from './reasons.ts';

/** A number in [0, 1) from the player's own stream, never the game's. */
export type Chance = () => number;

/** What a seat keeps of earlier prompts of the same game, and who is told its reasons; both may be left out. */
export interface Desk {
  memory?: Memory;
  tell?: (why: Trace) => void;
}

/** Who sits in a chair: it may look at its own view, knows its prompt and its own chance, and nothing else. */
export interface Player {
  name: string;
  decide(look: () => View, prompt: Prompt, chance: Chance, desk?: Desk): Reply;
}

export const anyOf = <T>(list: readonly T[], chance: Chance): T => list[Math.floor(chance() * list.length)] as T;
