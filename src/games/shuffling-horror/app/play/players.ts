import type { Ask } from '../../../../director-ai/shuffling-horror/messages.ts';
import {
  chairOfSeat,
  DIRECTOR_CHAIR,
  hashText,
  type Movie,
  type Prompt,
  type Reply,
  seatAt,
  sideAt,
  table,
  viewOf,
} from '../../../../rules/shuffling-horror/index.ts';
import { YOU } from '../../../../storage/save.ts';
import type { Seating } from '../../kept.ts';
import { hasTurned } from './coat.ts';

export const isYours = ({ seats }: Seating, seat: number): boolean => seats[seat] === YOU;

/** The player sits on both sides of the camera. */
export const sitsOnBoth = ({ seats, director }: Seating): boolean => director === YOU && seats.includes(YOU);

/** The chair from which the player looks on: the first that is theirs; null: none is. */
export function onlooker({ seats, director }: Seating): number | null {
  const seat = seats.indexOf(YOU);
  if (seat >= 0) return chairOfSeat(seat);
  return director === YOU ? DIRECTOR_CHAIR : null;
}

/** Whether a person is asked, when so many replies have been given. Pod Players are the Director's, or a turncoat's own (R17.2). */
export function isHuman(seating: Seating, chair: number, given: number): boolean {
  const seat = seatAt(chair);
  if (seat !== null) return isYours(seating, seat);
  const side = sideAt(chair);
  return seating.director === YOU || (side !== 'director' && isYours(seating, side) && hasTurned(seating, given));
}

/** What needs no asking: the only reply there is, and favours between seats of the same person. */
export function answersItself(seating: Seating, movie: Movie, prompt: Prompt): Reply | null {
  if (prompt.replies.length === 1) return prompt.replies[0] ?? null;
  if (prompt.type !== 'lend' && prompt.type !== 'hand-over') return null;
  const asker = table.seatOf(movie, prompt.survivor);
  const asked = seatAt(prompt.to) ?? -1;
  if (!isYours(seating, asked) || !isYours(seating, asker)) return null;
  return prompt.replies.find((reply) => 'agree' in reply && reply.agree) ?? null;
}

/** The computer sees what a person sees, and its chance comes from the movie's seed and the prompt's number alone. */
export function askFor(seating: Seating, movie: Movie, prompt: Prompt): Ask {
  const seat = seatAt(prompt.to);
  return {
    view: JSON.stringify(viewOf(movie, prompt.to)),
    prompt,
    role: seat === null ? 'director' : 'cast',
    policy: (seat === null ? seating.director : seating.seats[seat]) ?? '',
    seed: hashText(`${movie.seed}/${prompt.n}`),
  };
}
