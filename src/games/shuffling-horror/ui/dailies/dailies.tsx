import { render } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { PaintCard } from '../../../../app/ports/almanac.ts';
import { DAILIES } from '../../../../text/rooms/dailies.ts';
import { Room } from '../../../../ui/kit/room.tsx';
import { Told } from '../../../../ui/kit/told.tsx';
import { usePort } from '../../../../ui/kit/use-port.ts';
import type { DailiesPort, DailiesState, DailiesView } from '../../app/ports/dailies.ts';
import { Key, MovieChart } from './chart.tsx';
import { Lessons, Swings } from './lists.tsx';
import { Picked } from './picked.tsx';
import { AllMoments } from './table.tsx';

interface Props {
  dailies: DailiesPort;
  paint: PaintCard;
  onLeave: () => void;
}

/** A finished movie, looked at decision by decision. */
function DailiesRoom({ dailies, paint, onLeave }: Props) {
  const state = usePort(dailies);
  return (
    <Room title={DAILIES.title} aside={DAILIES.aside} kind="dailies" onLeave={onLeave}>
      {state.view === null ? (
        <Counting dailies={dailies} state={state} />
      ) : (
        <Looked dailies={dailies} state={state} view={state.view} paint={paint} />
      )}
    </Room>
  );
}

function Counting({ dailies, state: { phase, share } }: { dailies: DailiesPort; state: DailiesState }) {
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

interface LookedProps {
  dailies: DailiesPort;
  state: DailiesState;
  view: DailiesView;
  paint: PaintCard;
}

function Looked({ dailies, state, view, paint }: LookedProps) {
  const { moments, lessons, swings } = view;
  const first = lessons[0]?.at ?? swings[0]?.at ?? moments[0]?.at ?? 0;
  const [at, setAt] = useState(first);
  const marked = useMemo(() => new Set([...lessons, ...swings].map((it) => it.at)), [lessons, swings]);
  const picked = Math.max(
    0,
    moments.findIndex((it) => it.at === at),
  );
  const moment = moments[picked];
  if (moment === undefined) return <p class="dailies-none">{DAILIES.noSwings}</p>;
  const { asked, chose } = dailies.words(moment.at);
  const said = [
    DAILIES.where(moment.reel, moment.round),
    DAILIES.chanceOf(moment.chance),
    asked,
    `${DAILIES.chose}: ${chose}`,
  ].join('. ');
  return (
    <>
      <MovieChart
        view={view}
        picked={picked}
        marked={marked}
        words={said}
        onPick={(index) => setAt(moments[index]?.at ?? at)}
        onOpen={() => dailies.look(moment.at)}
      />
      <Key view={view} />
      <Picked dailies={dailies} state={state} moment={moment} n={picked + 1} of={moments.length} paint={paint} />
      {view.turned !== null && <p class="dailies-turned">{DAILIES.turned(view.turned)}</p>}
      <div class="dailies-lists">
        <Lessons dailies={dailies} view={view} onPick={setAt} />
        <Swings dailies={dailies} view={view} onPick={setAt} />
      </div>
      <AllMoments dailies={dailies} view={view} onPick={setAt} />
      <p class="dailies-note">
        {DAILIES.note} {state.quick && DAILIES.quick}
      </p>
    </>
  );
}

export function mountDailies(house: HTMLElement, props: Props): () => void {
  render(<DailiesRoom {...props} />, house);
  return () => render(null, house);
}
