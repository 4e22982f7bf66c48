import type { PaintCard } from '../../../../app/ports/almanac.ts';
import { shortName } from '../../../../text/cards/names.ts';
import { SET_UP } from '../../../../text/rooms/set-up.ts';
import type { SeatPlayer, SetUpPort, SetUpState } from '../../app/ports/set-up.ts';
import { Portrait } from './portrait.tsx';
import { SeatPlayerSlot } from './seat-player.tsx';

const { seats: words, tempers } = SET_UP;

interface Props {
  desk: SetUpPort;
  state: SetUpState;
  paint: PaintCard;
  onCast: (seat: number) => void;
}

/** Who plays each seat, and whom. */
export function Seats({ desk: model, state, paint, onCast }: Props) {
  const { seats } = state.setUp;
  const costars = model.tempers.filter((temper) => seats.includes(temper));
  return (
    <section aria-labelledby="set-up-seats">
      <h2 id="set-up-seats">{words.who}</h2>
      <ul class="seat-tiles">
        {seats.map((player, seat) => (
          <li key={seat} class={player === 'you' ? 'seat-tile yours' : 'seat-tile'}>
            <SeatTile seat={seat} player={player} desk={model} state={state} paint={paint} onCast={onCast} />
          </li>
        ))}
      </ul>
      {costars.length > 0 && (
        <p class="set-up-note">
          {costars.map((temper) => words.costar(tempers[temper].name, tempers[temper].line)).join(' ')}
        </p>
      )}
    </section>
  );
}

function SeatTile({ seat, player, desk: model, state, paint, onCast }: Props & { seat: number; player: SeatPlayer }) {
  const survivor = state.setUp.cast[seat] ?? null;
  const name = survivor === null ? words.drawn : shortName(survivor);
  return (
    <>
      <span class="seat-name">{words.seat(seat)}</span>
      <button type="button" class="seat-face" aria-label={words.choose(seat, name)} onClick={() => onCast(seat)}>
        <Portrait card={survivor} paint={paint} />
        <span class="seat-who">{name}</span>
      </button>
      <SeatPlayerSlot seat={seat} player={player} tempers={model.tempers} onSet={(it) => model.setPlayer(seat, it)} />
    </>
  );
}
