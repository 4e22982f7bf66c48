import { SET_UP } from '../../../../text/rooms/set-up.ts';
import { Slot } from '../../../../ui/lobby/slot.tsx';
import type { SeatPlayer, Temper } from '../../app/ports/set-up.ts';

const { seats: words, tempers: named } = SET_UP;

interface Props {
  seat: number;
  player: SeatPlayer;
  tempers: readonly Temper[];
  onSet: (player: SeatPlayer) => void;
}

/** Who plays a seat. */
export const SeatPlayerSlot = ({ seat, player, tempers, onSet }: Props) => (
  <Slot
    legend={words.player(seat)}
    group={`player-${seat}`}
    options={['you', ...tempers]}
    nameOf={(it) => (it === 'you' ? words.you : named[it].name)}
    value={player}
    onPick={onSet}
  />
);
