import { DAILIES } from '../../../../text/rooms/dailies.ts';
import { Chart } from '../../../../ui/dailies/chart.tsx';
import type { DailiesView, Moment } from '../../app/ports/dailies.ts';

interface Props {
  view: DailiesView;
  /** Which moment is picked, by its place among them. */
  picked: number;
  /** These have something said about them. */
  marked: ReadonlySet<number>;
  words: string;
  onPick: (index: number) => void;
  onOpen: () => void;
}

/** The survival chance through the movie. */
export const MovieChart = ({ view: { moments, survived }, ...props }: Props) => (
  <Chart
    moments={moments}
    end={survived === null ? null : { up: survived, words: survived ? DAILIES.ends.survived : DAILIES.ends.doomed }}
    parts={reelStarts(moments)}
    label={DAILIES.chart}
    dot={({ whose }, x, y) => <Dot whose={whose} x={x} y={y} />}
    {...props}
  />
);

const reelStarts = (moments: readonly Moment[]): { name: string; index: number }[] =>
  moments.flatMap(({ reel }, index) =>
    reel === moments[index - 1]?.reel ? [] : [{ name: DAILIES.reel(reel), index }],
  );

/** Round for the cast, square for the Director. */
function Dot({ whose, x, y }: { whose: Moment['whose']; x: number; y: number }) {
  if (whose === 'director') return <rect class="dot director" x={x - 2.5} y={y - 2.5} width={5} height={5} />;
  return <circle class={`dot ${whose}`} cx={x} cy={y} r={whose === 'yours' ? 3 : 2} />;
}

/** What the marks mean. */
export function Key({ view }: { view: DailiesView }) {
  const there = (['yours', 'cast', 'director'] as const).filter((whose) =>
    view.moments.some((moment) => moment.whose === whose),
  );
  return (
    <p class="dailies-key">
      <span>{DAILIES.axis}</span>
      {there.map((whose) => (
        <span key={whose}>
          <svg width="12" height="12" aria-hidden="true">
            <Dot whose={whose} x={6} y={6} />
          </svg>{' '}
          {DAILIES.key[whose]}
        </span>
      ))}
      <span>
        <svg width="18" height="12" aria-hidden="true">
          <rect class="dailies-band" width="18" height="12" />
        </svg>{' '}
        {DAILIES.key.band}
      </span>
    </p>
  );
}
