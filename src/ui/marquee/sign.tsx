import { TITLE } from '../../text/rooms/title.ts';
import { type Bulb, bulbsAround } from './bulbs.ts';
import { dot } from './halftone.ts';
import './sign.css';

const WIDTH = 590;
const HEIGHT = 272;
const BULBS = bulbsAround({ width: WIDTH, height: HEIGHT, inset: 9, radius: 20 }, 84);
const PHASES = [0, 1, 2];
const isAmber = (bulb: Bulb): boolean => BULBS.indexOf(bulb) % 2 === 0;
const dotted = (bulbs: readonly Bulb[], radius: number): string => bulbs.map(({ x, y }) => dot(x, y, radius)).join('');
const COLOURS = [
  { name: 'amber', light: '#ffb703', of: isAmber },
  { name: 'cream', light: '#fff3cf', of: (bulb: Bulb) => !isAmber(bulb) },
];

/** The marquee sign, framed in bulbs that chase each other around it. */
export function Sign({ tonight }: { tonight: string }) {
  return (
    <header class="sign">
      <Frame />
      {/* One layer for each phase of the chase: the compositor fades three layers, not eighty-four bulbs. */}
      {PHASES.map((phase) => (
        <svg key={phase} class={`sign-bulbs phase-${phase}`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <Lit bulbs={BULBS.filter((_, n) => n % PHASES.length === phase)} />
        </svg>
      ))}
      <p class="sign-tagline">{TITLE.tagline}</p>
      <h1 class="sign-name">{TITLE.name}</h1>
      <p class="sign-tonight">{tonight}</p>
    </header>
  );
}

function Frame() {
  return (
    <svg class="sign-frame" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <defs>
        <radialGradient id="amber-halo">
          <stop offset="0" stop-color="#ffb703" stop-opacity="0.9" />
          <stop offset="1" stop-color="#ffb703" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="cream-halo">
          <stop offset="0" stop-color="#fff3cf" stop-opacity="0.9" />
          <stop offset="1" stop-color="#ffd98a" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect class="sign-board" x="9" y="9" width={WIDTH - 18} height={HEIGHT - 18} rx="20" />
      <rect class="sign-lip" x="17" y="17" width={WIDTH - 34} height={HEIGHT - 34} rx="13" />
      {COLOURS.map(({ name, of }) => (
        <path key={name} class={`bulb ${name}`} d={dotted(BULBS.filter(of), 5.4)} />
      ))}
    </svg>
  );
}

/** Each halo fades around its own middle; what glows in it is drawn at once. */
function Lit({ bulbs }: { bulbs: readonly Bulb[] }) {
  return COLOURS.map(({ name, light, of }) => (
    <g key={name}>
      {bulbs.filter(of).map(({ x, y }) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="15" fill={`url(#${name}-halo)`} />
      ))}
      <path d={dotted(bulbs.filter(of), 5.6)} fill={light} />
    </g>
  ));
}
