import type { Ask, Explain } from '../director-ai/messages.ts';
import { type Actor, hashText, type Movie, type Prompt, publicView, type Reply, table } from '../rules/index.ts';
import { type Seating, YOU } from '../storage/save.ts';

/** Who answers for computer seats and the Director. */
export interface Players {
  /** In a thread of their own; may fail or never answer. */
  worker(ask: Ask, explain: Explain): Promise<Reply>;
  /** The same policy in the page. */
  inPage(ask: Ask, explain: Explain): Reply | Promise<Reply>;
}

export interface Answered {
  reply: Reply;
  /** The worker did not answer in time, or at all. */
  late: boolean;
}

/** A decision takes milliseconds: a worker that is silent this long has died. */
const PATIENCE_MS = 4000;

export const isYours = ({ seats }: Seating, seat: number): boolean => seats[seat] === YOU;

/** Whether a person is asked. Pod Players are the Director's to play (R17.2). */
export const isHuman = (seating: Seating, to: Actor): boolean =>
  typeof to === 'object' && 'seat' in to ? isYours(seating, to.seat) : seating.director === YOU;

/** What needs no asking: the only reply there is, and favours between seats of the same person. */
export function answersItself(seating: Seating, movie: Movie, prompt: Prompt): Reply | null {
  if (prompt.replies.length === 1) return prompt.replies[0] ?? null;
  if (prompt.type !== 'lend' && prompt.type !== 'hand-over') return null;
  const asker = prompt.survivor === undefined ? -1 : table.seatOf(movie, prompt.survivor);
  if (!isHuman(seating, prompt.to) || !isYours(seating, asker)) return null;
  return prompt.replies.find((reply) => 'agree' in reply && reply.agree) ?? null;
}

/** The computer sees what a person sees, and its chance comes from the movie's seed and the prompt's number alone. */
export function askFor(seating: Seating, movie: Movie, prompt: Prompt): Ask {
  const seat = typeof prompt.to === 'object' && 'seat' in prompt.to ? prompt.to.seat : null;
  return {
    view: JSON.stringify(publicView(movie)),
    prompt,
    role: seat === null ? 'director' : 'cast',
    policy: (seat === null ? seating.director : seating.seats[seat]) ?? '',
    seed: hashText(`${movie.seed}/${prompt.n}`),
  };
}

export async function answered(
  players: Players,
  ask: Ask,
  explain: Explain,
  patience = PATIENCE_MS,
): Promise<Answered> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience);
  });
  try {
    const reply = await Promise.race([players.worker(ask, explain), late]);
    if (reply !== null) return { reply, late: false };
  } catch {
    // fall through: the page answers for it
  } finally {
    clearTimeout(timer);
  }
  return { reply: await players.inPage(ask, explain), late: true };
}
