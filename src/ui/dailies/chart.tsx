import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { percent } from '../../text/numerals.ts';
import { type ChartPoint, frameOf, nearest, outline, path } from './chart-lines.ts';
import './dailies.css';
import { useSize } from '../kit/use-size.ts';

interface Props<M extends ChartPoint> {
  moments: readonly M[];
  /** How it ended, up or down; null where it was cut short. */
  end: { up: boolean; words: string } | null;
  /** Where a part of it begins, by the place among the moments. */
  parts: readonly { index: number; name: string }[];
  /** Which moment is picked, by its place among them. */
  picked: number;
  /** These have something said about them. */
  marked: ReadonlySet<number>;
  label: string;
  /** What is picked, in words. */
  words: string;
  dot: (moment: M, x: number, y: number) => ComponentChildren;
  onPick: (index: number) => void;
  onOpen: () => void;
}

const LEAP = 10;
/** A part too short for its name has none: the next one's would lie over it. */
const NAME_PX = 84;

/** The chance through a game. One pointer along it, moved by clicks and by keys; a table has the rest. */
export function Chart<M extends ChartPoint>({ moments, end, parts, picked, marked, ...rest }: Props<M>) {
  const { label, words, dot, onPick, onOpen } = rest;
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
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
      aria-label={label}
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
        {parts.map(({ name, index }, i) => (
          <g key={name} class="dailies-reel">
            <line x1={frame.x(index)} x2={frame.x(index)} y1={frame.y(1) - 14} y2={frame.y(0)} />
            {frame.x(parts[i + 1]?.index ?? Number.POSITIVE_INFINITY) - frame.x(index) > NAME_PX && (
              <text x={frame.x(index) + 6} y={frame.y(1) - 6}>
                {name}
              </text>
            )}
          </g>
        ))}
        <path class="dailies-band" d={outline(moments, frame)} />
        <path class="dailies-line" d={path(moments, frame, end === null ? null : end.up)} />
        {moments.map((moment, i) => (
          <g key={moment.at}>
            {marked.has(moment.at) && <circle class="dailies-ring" cx={frame.x(i)} cy={frame.y(moment.chance)} r={8} />}
            {dot(moment, frame.x(i), frame.y(moment.chance))}
          </g>
        ))}
        {end !== null && (
          <text class="dailies-end" x={frame.right} y={end.up ? frame.y(1) + 20 : frame.y(0) - 8} text-anchor="end">
            {end.words}
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
