import { render } from 'preact';
import { useState } from 'preact/hooks';
import type { Preset } from '../../../../rules/shuffling-horror/index.ts';
import { DIRECT_IT } from '../../../../text/rooms/direct-it.ts';
import { SET_UP } from '../../../../text/rooms/set-up.ts';
import { Room } from '../../../../ui/kit/room.tsx';
import { Picks } from '../../../../ui/set-up/picks.tsx';
import type { CatalogueEntry } from '../../app/ports/catalogue.ts';
import type { DirectChoice, DirectPort } from '../../app/ports/direct.ts';
import { DoubleFeature } from '../kit/double-feature.tsx';
import { SeatPlayerSelect } from '../set-up/seat-player.tsx';
import '../../../../ui/set-up/set-up.css';
import { SeatStepper } from '../../../../ui/set-up/stepper.tsx';
import '../../../../ui/set-up/ticket.css';
import { useFirstFocus } from '../../../../ui/kit/use-first-focus.ts';

const PRESETS: readonly Preset[] = ['plain', 'uncut', 'grindhouse'];

export interface DirectProps extends DirectPort {
  movies: readonly CatalogueEntry[];
  last: DirectChoice;
  /** A movie that was left would end. */
  ends: boolean;
  onStart(choice: DirectChoice): void;
  onLeave(): void;
}

/** The other chair: who is to be frightened, and by which rules. */
function Direct({ movies, last, ends, onStart, onLeave, ...port }: DirectProps) {
  const [choice, setChoice] = useState(last);
  const roll = useFirstFocus<HTMLButtonElement>();
  return (
    <Room title={DIRECT_IT.title} aside={DIRECT_IT.aside} kind="set-up" onLeave={onLeave}>
      <div class="set-up-choices">
        <DoubleFeature movies={movies} picked={choice.deck} onPick={(deck) => setChoice({ ...choice, deck })} />
        <Cast choice={choice} port={port} onSet={setChoice} />
        <Picks
          title={DIRECT_IT.temper}
          group="temper"
          picked={choice.temper}
          onPick={(temper) => setChoice(port.withTemper(choice, temper))}
          picks={port.tempers.map((id) => ({ id, ...SET_UP.tempers[id] }))}
        />
        <Picks
          title={DIRECT_IT.rules}
          group="rules"
          picked={choice.preset}
          onPick={(preset) => setChoice({ ...choice, preset })}
          picks={PRESETS.map((id) => ({ id, ...SET_UP.rules[id] }))}
        />
      </div>
      <aside class="slip ticket" aria-label={SET_UP.ticket.title}>
        <p class="ticket-admit" aria-hidden="true">
          {DIRECT_IT.title}
        </p>
        <p class="ticket-lines">{DIRECT_IT.goal}</p>
        <p class="ticket-lines">{DIRECT_IT.fair}</p>
        <button ref={roll} type="button" class="roll-film" onClick={() => onStart(choice)}>
          {DIRECT_IT.roll}
        </button>
        {ends && <p class="ticket-ends">{SET_UP.ticket.ends}</p>}
      </aside>
    </Room>
  );
}

interface CastProps {
  choice: DirectChoice;
  port: DirectPort;
  onSet: (choice: DirectChoice) => void;
}

/** Who is in it, and who plays them. */
function Cast({ choice, port, onSet }: CastProps) {
  const { seats } = choice;
  return (
    <section aria-labelledby="direct-cast">
      <div class="set-up-head">
        <h2 id="direct-cast">{DIRECT_IT.seats}</h2>
        <SeatStepper
          words={SET_UP.seats}
          seats={seats.length}
          fewest={port.fewestSeats}
          most={port.mostSeats}
          onSet={(count) => onSet(port.withSeats(choice, count))}
        />
      </div>
      <ul class="seat-tiles">
        {seats.map((player, seat) => (
          <li key={seat} class={player === 'you' ? 'seat-tile yours' : 'seat-tile'}>
            <span class="seat-name">{SET_UP.seats.seat(seat)}</span>
            <SeatPlayerSelect
              seat={seat}
              player={player}
              tempers={port.tempers}
              onSet={(it) => onSet(port.withPlayer(choice, seat, it))}
            />
          </li>
        ))}
      </ul>
      <p class="set-up-note">{seats.includes('you') ? SET_UP.level.both : DIRECT_IT.alone}</p>
    </section>
  );
}

export function mountDirect(house: HTMLElement, props: DirectProps): () => void {
  render(<Direct {...props} />, house);
  return () => render(null, house);
}
