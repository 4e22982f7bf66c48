import type { Step } from '../../kernel/beats.ts';
import type { Beat } from '../model/beats.ts';
import type { Movie } from '../model/movie.ts';
import type { Prompt, Reply } from '../model/prompts.ts';

/** Every step of a beat, in reading order. */
export type Steps<B extends Beat> = { [S in B['step']]: Step<Movie, B, Beat, Prompt, Reply> };

/** A reply of a kind the step asked for; anything else was refused before it came here. */
export function as<T extends Reply['type']>(reply: Reply, type: T): Extract<Reply, { type: T }> {
  if (reply.type !== type) throw new Error(`Expected a ${type} reply, got ${reply.type}`);
  return reply as Extract<Reply, { type: T }>;
}
