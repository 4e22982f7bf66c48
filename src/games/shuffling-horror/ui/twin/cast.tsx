import { CARD_LABELS } from '../../../../text/cards/cards.ts';
import { inLine } from '../../../../text/cards/names.ts';
import { UI } from '../../../../text/play/ui.ts';
import type { SeatOnTable, SurvivorOnTable } from '../../app/ports/table.ts';
import { capital, survivorNotes } from '../../app/ports/table-words.ts';
import { dangerWords } from '../../app/ports/threat-words.ts';
import { Card } from './card.tsx';
import { ThrongItems } from './throngs.tsx';
import type { TwinProps } from './twin-props.ts';

export function Cast(props: TwinProps) {
  return (
    <section class="twin-cast" aria-label={UI.tableParts.cast}>
      <h2>{UI.tableParts.cast}</h2>
      <ul class="seats">
        {props.table.seats.map((seat) => (
          <Seat key={seat.seat} seat={seat} props={props} />
        ))}
      </ul>
    </section>
  );
}

function Seat({ seat, props }: { seat: SeatOnTable; props: TwinProps }) {
  const notes = [
    seat.yours ? UI.seatYours : UI.seatComputer,
    seat.acting ? UI.seatActing : '',
    seat.eliminated ? UI.seatOut : '',
    seat.pod ? UI.seatPod(props.table.deck) : '',
    UI.power(seat.power),
  ].filter((note) => note !== '');
  const id = `seat-${seat.seat}`;
  return (
    <li>
      <section class={seat.acting ? 'seat acting' : 'seat'} aria-labelledby={id}>
        <h3 id={id}>
          {UI.seat(seat.seat)} <span>{notes.join(' · ')}</span>
        </h3>
        <ul class="pool">
          {seat.pool.map((survivor) => (
            <Survivor key={survivor.card.id} survivor={survivor} props={props} />
          ))}
        </ul>
        {seat.throngs.length > 0 && (
          <ul class="throngs">
            <ThrongItems throngs={seat.throngs} props={props} />
          </ul>
        )}
      </section>
    </li>
  );
}

function Survivor({ survivor, props }: { survivor: SurvivorOnTable; props: TwinProps }) {
  const { card, stats, rest, stars, held, place, probed, stunned, asked } = survivor;
  const { deck } = props.table;
  const danger = dangerWords(props.threat, card.id);
  const notes = [
    UI.rest(rest),
    stars > 0 ? UI.stars(stars) : '',
    held.length === 0 ? UI.emptyHands : '',
    place === null ? '' : UI.inPlace(inLine(place)),
    probed ? UI.probed(deck) : '',
    stunned ? UI.stunned : '',
  ].filter((note) => note !== '');
  return (
    <li class={asked ? 'survivor asked' : 'survivor'}>
      <Card
        card={card}
        at={{ thing: 'survivor', survivor: card.id }}
        props={props}
        where={survivorNotes(survivor, deck)}
      />
      <dl class="stats">
        {stats.map(({ stat, value, boosted }) => (
          <div key={stat} class={boosted ? 'boosted' : ''}>
            <dt title={CARD_LABELS.statNames[stat]}>
              <span aria-hidden="true">{CARD_LABELS.stats[stat]}</span>
              <span class="unseen">{CARD_LABELS.statNames[stat]}</span>
            </dt>
            <dd>{value ?? CARD_LABELS.none}</dd>
          </div>
        ))}
      </dl>
      <p class="survivor-notes">{notes.join(' · ')}</p>
      {danger !== '' && <p class="survivor-danger">{capital(danger)}.</p>}
      {held.length > 0 && (
        <ul class="held" aria-label={UI.held}>
          {held.map((item) => (
            <li key={item.id}>
              <Card
                card={item}
                at={{ thing: 'card', card: item.id }}
                props={props}
                where={UI.heldBy(inLine(card.id))}
                small
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
