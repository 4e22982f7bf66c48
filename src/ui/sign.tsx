import { TITLE } from '../text/title.ts';
import { type Bulb, bulbsAround } from './bulbs.ts';
import './sign.css';

const WIDTH = 590;
const HEIGHT = 272;
const BULBS = bulbsAround({ width: WIDTH, height: HEIGHT, inset: 9, radius: 20 }, 84);
const PHASES = [0, 1, 2];

/** The marquee sign, framed in bulbs that chase each other around it. */
export function Sign() {
  return (
    <header class="sign">
      <Frame />
      {/* One layer for each phase of the chase: the compositor fades three layers, not eighty-four bulbs. */}
      {PHASES.map((phase) => (
        <svg key={phase} class={`sign-bulbs phase-${phase}`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          {BULBS.map(
            (bulb, n) =>
              n % PHASES.length === phase && <Lit key={`${bulb.x},${bulb.y}`} bulb={bulb} amber={n % 2 === 0} />,
          )}
        </svg>
      ))}
      <p class="sign-tagline">{TITLE.tagline}</p>
      <h1 class="sign-name">{TITLE.name}</h1>
      <p class="sign-tonight">{TITLE.tonight}</p>
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
      {BULBS.map(({ x, y }, n) => (
        <circle key={`${x},${y}`} class={n % 2 === 0 ? 'bulb amber' : 'bulb cream'} cx={x} cy={y} r="5.4" />
      ))}
    </svg>
  );
}

function Lit({ bulb, amber }: { bulb: Bulb; amber: boolean }) {
  return (
    <>
      <circle cx={bulb.x} cy={bulb.y} r="15" fill={amber ? 'url(#amber-halo)' : 'url(#cream-halo)'} />
      <circle cx={bulb.x} cy={bulb.y} r="5.6" fill={amber ? '#ffb703' : '#fff3cf'} />
    </>
  );
}
