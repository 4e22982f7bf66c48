import type { PaintCard } from '../../app/ports/places.ts';
import type { SeatPlayer, SetUpPort, SetUpState } from '../../app/ports/set-up.ts';
import { shortName } from '../../text/names.ts';
import { SET_UP } from '../../text/set-up.ts';
import { Portrait } from './portrait.tsx';

const { seats: words, tempers } = SET_UP;

interface Props {
  desk: SetUpPort;
  state: SetUpState;
  paint: PaintCard;
  onCast: (seat: number) => void;
}

/** How many seats, who plays each, and whom. */
export function Seats({ desk, state, paint, onCast }: Props) {
  const { seats } = state.setUp;
  const costars = desk.tempers.filter((temper) => seats.includes(temper));
  return (
    <section aria-labelledby="set-up-cast">
      <div class="set-up-head">
        <h2 id="set-up-cast">{words.title}</h2>
        <fieldset class="stepper">
          <legend class="unseen">{words.count}</legend>
          <button
            type="button"
            aria-label={words.fewer}
            disabled={seats.length <= desk.fewestSeats}
            onClick={() => desk.setSeats(seats.length - 1)}
          >
            –
          </button>
          <output aria-live="polite">
            <strong>{seats.length}</strong> {words.count.toLowerCase()}
          </output>
          <button
            type="button"
            aria-label={words.more}
            disabled={seats.length >= desk.mostSeats}
            onClick={() => desk.setSeats(seats.length + 1)}
          >
            +
          </button>
        </fieldset>
      </div>
      <ul class="seat-tiles">
        {seats.map((player, seat) => (
          <li key={seat} class={player === 'you' ? 'seat-tile yours' : 'seat-tile'}>
            <SeatTile seat={seat} player={player} desk={desk} state={state} paint={paint} onCast={onCast} />
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

function SeatTile({ seat, player, desk, state, paint, onCast }: Props & { seat: number; player: SeatPlayer }) {
  const survivor = state.setUp.cast[seat] ?? null;
  const name = survivor === null ? words.drawn : shortName(survivor);
  return (
    <>
      <span class="seat-name">{words.seat(seat)}</span>
      <button type="button" class="seat-face" aria-label={words.choose(seat, name)} onClick={() => onCast(seat)}>
        <Portrait card={survivor} paint={paint} />
        <span class="seat-who">{name}</span>
      </button>
      <select
        aria-label={words.player(seat)}
        value={player}
        onChange={(event) => desk.setPlayer(seat, event.currentTarget.value as SeatPlayer)}
      >
        <option value="you">{words.you}</option>
        {desk.tempers.map((temper) => (
          <option key={temper} value={temper}>
            {tempers[temper].name}
          </option>
        ))}
      </select>
    </>
  );
}
