import { Fragment, render } from 'preact';
import type { FilmSign } from '../../app/ports/poster.ts';
import type { NightOnBill, TonightPort } from '../../app/ports/tonight.ts';
import { FILMS } from '../../text/rooms/films.ts';
import { SET_UP } from '../../text/rooms/set-up.ts';
import { TONIGHT } from '../../text/rooms/tonight.ts';
import { CopyLine } from '../kit/copy-line.tsx';
import { FourStars } from '../kit/four-stars.tsx';
import { useFirstFocus } from '../kit/use-first-focus.ts';
import { Framed } from '../lobby/bulb-frame.tsx';
import { FilmMark } from '../lobby/film-mark.tsx';
import { LobbyRoom } from '../lobby/lobby-room.tsx';
import { PickOne } from '../lobby/pick-one.tsx';
import { Poster } from '../lobby/poster.tsx';
import { Ticket } from '../lobby/ticket.tsx';
import './tonight.css';

type RulesOfNight = NonNullable<NightOnBill['rules']>;

interface Props {
  show: TonightPort;
  onLeave: () => void;
}

/** Tonight's show, and the thirteen nights before it. */
function TonightScreen({ show, onLeave }: Props) {
  const [tonight, ...earlier] = show.nights;
  return (
    <LobbyRoom title={TONIGHT.title} aside={TONIGHT.aside} kind="tonight" onLeave={onLeave}>
      {show.films.length > 1 && (
        <PickOne
          legend={FILMS.title}
          group="film"
          options={show.films.map(({ id }) => id)}
          nameOf={(id) => <Named film={show.films.find((it) => it.id === id)} />}
          value={show.film}
          onPick={(film) => show.pick(film)}
        />
      )}
      {tonight !== undefined && (
        <Bill night={tonight} poster={show.poster} ends={show.ends} onPlay={() => show.play(tonight.night)} />
      )}
      <section aria-labelledby="earlier-nights" hidden={earlier.length === 0 && show.row.best === 0}>
        <h2 id="earlier-nights">{TONIGHT.earlier}</h2>
        <p class="tonight-aside">
          {TONIGHT.earlierAside} {show.row.best > 0 && TONIGHT.row(show.row.now, show.row.best)}
        </p>
        {rulesOf(earlier).length > 0 && (
          <p class="tonight-aside">
            {rulesOf(earlier).map((rules) => (
              <Fragment key={rules.name}>
                <Rules rules={rules} />{' '}
              </Fragment>
            ))}
          </p>
        )}
        <ul class="nights">
          {earlier.map((night) => (
            <li key={night.night}>
              <NightRow night={night} onPlay={() => show.play(night.night)} />
            </li>
          ))}
        </ul>
      </section>
    </LobbyRoom>
  );
}

/** Each of the house rules that were on, once. */
function rulesOf(nights: readonly NightOnBill[]): RulesOfNight[] {
  return [...new Map(nights.flatMap(({ rules }) => (rules === null ? [] : [[rules.name, rules]]))).values()];
}

const Rules = ({ rules: { name, line } }: { rules: RulesOfNight }) => (
  <>
    <strong>{name}</strong> {line}
  </>
);

const Named = ({ film }: { film: FilmSign | undefined }) =>
  film === undefined ? null : (
    <>
      <FilmMark film={film} /> {film.name}
    </>
  );

interface BillProps extends Pick<TonightPort, 'poster' | 'ends'> {
  night: NightOnBill;
  onPlay: () => void;
}

/** The bill outside: what is on tonight, or how it went. */
function Bill({ night, poster, ends, onPlay }: BillProps) {
  const day = TONIGHT.dayOf(night.night);
  const roll = useFirstFocus<HTMLButtonElement>();
  return (
    <section class="bill" aria-label={TONIGHT.now}>
      <Framed>
        <Poster poster={poster} size="large" />
      </Framed>
      <Ticket it={roll} onPick={onPlay}>
        {night.result === null ? TONIGHT.play : TONIGHT.again}
      </Ticket>
      <div class="paper-plate">
        <p class="bill-day">
          {TONIGHT.weekdays[night.weekday]} <strong>{day}</strong>
        </p>
        <p>{night.programme}</p>
        <p>{night.seats}</p>
        {night.rules !== null && (
          <p>
            <Rules rules={night.rules} />
          </p>
        )}
        {night.par !== null && <p>{night.par}</p>}
        {night.result !== null && (
          <>
            <p class="bill-result">
              <FourStars half={night.result.halfStars} /> {night.result.words}
            </p>
            <CopyLine label={TONIGHT.line(day)} text={night.line} copy={TONIGHT.copy} copied={TONIGHT.copied} wraps />
            <p>{TONIGHT.againAside}</p>
          </>
        )}
        {ends && <p>{SET_UP.ticket.ends}</p>}
      </div>
    </section>
  );
}

function NightRow({ night, onPlay }: { night: NightOnBill; onPlay: () => void }) {
  const { result, weekday } = night;
  const day = TONIGHT.dayOf(night.night);
  return (
    <>
      <span class="night-day">
        {TONIGHT.weekdays[weekday]}, {day} <small>{night.programme}</small>
      </span>
      {result === null ? (
        <span class="night-missed">{TONIGHT.missed}</span>
      ) : (
        <span class="night-result">
          <FourStars half={result.halfStars} /> {result.words}
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
