import { useRef } from 'preact/hooks';
import { percent } from '../../../../text/numerals.ts';
import { DAILIES } from '../../../../text/rooms/dailies.ts';
import { useSize } from '../../../../ui/kit/use-size.ts';
import type { DailiesView, Moment } from '../../app/ports/dailies.ts';
import { frameOf, nearest, outline, path, reelStarts } from './chart-lines.ts';

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

const LEAP = 10;
/** A reel too short for its name has none: the next reel's would lie over it. */
const REEL_NAME_PX = 84;

/** The survival chance through the movie. One pointer along it, moved by clicks and by keys; the table below has the rest. */
export function Chart({ view, picked, marked, words, onPick, onOpen }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const { moments, survived } = view;
  const frame = frameOf(size, moments.length);
  const last = moments.length - 1;
  const onKey = (event: KeyboardEvent) => {
    const to = KEYS[event.key]?.(picked, last);
    if (event.key === 'Enter') onOpen();
    else if (to === undefined) return;
    else onPick(Math.min(last, Math.max(0, to)));
    event.preventDefault();
  };
  const now = moments[picked];
  return (
    <div
      ref={box}
      class="dailies-chart"
      role="slider"
      tabIndex={0}
      aria-label={DAILIES.chart}
      aria-valuemin={1}
      aria-valuemax={moments.length}
      aria-valuenow={picked + 1}
      aria-valuetext={words}
      onKeyDown={onKey}
      onPointerDown={(event) => onPick(nearest(frame, event.offsetX, last))}
      onDblClick={onOpen}
    >
      <svg width={size.width} height={size.height} aria-hidden="true">
        {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
          <g key={chance} class="dailies-grid">
            <line x1={frame.left} x2={frame.right} y1={frame.y(chance)} y2={frame.y(chance)} />
            <text x={frame.left - 8} y={frame.y(chance) + 4} text-anchor="end">
              {percent(chance)}
            </text>
          </g>
        ))}
        {reelStarts(moments).map(({ reel, index }, i, all) => (
          <g key={reel} class="dailies-reel">
            <line x1={frame.x(index)} x2={frame.x(index)} y1={frame.y(1) - 14} y2={frame.y(0)} />
            {frame.x(all[i + 1]?.index ?? Number.POSITIVE_INFINITY) - frame.x(index) > REEL_NAME_PX && (
              <text x={frame.x(index) + 6} y={frame.y(1) - 6}>
                {DAILIES.reel(reel)}
              </text>
            )}
          </g>
        ))}
        <path class="dailies-band" d={outline(moments, frame)} />
        <path class="dailies-line" d={path(moments, frame, survived)} />
        {moments.map((moment, i) => (
          <Mark
            key={moment.at}
            moment={moment}
            x={frame.x(i)}
            y={frame.y(moment.chance)}
            marked={marked.has(moment.at)}
          />
        ))}
        {survived !== null && (
          <text class="dailies-end" x={frame.right} y={survived ? frame.y(1) + 20 : frame.y(0) - 8} text-anchor="end">
            {survived ? DAILIES.ends.survived : DAILIES.ends.doomed}
          </text>
        )}
        {now !== undefined && (
          <g class="dailies-cursor">
            <line x1={frame.x(picked)} x2={frame.x(picked)} y1={frame.y(1)} y2={frame.y(0)} />
            <circle cx={frame.x(picked)} cy={frame.y(now.chance)} r={7} />
          </g>
        )}
      </svg>
    </div>
  );
}

const KEYS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  PageDown: (at) => at - LEAP,
  PageUp: (at) => at + LEAP,
  Home: () => 0,
  End: (_, last) => last,
};

/** Round for the cast, square for the Director; ringed where there is something to say. */
function Mark({ moment, x, y, marked }: { moment: Moment; x: number; y: number; marked: boolean }) {
  return (
    <>
      {marked && <circle class="dailies-ring" cx={x} cy={y} r={8} />}
      <Dot whose={moment.whose} x={x} y={y} />
    </>
  );
}

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
