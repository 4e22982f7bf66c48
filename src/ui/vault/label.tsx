import type { ComponentChildren } from 'preact';
import type { PaintCard } from '../../games/shuffling-horror/app/ports/places.ts';
import type { KeptMovie } from '../../app/ports/vault.ts';
import { shortName } from '../../text/cards/names.ts';
import { VAULT } from '../../text/rooms/vault.ts';
import { StillPicture } from './still.tsx';

interface Props {
  movie: KeptMovie;
  paint: PaintCard;
  /** In place of the name: while it is being written. */
  head?: ComponentChildren;
}

/** What stands on a can: picture, name, how far it has come, who lives, and when it was put away. */
export function Label({ movie, paint, head }: Props) {
  const { name, date, bill, reel, round, still } = movie;
  const cast = VAULT.castOf(still.cast.map(shortName));
  return (
    <>
      <StillPicture still={still} paint={paint} words={VAULT.picture} />
      <div class="can-words">
        {head ?? <h3>{name}</h3>}
        <p class="can-where">{VAULT.where(reel, round)}</p>
        <p class="can-cast">{cast}</p>
        <p class="can-bill">{bill}</p>
        {date !== null && <p class="can-date">{VAULT.date(date)}</p>}
      </div>
    </>
  );
}
