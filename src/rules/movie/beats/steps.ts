import type { Step } from '../../kernel/beats.ts';
import type { Beat } from '../model/beats.ts';
import type { Movie } from '../model/movie.ts';
import type { Actor, Prompt, Reply } from '../model/prompts.ts';
import { MOST_SEATS, type Side } from '../model/vocabulary.ts';

/** Every step of a beat, in reading order. */
export type Steps<B extends Beat> = { [S in B['step']]: Step<Movie, B, Beat, Prompt, Reply> };

/** The one who answers for a side of the aliens. */
export const actorOf = (side: Side): Actor => (side === 'director' ? side : { pod: side });

const SEATED: readonly Actor[] = Array.from({ length: MOST_SEATS }, (_, seat) => ({ seat }));
/** The one who answers for a seat. */
export const seated = (seat: number): Actor => SEATED[seat] as Actor;

/** A reply of a kind the step asked for; anything else was refused before it came here. */
export function as<T extends Reply['type']>(reply: Reply, type: T): Extract<Reply, { type: T }> {
  if (reply.type !== type) throw new Error(`Expected a ${type} reply, got ${reply.type}`);
  return reply as Extract<Reply, { type: T }>;
}
