import { render } from 'preact';
import { useState } from 'preact/hooks';
import { Room } from '../../../../ui/kit/room.tsx';
import { Told } from '../../../../ui/kit/told.tsx';
import { usePort } from '../../../../ui/kit/use-port.ts';
import { Slot } from '../../../../ui/lobby/slot.tsx';
import type { Moment, RushesPort, RushesState, RushesView } from '../../app/ports/rushes.ts';
import { CARDS } from '../../text/cards.ts';
import { ENDING } from '../../text/ending.ts';
import { ROLES } from '../../text/roles.ts';
import { RUSHES } from '../../text/rushes.ts';
import type { Who } from '../../text/shapes/company.ts';
import { Chart, FATE_SIGN, plate } from './chart.tsx';
import { InWords } from './in-words.tsx';
import './rushes.css';

interface Props {
  rushes: RushesPort;
  onLeave: () => void;
}

/** A finished game, looked at in daylight: every hand open, what each thought, who lied, and what it turned on. */
function RushesRoom({ rushes, onLeave }: Props) {
  const state = usePort(rushes);
  return (
    <Room title={RUSHES.title} aside={RUSHES.aside} kind="si-rushes" onLeave={onLeave}>
      {state.view === null ? (
        <Waiting rushes={rushes} phase={state.phase} />
      ) : (
        <Shown rushes={rushes} view={state.view} missed={state.missed} />
      )}
    </Room>
  );
}

function Waiting({ rushes, phase }: { rushes: RushesPort; phase: RushesState['phase'] }) {
  return (
    <div class="si-rushes-wait">
      <Told words={phase === 'unfinished' ? RUSHES.unfinished : phase === 'failed' ? RUSHES.failed : RUSHES.counting} />
      {phase === 'failed' && (
        <button type="button" onClick={() => rushes.start()}>
          {RUSHES.anew}
        </button>
      )}
    </div>
  );
}

/** All Originals together, where no chair is asked for. */
const ALL = -1;

function Shown({ rushes, view, missed }: { rushes: RushesPort; view: RushesView; missed: RushesState['missed'] }) {
  const [whose, setWhose] = useState(ALL);
  const [lit, setLit] = useState<number | null>(null);
  const believed = view.frames.map(({ turn, by, mean }) => ({
    turn,
    shares: whose === ALL ? mean : (by[whose] ?? null),
  }));
  // Whoever was never an Original at the beginning of a turn has nothing to show.
  const asked = view.names.flatMap((_, chair) => (view.frames.some(({ by }) => by[chair] != null) ? [chair] : []));
  return (
    <>
      <p class="si-rushes-why">
        <strong>{view.why}</strong> {view.turnedOn} {view.own}
      </p>
      <section aria-labelledby="si-rushes-chart">
        <h2 id="si-rushes-chart">{RUSHES.chart.title}</h2>
        <div class="si-rushes-whose">
          <span aria-hidden="true">{RUSHES.chart.whose}</span>
          <Slot
            legend={RUSHES.chart.whose}
            group="whose"
            options={[ALL, ...asked]}
            nameOf={(chair) => (chair === ALL ? RUSHES.chart.all : plate(view.names[chair] as Who))}
            value={whose}
            onPick={setWhose}
          />
        </div>
        {view.fates.length > 0 && (
          <span class="si-rushes-signs" aria-hidden="true">
            {FATE_SIGN.turned} {RUSHES.chart.turned} {FATE_SIGN.burnt} {RUSHES.chart.burnt}
          </span>
        )}
        <Chart view={view} believed={believed} lit={lit} onLit={setLit} />
        <InWords view={view} believed={believed} />
      </section>
      <div class="si-rushes-lists">
        <Company view={view} />
        <Missed rushes={rushes} view={view} missed={missed} />
        <Moved rushes={rushes} view={view} />
        {view.fires.length > 0 && <List rushes={rushes} title={RUSHES.fires.title} none="" moments={view.fires} />}
        <List rushes={rushes} title={RUSHES.lies.title} none={RUSHES.lies.none} moments={view.lies} look="lies" />
      </div>
      <p class="si-rushes-note">{RUSHES.note}</p>
    </>
  );
}

function Company({ view: { cast, marks } }: { view: RushesView }) {
  return (
    <section aria-label={ENDING.roles}>
      <h2>{ENDING.roles}</h2>
      <ul class="si-rushes-cast">
        {cast.map(({ chair, face, isYou, role, hand, fate }) => (
          <li key={chair}>
            <b>{plate(isYou ? 'you' : face)}</b> <span class={`si-role-name role-${role}`}>{ROLES[role].name}</span>
            <br />
            {fate} <span class="si-held">{hand.map((card) => CARDS[card].name).join(' · ')}</span>
          </li>
        ))}
      </ul>
      {marks !== null && (
        <p>
          <b>{RUSHES.guesses.title}.</b>{' '}
          {marks.of === 0 ? RUSHES.guesses.none : RUSHES.guesses.right(marks.right, marks.of)}
        </p>
      )}
    </section>
  );
}

function Missed({ rushes, view, missed }: { rushes: RushesPort; view: RushesView; missed: RushesState['missed'] }) {
  const { title, none, counting } = RUSHES.missed;
  if (view.marks === null) return null; // nobody sat there
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {missed === null || missed === 'counting' ? (
        <Told words={missed === null ? none : counting} />
      ) : (
        <>
          <p>{RUSHES.missed.line(missed.turn, missed.chose)}</p>
          <p>
            <strong>{RUSHES.missed.instead(missed.words)}</strong>
          </p>
          <p>{missed.because}</p>
          <p>
            {RUSHES.missed.cost(missed.cost, missed.error)} <small>{RUSHES.missed.worlds(missed.worlds)}</small>
          </p>
          <Look rushes={rushes} moment={missed} />
        </>
      )}
    </section>
  );
}

function Moved({ rushes, view: { moved } }: { rushes: RushesPort; view: RushesView }) {
  const { title, none, effect, toward, away, truth } = RUSHES.moved;
  const points = moved === null ? 0 : Math.round(Math.abs(moved.toward) * 100);
  const isAll = moved !== null && points === Math.round(moved.share * 100);
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {moved === null ? (
        <p>{none}</p>
      ) : (
        <>
          <p class={moved.truth === 'lie' ? 'si-lie' : ''}>{moved.words}</p>
          <p>
            {truth[moved.truth]} {effect(moved.share)}{' '}
            {points > 0 && (moved.toward > 0 ? toward(points, isAll) : away(points, isAll))}
          </p>
          <Look rushes={rushes} moment={moved} />
        </>
      )}
    </section>
  );
}

interface ListProps {
  rushes: RushesPort;
  title: string;
  none: string;
  moments: readonly Moment[];
  look?: string;
}

function List({ rushes, title, none, moments, look = '' }: ListProps) {
  return (
    <section aria-label={title} class={look}>
      <h2>{title}</h2>
      {moments.length === 0 && <p>{none}</p>}
      <ol class="si-rushes-list">
        {moments.map((moment) => (
          <li key={moment.n}>
            <span class={look === 'lies' ? 'si-lie' : ''}>{moment.words}</span> {moment.because}{' '}
            <Look rushes={rushes} moment={moment} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const Look = ({ rushes, moment: { n, turn, words } }: { rushes: RushesPort; moment: Moment }) => (
  <button type="button" class="si-rushes-look" title={words} onClick={() => rushes.look(n)}>
    {RUSHES.look(turn)}
  </button>
);

export function mountRushes(house: HTMLElement, props: Props): () => void {
  render(<RushesRoom {...props} />, house);
  return () => render(null, house);
}
