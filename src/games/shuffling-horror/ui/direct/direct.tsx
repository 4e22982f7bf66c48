import { render } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Preset } from '../../../../rules/shuffling-horror/index.ts';
import { DIRECT_IT } from '../../../../text/rooms/direct-it.ts';
import { SET_UP } from '../../../../text/rooms/set-up.ts';
import { Booth } from '../../../../ui/set-up/booth.tsx';
import { BoothDial } from '../../../../ui/set-up/booth-dial.tsx';
import { unmade } from '../../../../ui/set-up/unmade.ts';
import type { DeckOnShow } from '../../app/ports/catalogue.ts';
import type { DirectChoice, DirectPort } from '../../app/ports/direct.ts';
import { Films } from '../set-up/films.tsx';
import { SeatPlayerSlot } from '../set-up/seat-player.tsx';

const { seats: seatWords, tempers, rules, rate, ticket } = SET_UP;
const PRESETS: readonly Preset[] = ['plain', 'uncut', 'grindhouse'];

export interface DirectProps extends DirectPort {
  films: readonly DeckOnShow[];
  last: DirectChoice;
  /** A movie that was left would end. */
  ends: boolean;
  onStart(choice: DirectChoice): void;
  onLeave(): void;
}

/** The other chair: who is to be frightened, and by which rules. */
function Direct({ films, last, ends, onStart, onLeave, ...port }: DirectProps) {
  const [choice, setChoice] = useState(last);
  const { deck, seats, temper } = choice;
  const film = films.find((it) => it.deck === deck) ?? (films[0] as DeckOnShow);
  const poster = useMemo(() => {
    const billed = seats.map((player) => (player === 'you' ? seatWords.you : tempers[player].name));
    return unmade(film, billed, ticket.directs);
  }, [film, seats]);
  return (
    <Booth
      title={DIRECT_IT.title}
      aside={DIRECT_IT.aside}
      poster={poster}
      films={<Films films={films} picked={deck} onPick={(it) => setChoice({ ...choice, deck: it })} />}
      roll={DIRECT_IT.roll}
      ends={ends}
      onRoll={() => onStart(choice)}
      dials={<Dials choice={choice} port={port} onSet={setChoice} />}
      unusual={seats.filter((player) => player !== temper).length}
      behind={<Cast choice={choice} port={port} onSet={setChoice} />}
      onLeave={onLeave}
    >
      <p class="booth-note">
        {DIRECT_IT.goal} {DIRECT_IT.fair}
      </p>
      {seats.includes('you') && <p class="booth-note">{SET_UP.level.both}</p>}
    </Booth>
  );
}

interface CastProps {
  choice: DirectChoice;
  port: DirectPort;
  onSet: (choice: DirectChoice) => void;
}

function Dials({ choice, port, onSet }: CastProps) {
  const { seats, temper, preset } = choice;
  const counts = Array.from({ length: port.mostSeats - port.fewestSeats + 1 }, (_, i) => port.fewestSeats + i);
  return (
    <>
      <BoothDial
        label={DIRECT_IT.seats}
        group="seats"
        values={counts}
        nameOf={String}
        value={seats.length}
        onTurn={(count) => onSet(port.withSeats(choice, count))}
        stands={rate.otherSeats(seats.length)}
        line={ticket.seats(seats.length, seats.filter((player) => player === 'you').length)}
      />
      <BoothDial
        label={DIRECT_IT.temper}
        group="temper"
        values={port.tempers}
        nameOf={(it) => tempers[it].name}
        value={temper}
        onTurn={(it) => onSet(port.withTemper(choice, it))}
        stands={tempers[temper].name}
        line={seatWords.costar(tempers[temper].name, tempers[temper].line)}
      />
      <BoothDial
        label={DIRECT_IT.rules}
        group="rules"
        values={PRESETS}
        nameOf={(it) => rules[it].name}
        value={preset}
        onTurn={(it) => onSet({ ...choice, preset: it })}
        stands={rules[preset].name}
        line={rules[preset].line}
      />
    </>
  );
}

/** Who plays whom. */
function Cast({ choice, port, onSet }: CastProps) {
  return (
    <section aria-labelledby="direct-cast">
      <h2 id="direct-cast">{seatWords.who}</h2>
      <ul class="seat-tiles">
        {choice.seats.map((player, seat) => (
          <li key={seat} class={player === 'you' ? 'seat-tile yours' : 'seat-tile'}>
            <span class="seat-name">{seatWords.seat(seat)}</span>
            <SeatPlayerSlot
              seat={seat}
              player={player}
              tempers={port.tempers}
              onSet={(it) => onSet(port.withPlayer(choice, seat, it))}
            />
          </li>
        ))}
      </ul>
      <p class="set-up-note">{DIRECT_IT.alone}</p>
    </section>
  );
}

export function mountDirect(house: HTMLElement, props: DirectProps): () => void {
  render(<Direct {...props} />, house);
  return () => render(null, house);
}
