import { render } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import '../../../../ui/dailies/lists.css';
import { Chart } from '../../../../ui/dailies/chart.tsx';
import { Room } from '../../../../ui/kit/room.tsx';
import { Told } from '../../../../ui/kit/told.tsx';
import { usePort } from '../../../../ui/kit/use-port.ts';
import type { DailiesPort, DailiesState, DailiesView, Moment } from '../../app/ports/dailies.ts';
import { AFTER } from '../../text/after-words.ts';
import { AllMoments, Lessons, Swings } from './lists.tsx';
import { Picked } from './picked.tsx';

interface Props {
  dailies: DailiesPort;
  onLeave: () => void;
}

/** A finished show, looked at decision by decision. */
function DailiesRoom({ dailies, onLeave }: Props) {
  const { DAILIES } = AFTER.dailies;
  const state = usePort(dailies);
  return (
    <Room title={DAILIES.title} aside={DAILIES.aside} kind="dailies" onLeave={onLeave}>
      {state.view === null ? (
        <Counting dailies={dailies} state={state} />
      ) : (
        <Looked dailies={dailies} view={state.view} />
      )}
    </Room>
  );
}

function Counting({ dailies, state: { phase, share } }: { dailies: DailiesPort; state: DailiesState }) {
  const { DAILIES } = AFTER.dailies;
  const counting = phase === 'counting';
  return (
    <div class="dailies-counting">
      <Told words={counting ? DAILIES.counting : phase === 'failed' ? DAILIES.failed : DAILIES.stopped} />
      {counting && <progress value={share} max={1} aria-label={DAILIES.progress} />}
      <button type="button" onClick={() => (counting ? dailies.stop() : dailies.start())}>
        {counting ? DAILIES.stop : DAILIES.start}
      </button>
    </div>
  );
}

/** Whose luck it was, in a sentence: within so many points it was nobody's. */
const FAIR = 10;

function Looked({ dailies, view }: { dailies: DailiesPort; view: DailiesView }) {
  const { DAILIES } = AFTER.dailies;
  const { moments, lessons, swings, won, luck, choice } = view;
  const [at, setAt] = useState(lessons[0]?.at ?? swings[0]?.at ?? moments[0]?.at ?? 0);
  const marked = useMemo(() => new Set([...lessons, ...swings].map((it) => it.at)), [lessons, swings]);
  const picked = Math.max(
    0,
    moments.findIndex((it) => it.at === at),
  );
  const moment = moments[picked];
  if (moment === undefined) return <p class="dailies-none">{DAILIES.noSwings}</p>;
  const { asked, chose } = dailies.words(moment.at);
  const said = [
    DAILIES.where(moment.turn, moment.phase),
    DAILIES.chance(moment.chance, (moment.high - moment.low) / 2),
    asked,
    `${DAILIES.chose}: ${chose}`,
  ].join('. ');
  return (
    <>
      <Chart
        moments={moments}
        end={won === null ? null : { up: won, words: DAILIES.ends[won ? 'won' : 'lost'] }}
        parts={turnStarts(moments).map(({ turn, index }) => ({ index, name: DAILIES.turn(turn) }))}
        label={DAILIES.chart}
        words={said}
        picked={picked}
        marked={marked}
        dot={({ choice: { value } }, x, y) => (
          <circle class={`dot ${value < 0 ? 'director' : 'yours'}`} cx={x} cy={y} r={3} />
        )}
        onPick={(index) => setAt(moments[index]?.at ?? at)}
        onOpen={() => dailies.look(moment.at)}
      />
      <p class="dailies-key">
        <span>{DAILIES.axis}</span>
        <span>
          <svg width="18" height="12" aria-hidden="true">
            <rect class="dailies-band" width="18" height="12" />
          </svg>{' '}
          {DAILIES.key.band}
        </span>
      </p>
      <Picked dailies={dailies} moment={moment} n={picked + 1} of={moments.length} />
      <p class="dailies-turned">
        {won !== null && `${DAILIES.dice[luck > FAIR ? 'kind' : luck < -FAIR ? 'cruel' : 'fair']} `}
        {DAILIES.sum(luck, choice)}
      </p>
      <div class="dailies-lists">
        <Lessons dailies={dailies} view={view} onPick={setAt} />
        <Swings dailies={dailies} view={view} onPick={setAt} />
      </div>
      <AllMoments dailies={dailies} view={view} onPick={setAt} />
      <p class="dailies-note">{DAILIES.note}</p>
    </>
  );
}

const turnStarts = (moments: readonly Moment[]): { turn: number; index: number }[] =>
  moments.flatMap(({ turn }, index) => (turn === moments[index - 1]?.turn ? [] : [{ turn, index }]));

export function mountDailies(house: HTMLElement, props: Props): () => void {
  render(<DailiesRoom {...props} />, house);
  return () => render(null, house);
}
