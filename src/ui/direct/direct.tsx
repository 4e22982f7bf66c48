import { render } from 'preact';
import { useState } from 'preact/hooks';
import type { OnBill } from '../../app/ports/bill.ts';
import type { DirectChoice } from '../../app/ports/direct.ts';
import type { Preset } from '../../rules/index.ts';
import { DIRECT_IT } from '../../text/direct-it.ts';
import { SET_UP } from '../../text/set-up.ts';
import { DoubleFeature } from '../double-feature.tsx';
import { Room } from '../room.tsx';
import { Picks } from '../set-up/picks.tsx';
import '../set-up/set-up.css';
import '../set-up/ticket.css';
import { useFirstFocus } from '../use-first-focus.ts';

const SEATS = [2, 3, 4, 6, 8, 12];
const PRESETS: readonly Preset[] = ['plain', 'uncut', 'grindhouse'];

export interface DirectProps {
  movies: readonly OnBill[];
  last: DirectChoice;
  tempers: readonly DirectChoice['temper'][];
  /** A movie that was left would end. */
  ends: boolean;
  onStart(choice: DirectChoice): void;
  onLeave(): void;
}

/** The other chair: who is to be frightened, and by which rules. */
function Direct({ movies, last, tempers, ends, onStart, onLeave }: DirectProps) {
  const [choice, setChoice] = useState(last);
  const roll = useFirstFocus<HTMLButtonElement>();
  return (
    <Room title={DIRECT_IT.title} aside={DIRECT_IT.aside} kind="set-up" onLeave={onLeave}>
      <div class="set-up-choices">
        <DoubleFeature movies={movies} picked={choice.deck} onPick={(deck) => setChoice({ ...choice, deck })} />
        <Picks
          title={DIRECT_IT.seats}
          group="seats"
          picked={String(choice.seats)}
          onPick={(seats) => setChoice({ ...choice, seats: Number(seats) })}
          picks={SEATS.map((n) => ({ id: String(n), name: DIRECT_IT.seat(n), line: DIRECT_IT.seatLine[n] ?? '' }))}
        />
        <Picks
          title={DIRECT_IT.temper}
          group="temper"
          picked={choice.temper}
          onPick={(temper) => setChoice({ ...choice, temper })}
          picks={tempers.map((id) => ({ id, ...SET_UP.tempers[id] }))}
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

export function hangDirect(house: HTMLElement, props: DirectProps): () => void {
  render(<Direct {...props} />, house);
  return () => render(null, house);
}
