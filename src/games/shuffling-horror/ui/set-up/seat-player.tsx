import { SET_UP } from '../../../../text/rooms/set-up.ts';
import type { SeatPlayer, Temper } from '../../app/ports/set-up.ts';

const { seats: words, tempers: named } = SET_UP;

interface Props {
  seat: number;
  player: SeatPlayer;
  tempers: readonly Temper[];
  onSet: (player: SeatPlayer) => void;
}

/** Who plays a seat. */
export function SeatPlayerSelect({ seat, player, tempers, onSet }: Props) {
  return (
    <select
      aria-label={words.player(seat)}
      value={player}
      onChange={(event) => onSet(event.currentTarget.value as SeatPlayer)}
    >
      <option value="you">{words.you}</option>
      {tempers.map((temper) => (
        <option key={temper} value={temper}>
          {named[temper].name}
        </option>
      ))}
    </select>
  );
}
