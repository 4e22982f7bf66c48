import { Recording } from '../../src/games/shuffling-horror/app/play/recording.ts';
import type { Seating } from '../../src/games/shuffling-horror/kept.ts';
import { chanceFrom, type DeckId, promptOf } from '../../src/rules/shuffling-horror/index.ts';
import { YOU } from '../../src/storage/save.ts';

export const YOURS: Seating = { seats: [YOU, YOU, YOU], director: 'feature' };

/** A movie after so many replies, given without sense; or at its end. */
export function started(seed: string, seating: Seating, replies: number, deck: DeckId = 'roswell-51'): Recording {
  const config = { seed, seats: seating.seats.length, deck };
  const { recording } = Recording.start({ config, seating, mode: { kind: 'feature' }, openingReplies: [] });
  const chance = chanceFrom(seed);
  for (let i = 0; i < replies; i++) {
    const prompt = promptOf(recording.movie);
    const reply = prompt?.replies[Math.floor(chance() * prompt.replies.length)];
    if (prompt === null || reply === undefined) break;
    recording.submit(reply);
  }
  return recording;
}
