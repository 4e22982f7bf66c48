import { useEffect, useRef } from 'preact/hooks';

/** Twenty decibels under full scale and less is rest. */
const FLOOR_DB = -42;
/** To each side of upright. */
const SWING = 44;
/** Up at once, down like a spring. */
const FALL = 0.08;

const shareOf = (level: number): number =>
  Math.max(0, Math.min(1, 1 - (20 * Math.log10(Math.max(level, 1e-6))) / FLOOR_DB));

/** As loud as it is, on a dial of paper. It stands still where nothing is to move. */
export function Needle({ level }: { level: () => number }) {
  const hand = useRef<SVGGElement>(null);
  useEffect(() => {
    let now = 0;
    let frame = 0;
    const swing = () => {
      const share = document.documentElement.dataset.motion === 'reduced' ? 0 : shareOf(level());
      now = share > now ? now + (share - now) * 0.4 : Math.max(share, now - FALL * (0.2 + now));
      hand.current?.setAttribute('transform', `rotate(${((now * 2 - 1) * SWING).toFixed(1)} 60 66)`);
      frame = requestAnimationFrame(swing);
    };
    swing();
    return () => cancelAnimationFrame(frame);
  }, [level]);
  return (
    <svg class="needle" viewBox="0 0 120 56" aria-hidden="true">
      <rect width="120" height="56" rx="3" fill="#f4ead0" />
      <path d="M22 30 A54 54 0 0 1 78 15.2" fill="none" stroke="#1b1a17" stroke-width="1.4" />
      <path d="M78 15.2 A54 54 0 0 1 98 30" fill="none" stroke="#b3202b" stroke-width="3.4" />
      {[-44, -28, -13, 0, 10, 20, 32, 44].map((angle) => (
        <path
          key={angle}
          d="M60 12 V6.5"
          transform={`rotate(${angle} 60 66)`}
          stroke={angle > 18 ? '#b3202b' : '#1b1a17'}
          stroke-width="1.3"
        />
      ))}
      <g ref={hand}>
        <path d="M60 70 V10" stroke="#b3202b" stroke-width="1.3" />
      </g>
      <path d="M0 56 H120 V47 Q60 41 0 47 Z" fill="#1b1f27" />
    </svg>
  );
}
