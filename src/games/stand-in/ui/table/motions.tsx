import type { Flight, Motion } from '../../app/ports/show.ts';
import type { TableModel } from '../../app/ports/table.ts';
import { backFrame, momentFile } from '../../art.ts';
import { CARDS } from '../../text/cards.ts';
import { CardFace } from '../kit/card.tsx';
import { Picture } from '../kit/picture.tsx';
import { placeAt, placed, seatAt } from './ellipse.ts';

/** What moves while an event is on: nothing differs by what the player may not know (SA17.8). */
export function Motions({ table, motion }: { table: TableModel; motion: Motion }) {
  const { id, flights, shown, ms, moment } = motion;
  return (
    <div class="si-motions" key={id}>
      {flights.map((flight, i) => (
        <Flying key={i} table={table} flight={flight} ms={ms} />
      ))}
      {shown !== null && (
        <div class={`si-shown${shown.isSecret ? ' secret' : ''}`} style={placed(below(seatAt(table, shown.chair).y))}>
          {shown.cards.map((card, i) => (
            <CardFace key={i} card={card} />
          ))}
          <span class="unseen">{shown.cards.map((card) => CARDS[card].name).join(', ')}</span>
        </div>
      )}
      {moment !== null && (
        <img
          class="si-moment"
          src={`./assets/art/${momentFile(moment)}.webp`}
          alt=""
          style={{ animationDuration: `${ms}ms` }}
        />
      )}
    </div>
  );
}

/** In the middle, so that it covers nobody whose cards they are. */
const below = (y: number) => ({ x: 50, y: y > 50 ? 34 : 62 });

function Flying({ table, flight, ms }: { table: TableModel; flight: Flight; ms: number }) {
  const { from, to, card, back, isPushed } = flight;
  const [a, b] = [placeAt(table, from), placeAt(table, to)];
  const style = {
    '--x0': `${a.x}%`,
    '--y0': `${a.y}%`,
    '--x1': `${b.x}%`,
    '--y1': `${b.y}%`,
    animationDuration: `${ms * 0.82}ms`,
  };
  return (
    <div class={`si-flying${isPushed ? ' pushed' : ''}`} style={style} aria-hidden="true">
      {card === null ? <Picture sheet="cards" frame={backFrame(back)} class="clear" /> : <CardFace card={card} />}
    </div>
  );
}
