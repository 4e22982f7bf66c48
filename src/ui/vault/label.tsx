import type { ComponentChildren } from 'preact';
import type { KeptMovie } from '../../app/ports/vault.ts';
import { VAULT } from '../../text/rooms/vault.ts';
import { StillPicture } from '../kit/still.tsx';

interface Props {
  movie: KeptMovie;
  /** In place of the name: while it is being written. */
  head?: ComponentChildren;
}

/** What stands on a kept movie: picture, name, how far it has come, who lives, and when it was put away. */
export function Label({ movie, head }: Props) {
  const { name, date, bill, where, cast, still } = movie;
  return (
    <>
      <StillPicture paint={still} words={VAULT.picture} />
      <div class="movie-words">
        {head ?? <h3>{name}</h3>}
        <p class="movie-where">{where}</p>
        <p class="movie-cast">{cast}</p>
        <p class="movie-bill">{bill}</p>
        {date !== null && <p class="movie-date">{VAULT.date(date)}</p>}
      </div>
    </>
  );
}
