import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useSize } from '../kit/use-size.ts';
import { bulbsAround } from '../marquee/bulbs.ts';
import { dot } from '../marquee/halftone.ts';
import './bulb-frame.css';

/** In pixels of the plan. */
const RED = 13;
const BULB = 4.6;
const STEP = 21;
const RADIUS = 14;
/** Half a letter of the frame's own size is so many pixels of the plan. */
const LETTER = 16;

/** One in so many has burnt out. */
const DEAD = 9;

const LIGHTS = ['amber', 'cream'] as const;

/** The marquee's frame, round whatever it is laid into: red, with a bulb every other inch. */
export function BulbFrame() {
  const it = useRef<HTMLSpanElement>(null);
  const { width, height, letter } = useSize(it);
  const scale = letter / LETTER || 1;
  const plan = { width: width / scale, height: height / scale };
  return (
    <span ref={it} class="bulb-frame" aria-hidden="true">
      {width > 0 && <Bulbs {...plan} />}
    </span>
  );
}

/** The one lit thing in a room. */
export const Framed = ({ children }: { children: ComponentChildren }) => (
  <div class="bulb-framed">
    <BulbFrame />
    {children}
  </div>
);

function Bulbs({ width, height }: { width: number; height: number }) {
  const inset = RED / 2;
  const around = 2 * (width + height - 4 * inset);
  const count = 2 * Math.max(4, Math.round(around / STEP / 2));
  const bulbs = bulbsAround({ width, height, inset, radius: RADIUS }, count);
  const lit = (light: number, radius: number) =>
    bulbs
      .filter((_, n) => n % 2 === light && n % DEAD !== DEAD - 1)
      .map(({ x, y }) => dot(x, y, radius))
      .join('');
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect class="bulb-red" x={inset} y={inset} width={width - RED} height={height - RED} rx={RADIUS} />
      <path class="bulb-dead" d={bulbs.map(({ x, y }) => dot(x, y, BULB)).join('')} />
      {LIGHTS.map((light, n) => (
        <g key={light} class={`bulb-${light}`}>
          <path class="bulb-halo" d={lit(n, BULB * 1.9)} />
          <path d={lit(n, BULB)} />
        </g>
      ))}
    </svg>
  );
}
