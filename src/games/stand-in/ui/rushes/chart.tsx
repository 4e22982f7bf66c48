import { useRef } from 'preact/hooks';
import { nameOf } from '../../../../text/cards/names.ts';
import { percent } from '../../../../text/numerals.ts';
import { useSize } from '../../../../ui/kit/use-size.ts';
import type { RushesView } from '../../app/ports/rushes.ts';
import type { Who } from '../../text/shapes/company.ts';
import { TABLE } from '../../text/table.ts';

export const plate = (who: Who): string => (who === 'you' ? TABLE.you : nameOf(who));

/** What one chair believed as each turn began, or all Originals on the mean; null: nobody was left to believe anything. */
export type Believed = readonly { turn: number; shares: readonly number[] | null }[];

interface Props {
  view: RushesView;
  believed: Believed;
  /** Whose line is wanted; null: nobody's more than others'. */
  lit: number | null;
  onLit: (chair: number) => void;
}

const MARGIN = { left: 46, right: 132, top: 12, bottom: 24 } as const;
/** So far apart the names at the end of the lines can be read. */
const ROW = 16;

/** Suspicion of each seat over the turns: the one that it was in red, with names at the end of their lines. */
export function Chart({ view, believed, lit, onLit }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const last = Math.max(1, believed.length - 1);
  const right = Math.max(MARGIN.left + 1, width - MARGIN.right);
  const bottom = Math.max(MARGIN.top + 1, height - MARGIN.bottom);
  const x = (i: number): number => MARGIN.left + ((right - MARGIN.left) * i) / last;
  const y = (p: number): number => bottom - (bottom - MARGIN.top) * p;
  const turnAt = (turn: number): number =>
    Math.max(
      0,
      believed.findLastIndex((it) => it.turn <= turn),
    );
  const labels = apart(
    view.names.map((_, chair) => ({ chair, y: y(lastShare(believed, chair)) })),
    bottom,
  );
  const lookOf = (chair: number): string =>
    `si-line-of${chair === view.standIn ? ' it' : ''}${chair === lit ? ' lit' : ''}`;
  return (
    <div class="si-chart" ref={box}>
      <svg width={width} height={height} aria-hidden="true">
        {[0, 0.25, 0.5, 0.75, 1].map((p) => (
          <g key={p} class="si-chart-grid">
            <line x1={MARGIN.left} x2={right} y1={y(p)} y2={y(p)} />
            <text x={MARGIN.left - 6} y={y(p) + 4} text-anchor="end">
              {percent(p)}
            </text>
          </g>
        ))}
        {believed.map(({ turn }, i) =>
          i % Math.ceil(believed.length / 14) === 0 ? (
            <text key={turn} x={x(i)} y={height - 6} text-anchor="middle">
              {turn}
            </text>
          ) : null,
        )}
        {view.names.map((_, chair) => (
          <path key={chair} class={lookOf(chair)} d={pathOf(believed, chair, x, y)} />
        ))}
        {view.fates.map(({ chair, fate, turn }) => {
          const at = turnAt(turn);
          const share = believed[at]?.shares?.[chair] ?? 0;
          return (
            <text key={`${chair}${fate}`} class={`si-fate ${fate}`} x={x(at)} y={y(share) + 5} text-anchor="middle">
              {FATE_SIGN[fate]}
            </text>
          );
        })}
        {labels.map(({ chair, y: at }) => {
          const from = y(lastShare(believed, chair));
          const isBeside = Math.abs(from - at) < 1;
          return isBeside ? null : (
            <path key={chair} class="si-chart-lead" d={`M${right} ${from}L${right + 7} ${at}`} />
          );
        })}
        {labels.map((label) => (
          <text
            key={label.chair}
            class={`si-chart-name${label.chair === view.standIn ? ' it' : ''}${label.chair === lit ? ' lit' : ''}`}
            x={right + 8}
            y={label.y + 4}
            onPointerEnter={() => onLit(label.chair)}
          >
            {plate(view.names[label.chair] as Who)}
          </text>
        ))}
      </svg>
    </div>
  );
}

export const FATE_SIGN = { turned: '◆', burnt: '✕' } as const;

const lastShare = (believed: Believed, chair: number): number =>
  believed.findLast(({ shares }) => shares !== null)?.shares?.[chair] ?? 0;

function pathOf(believed: Believed, chair: number, x: (i: number) => number, y: (p: number) => number): string {
  const points = believed.flatMap(({ shares }, i) =>
    shares === null ? [] : [`${x(i).toFixed(1)} ${y(shares[chair] ?? 0).toFixed(1)}`],
  );
  return points.length === 0 ? '' : `M${points.join('L')}`;
}

/** From the top down, none over another; and none below the chart. */
function apart(labels: { chair: number; y: number }[], bottom: number): { chair: number; y: number }[] {
  const sorted = [...labels].sort((a, b) => a.y - b.y);
  let least = 0;
  for (const label of sorted) {
    label.y = Math.max(label.y, least);
    least = label.y + ROW;
  }
  let most = bottom;
  for (const label of sorted.reverse()) {
    label.y = Math.min(label.y, most);
    most = label.y - ROW;
  }
  return sorted;
}
