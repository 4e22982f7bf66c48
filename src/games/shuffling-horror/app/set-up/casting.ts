import { type CardId, startMovie } from '../../../../rules/shuffling-horror/index.ts';
import type { SetUp } from '../ports/set-up.ts';

/**
 * The top of the survivor pile, so that each seat draws whom it was promised (R2.2); null where all are drawn. Seats without a
 * promise get whom the seed would have sent, as far as nobody was promised them.
 */
export function castFor({ seed, cast, deck }: Pick<SetUp, 'seed' | 'cast' | 'deck'>): CardId[] | null {
  if (cast.every((survivor) => survivor === null)) return null;
  const others = pileOf(seed, deck).filter((survivor) => !cast.includes(survivor));
  return cast.map((survivor) => survivor ?? (others.shift() as CardId));
}

/** The survivors as the seed shuffles them: with all seats taken, everybody is drawn. */
const pileOf = (seed: string, deck: string): CardId[] =>
  startMovie({ seed, seats: 12, deck })
    .events.flatMap((event) => (event.type === 'survivor-joined' ? [event.survivor] : []))
    .slice(0, 12);
