import { render } from 'preact';
import { percent } from '../../../../text/numerals.ts';
import { FILMS } from '../../../../text/rooms/films.ts';
import { SET_UP } from '../../../../text/rooms/set-up.ts';
import { TONIGHT } from '../../../../text/rooms/tonight.ts';
import { CopyLine } from '../../../../ui/kit/copy-line.tsx';
import { FourStars } from '../../../../ui/kit/four-stars.tsx';
import { Room } from '../../../../ui/kit/room.tsx';
import { useFirstFocus } from '../../../../ui/kit/use-first-focus.ts';
import type { Night, TonightPort } from '../../app/ports/tonight.ts';
import './tonight.css';

interface Props {
  show: TonightPort;
  onLeave: () => void;
}

/** Tonight's movie, and the thirteen nights before it. */
function TonightScreen({ show, onLeave }: Props) {
  const [tonight, ...earlier] = show.nights;
  return (
    <Room title={TONIGHT.title} aside={TONIGHT.aside} kind="tonight" onLeave={onLeave}>
      {tonight !== undefined && <Bill night={tonight} ends={show.ends} onPlay={() => show.play(tonight.night)} />}
      <section aria-labelledby="earlier-nights">
        <h2 id="earlier-nights">{TONIGHT.earlier}</h2>
        <p class="tonight-aside">{TONIGHT.earlierAside}</p>
        <ul class="nights">
          {earlier.map((night) => (
            <li key={night.night}>
              <NightRow night={night} onPlay={() => show.play(night.night)} />
            </li>
          ))}
        </ul>
      </section>
    </Room>
  );
}

const programmeOf = ({ programme: { deck, personality, preset } }: Night): string =>
  TONIGHT.programme(
    FILMS.movies[deck].name,
    personality === 'neutral' ? '' : SET_UP.personality[personality].name,
    SET_UP.rules[preset].name,
  );

/** The bill outside: what is on tonight, or how it went. */
function Bill({ night, ends, onPlay }: { night: Night; ends: boolean; onPlay: () => void }) {
  const day = TONIGHT.dayOf(night.night);
  const roll = useFirstFocus<HTMLButtonElement>();
  return (
    <section class="slip bill" aria-label={TONIGHT.now}>
      <p class="bill-day">
        {TONIGHT.weekdays[night.weekday]} <strong>{day}</strong>
      </p>
      <p class="bill-programme">{programmeOf(night)}</p>
      <p class="bill-seats">{TONIGHT.seats}</p>
      {night.par !== null && (
        <p class="bill-seats">{TONIGHT.par(percent(night.par.newcomers), percent(night.par.oldHands))}</p>
      )}
      {night.result !== null && (
        <>
          <p class="bill-result">
            <FourStars half={night.result.halfStars} /> {TONIGHT.played(night.result)}
          </p>
          <CopyLine label={TONIGHT.line(day)} text={night.line} copy={TONIGHT.copy} copied={TONIGHT.copied} wraps />
        </>
      )}
      <button ref={roll} type="button" class="roll-film" onClick={onPlay}>
        {night.result === null ? TONIGHT.play : TONIGHT.again}
      </button>
      {night.result !== null && <p class="bill-seats">{TONIGHT.againAside}</p>}
      {ends && <p class="bill-seats">{SET_UP.ticket.ends}</p>}
    </section>
  );
}

function NightRow({ night, onPlay }: { night: Night; onPlay: () => void }) {
  const { result, weekday } = night;
  const day = TONIGHT.dayOf(night.night);
  return (
    <>
      <span class="night-day">
        {TONIGHT.weekdays[weekday]}, {day} <small>{programmeOf(night)}</small>
      </span>
      {result === null ? (
        <span class="night-missed">{TONIGHT.missed}</span>
      ) : (
        <span class="night-result">
          <FourStars half={result.halfStars} /> {TONIGHT.played(result)}
        </span>
      )}
      <button type="button" class="night-play" aria-label={TONIGHT.playNight(day)} onClick={onPlay}>
        {result === null ? TONIGHT.play : TONIGHT.again}
      </button>
      {result !== null && (
        <CopyLine label={TONIGHT.line(day)} text={night.line} copy={TONIGHT.copy} copied={TONIGHT.copied} />
      )}
    </>
  );
}

export function mountTonight(house: HTMLElement, props: Props): () => void {
  render(<TonightScreen {...props} />, house);
  return () => render(null, house);
}
